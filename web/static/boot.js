// Starts the program and brings every island of the page to life.
import init, * as program from './{module}'

await init({ module_or_path: new URL('./{wasm}', import.meta.url) })
for (const island of document.querySelectorAll('leptos-island')) program[island.dataset.component]?.(island)
document.documentElement.dataset.ready = ''
performance.mark('coalescope-ready')
