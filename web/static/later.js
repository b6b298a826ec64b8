// Brings the cards at the end of a chapter to life, with a program of their own.
import init, * as program from './{module}'

await init({ module_or_path: new URL('./{wasm}', import.meta.url) })
for (const island of document.querySelectorAll('[data-later] leptos-island')) {
  program[island.dataset.component]?.(island)
  island.closest('[data-later]').dataset.ready = ''
}
