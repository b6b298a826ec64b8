// The service worker: keeps pages on the reader's device, and shows them where the network does not answer.
//
// Everything is kept under a name that says its content: files carry a hash in their names, and a page is kept under
// its address with its hash behind. So two builds can lie in one cache, and a page never meets another build's program:
// it is kept only if every file that it names is one of this build's, and after all of them. A new worker fetches the
// new form of what is kept while the old one still serves; it takes over when no page of the old build is open, and
// only then clears away what is not its own.
//
// Absent on purpose: `skipWaiting`, since an open page may still fetch its cards; answers that nobody opened, asked for
// or is about to read; other origins, and whatever is not a page or a file of a page.

/** Each page by its path: its hash, the bytes of its download, the files it needs, and those it fetches late. */
const pages = new Map({pages})
/** Bytes of the download, by the name below the root. */
const files = new Map({files})
/** The pages of the course in each language, in the order of reading. */
const course = {course}

/** What is shown for a page that neither the network nor the cache has. */
const missing = {missing}

const { scope } = registration
/** Names that carry a hash, wherever they stand in a text. */
const hashed = /[\w-]+-[0-9a-f]{16}(_bg)?\.(js|wasm|woff2|svg)/g
/** How long a page that is kept waits for the network, in milliseconds. */
const patience = 3000

/** Scopes differ among the sites of an origin, and so do their caches. */
const open = () => caches.open(`coalescope ${scope}`)
const keyOfPage = (path) => `${scope}${path}?${pages.get(path).hash}`
const keyOfFile = (name) => scope + name

addEventListener('install', (event) => event.waitUntil(renew()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope) || request.headers.has('range')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (request.url.match(hashed)) event.respondWith(file(request))
})
addEventListener('message', (event) => {
  const tell = (told) => event.source.postMessage(told)
  event.waitUntil(event.data.opened ? keepOpened(event.data, tell) : keepAll(event.data, tell))
})

/** Fetches the new form of every page that is kept. If one fails, the old worker goes on, and the browser tries again. */
async function renew() {
  const kept = [...(await keys())].map((key) => key.split('?')[0].slice(scope.length))
  for (const path of kept) if (pages.has(path)) await keep(path, navigator.connection?.saveData)
}

async function takeOver() {
  const ours = new Set(everything().map(([key]) => key))
  const cache = await open()
  for (const key of await keys()) if (!ours.has(key)) await cache.delete(key)
  // The page that brought the worker fetches the rest of its files through it.
  await clients.claim()
  await registration.navigationPreload?.enable()
}

/** The page from the network, where it is always the newest; from the cache if the network is slow, broken or gone. */
async function page({ request, preloadResponse }) {
  const path = request.url.slice(scope.length).split(/[?#]/)[0].replace(/(^|\/)index\.html$/, '$1')
  const network = (async () => (await preloadResponse) ?? fetch(request))()
  network.catch(() => {})
  const own = pages.has(path) ? await kept(keyOfPage(path)) : undefined
  try {
    const answer = await (own ? Promise.race([network, pause(patience)]) : network)
    return own && !(answer?.status < 500) ? own : answer
  } catch {
    return own ?? (await elsewhere(path, new URL(request.url))) ?? nowhere()
  }
}

/** A file has one content for ever, so that which is kept is right. */
async function file(request) {
  return (await kept(request.url)) ?? fetch(request)
}

/** Where a host or a script would lead on to: a folder without its slash, or the figure or deck that an address names. */
async function elsewhere(path, { search, searchParams }) {
  const named = `${path}${searchParams.get(path.endsWith('/cards/') ? 'chapter' : 'fig')}/`
  if (pages.has(`${path}/`)) return Response.redirect(`${scope}${path}/${search}`)
  const leads = /\/embed\/(cards\/)?$/.test(path) && pages.has(named) && (await kept(keyOfPage(named)))
  return leads ? Response.redirect(`${scope}${named}${search}`) : undefined
}

/** It stands under any address, so its links start from the root. */
function nowhere() {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(missing.replaceAll('href="./', `href="${scope}`), { status: 503, headers })
}

/** Storage can be blocked: then nothing is kept, and the network is all there is. */
async function kept(key) {
  try {
    return await (await open()).match(key, { ignoreVary: true })
  } catch {
    return undefined
  }
}

const keys = async () => new Set((await (await open()).keys()).map(({ url }) => url))

/** The page that the reader has opened; then, unless data is dear, its other languages and the course in one of them. */
async function keepOpened({ opened, lang, sparing }, tell) {
  const path = opened.slice(scope.length)
  if (!pages.has(path)) return
  try {
    await keep(path, sparing)
    tell({ page: true, ...(await standing()) })
    if (sparing) return
    const twins = Object.keys(course).map((lang) => (path ? path.replace(/^[^/]+/, lang) : `${lang}/`))
    for (const other of [...twins, ...(course[lang] ?? [])]) await keep(other)
    tell(await standing())
  } catch {
    // What has come is kept; the next page goes on from there.
  }
}

/** The next part of the site, if it is wanted: an event that lasts for minutes would be cut off. */
async function keepAll({ all }, tell) {
  try {
    const there = await keys()
    const whole = ([path, { needs, late }]) => [keyOfPage(path), ...[...needs, ...late].map(keyOfFile)].every((key) => there.has(key))
    const next = all && [...pages].find((page) => !whole(page))
    if (next) await keep(next[0])
    tell({ more: Boolean(next), ...(await standing()) })
  } catch {
    tell({ stopped: true, ...(await standing()) })
  }
}

/** How many bytes of the downloads are kept, of how many. */
async function standing() {
  const [there, all] = [await keys(), everything()]
  const sum = (some) => some.reduce((sum, [, bytes]) => sum + bytes, 0)
  return { kept: sum(all.filter(([key]) => there.has(key))), all: sum(all) }
}

/** The key and the bytes of each page and file of this build. */
function everything() {
  const allPages = [...pages].map(([path, { bytes }]) => [keyOfPage(path), bytes])
  return [...allPages, ...[...files].map(([name, bytes]) => [keyOfFile(name), bytes])]
}

/** A page after its files, so that what is kept is whole. A reader who spares data fetches late files when they are due. */
async function keep(path, sparing = false) {
  const { needs, late } = pages.get(path)
  for (const name of sparing ? needs : [...needs, ...late]) await once(keyOfFile(name), keepFile)
  await once(keyOfPage(path), keepPage)
}

const coming = new Map()

/** Does it unless that is done or under way. */
async function once(key, get) {
  if (await kept(key)) return
  if (!coming.has(key)) coming.set(key, get(key).finally(() => coming.delete(key)))
  await coming.get(key)
}

async function keepFile(key) {
  await (await open()).put(key, await fetched(key))
}

/** The host may be between two builds: then the page waits for the worker that it belongs to. */
async function keepPage(key) {
  const answer = await fetched(key.split('?')[0], { cache: 'no-cache' })
  const text = await answer.text()
  const names = text.match(hashed) ?? []
  if (!names.every((name) => files.has(name))) throw new Error(`${key} is of another build`)
  await (await open()).put(key, new Response(text, { headers: answer.headers }))
}

/** A whole answer by this site; errors, and answers that cannot be looked into, are never kept. */
async function fetched(url, options) {
  const answer = await fetch(url, { priority: 'low', ...options })
  if (answer.status !== 200 || answer.type !== 'basic') throw new Error(`${url}: ${answer.status}`)
  return answer
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms))
