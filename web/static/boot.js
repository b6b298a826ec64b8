// Starts the program and brings every island of the page to life.
import init, * as program from './{module}'

// A page that leads to another one, as `frame.js` does, has nothing to start.
if ('leaving' in document.documentElement.dataset) await new Promise(() => {})

// Few readers save a picture as PNG, so the script for that is fetched when one does, and takes this one's place.
globalThis.savePng = async (...picture) => {
  await import('./{png}')
  return savePng(...picture)
}

await init({ module_or_path: new URL('./{wasm}', import.meta.url) })
const islands = [...document.querySelectorAll('leptos-island')]
for (const island of islands.filter((island) => !island.closest('body [data-later]'))) program[island.dataset.component]?.(island)
document.documentElement.dataset.ready = ''
performance.mark('coalescope-ready')
dispatchEvent(new Event('coalescope-ready'))

// What stands at the end of a long page has a program of its own, which is fetched when the reader comes near.
const later = document.querySelector('body [data-later]')
const near = new IntersectionObserver(
  ([entry]) => {
    if (!entry.isIntersecting) return
    near.disconnect()
    import(new URL(document.documentElement.dataset.later, import.meta.url))
  },
  { rootMargin: '600px' },
)
if (later) near.observe(later)
if (document.querySelector('.loader')) import('./{loader}')
if (document.querySelector('.toc, .sample, [data-continue]')) import('./{reading}')
if (document.querySelector('.take')) import('./{notes}')
// At the top of a tab the browser may keep pages for later. A page without an origin has no place for them.
if (self === top && origin !== 'null' && 'serviceWorker' in navigator) import('./{keeping}')
