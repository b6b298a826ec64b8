// Has the browser keep what the reader opens, for reading without a network; the service worker does the keeping.
//
// It waits until the page answers and the browser has nothing else to do.

const { serviceWorker, connection } = navigator
const root = new URL('.', import.meta.url)
const line = document.querySelector('[data-kept]')
const desk = document.querySelector('[data-keep]')
/** A reader who opens a second page is here to read: the course comes along, unless data is dear. */
const returns = Boolean(serviceWorker.controller)
const sparing = Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))

if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
await new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done))

const worker = await found()
serviceWorker.addEventListener('message', ({ data }) => {
  if (line && data.page) line.hidden = false
  if (desk && data.all) show(data)
  if (data.more) worker.postMessage({ all: true })
})
worker?.postMessage({
  opened: location.origin + location.pathname.replace(/index\.html$/, ''),
  lang: returns && document.documentElement.lang,
  sparing,
})

/** A figure by itself does not bring the worker, but is kept by one that is there. */
async function found() {
  if (!line) return serviceWorker.controller
  try {
    await serviceWorker.register(new URL('sw.js', root), { scope: root.pathname, updateViaCache: 'none' })
    return (await serviceWorker.ready).active
  } catch {
    // Some browsers keep nothing, in private windows for one: then the site is as it was.
    return null
  }
}

if (desk && worker) {
  const button = desk.querySelector('button')
  button.addEventListener('click', () => {
    button.disabled = true
    desk.querySelector('[role=status]').textContent = ''
    // Without this right, the browser may clear the site away when the device gets full.
    navigator.storage?.persist?.()
    worker.postMessage({ all: true })
  })
  worker.postMessage({ all: false })
}

/** Says how much is kept, and whether more can be. */
function show({ kept, all, stopped }) {
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1)
  const [button, bar, standing, said] = ['button', 'progress', '[data-standing]', '[role=status]'].map((part) => desk.querySelector(part))
  bar.max = all
  bar.value = kept
  standing.textContent = standing.dataset.standing.replace('{kept}', megabytes(kept)).replace('{all}', megabytes(all))
  button.hidden = kept === all
  if (stopped) button.disabled = false
  if (stopped || kept === all) said.textContent = stopped ? desk.dataset.stopped : desk.dataset.whole
  desk.hidden = false
}
