// Starts the program and brings every island of the page to life.
import init, * as program from './{module}'

// The plain embed page shows the first figure; an address that names another one leads to that figure's own page.
const { others } = document.documentElement.dataset
const figure = new URLSearchParams(location.search).get('fig')
if (others?.split(' ').includes(figure)) {
  location.replace(`${figure}/${location.search}${location.hash}`)
  await new Promise(() => {})
}

await init({ module_or_path: new URL('./{wasm}', import.meta.url) })
for (const island of document.querySelectorAll('leptos-island')) program[island.dataset.component]?.(island)
document.documentElement.dataset.ready = ''
performance.mark('coalescope-ready')
if (document.querySelector('.loader')) import('./{loader}')
if (document.querySelector('.toc, .sample, [data-continue]')) import('./{reading}')
