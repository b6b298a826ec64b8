// Opens a page of the site in one file: unpacks it, has its links lead to other pages of the file, starts the program.
//
// The address says which page, as in `coalescope.html?page=en/coalescing/&v=1#hardware`. A link to another page is a
// visit like any other, so that the ways back and forward are the browser's own. Nothing is asked of any host.

const parcels = new Map([...document.querySelectorAll('[data-parcel]')].map((parcel) => [parcel.dataset.parcel, parcel.textContent]))

function unpacked(name) {
  const bytes = Uint8Array.from(atob(parcels.get(name)), (letter) => letter.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')))
}

const isPage = (name) => name.endsWith('/') && parcels.has(name)

// What is no page of the file leads to the first one.
const query = new URLSearchParams(location.search)
const asked = (query.get('page') ?? '').replace(/\/?$/, '/')
const page = isPage(asked) ? asked : 'en/'

// The program expects the page's name at the beginning of the query, written as here.
if (!`${location.search}&`.startsWith(`?page=${page}&`)) {
  query.delete('page')
  const own = query.toString()
  history.replaceState(history.state, '', `?page=${page}${own && `&${own}`}${location.hash}`)
}

const { body, title, documentElement } = new DOMParser().parseFromString(await unpacked(page).text(), 'text/html')
const root = document.documentElement
root.lang = documentElement.lang
root.dataset.page = page
document.title = title
document.body.replaceWith(body)

/** Has a link lead into the file, if it leads to something that is in it. */
async function lead(link) {
  const href = link.getAttribute('href')
  if (/^([a-z]+:|#|\?page=)/.test(href)) return
  const { pathname, search, hash } = new URL(href, `file:///${page}`)
  const there = pathname.slice(1)
  if (isPage(there)) link.setAttribute('href', `?page=${there}${search.replace('?', '&')}${hash}`)
  else if (parcels.has(there)) link.href = URL.createObjectURL(await unpacked(there).blob())
}

// Figures write links, too.
const links = (element) => (element.matches('a[href]') ? [element] : element.querySelectorAll('a[href]'))
const rewritten = new MutationObserver((changes) => {
  for (const { target } of changes) for (const link of links(target)) lead(link)
})
rewritten.observe(body, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] })
for (const link of links(body)) lead(link)

// Where the reader was, on the way back and after a reload, or where the link leads: the browser looked for it before
// there was a page. A tab that may keep nothing begins at the top.
const [visit] = performance.getEntriesByType('navigation')
const place = () => `coalescope-top ${location.href}`
let top
try {
  if (visit.type !== 'navigate') top = sessionStorage.getItem(place())
  addEventListener('pagehide', () => sessionStorage.setItem(place(), scrollY))
} catch {}
if (top) scrollTo({ top, behavior: 'instant' })
else if (location.hash) location.replace(location.href)

await wasm_bindgen({ module_or_path: await unpacked('program').arrayBuffer() })
for (const island of document.querySelectorAll('leptos-island')) wasm_bindgen[island.dataset.component]?.(island)
for (const part of document.querySelectorAll('body [data-later]')) part.dataset.ready = ''
root.dataset.ready = ''
for (const start of beside) start()
