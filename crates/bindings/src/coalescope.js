// Starts the module: who imports it need not.
//
// Absent on purpose: what the functions do. They are compiled, and `coalescope_bg.js` calls them.

import * as compiled from './coalescope_bg.js'

const url = new URL('coalescope_bg.wasm', import.meta.url)

/** The compiled module. Node.js fetches no files, but reads them; what bundlers make of this, they need not look at. */
async function bytes() {
  if (url.protocol === 'file:') {
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises')
    return readFile(url)
  }
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`)
  return response.arrayBuffer()
}

const { instance } = await WebAssembly.instantiate(await bytes(), { './coalescope_bg.js': compiled })
compiled.__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start?.()

/** The site that this module came from: pictures say it. */
const site = url.protocol === 'file:' ? '' : new URL('..', url).href

export const { analyze, derive } = compiled
export const figure = (query, options) => compiled.figure(query, options, site)
