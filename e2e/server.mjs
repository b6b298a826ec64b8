// A static server as plain as any host: files under a sub-path, right types, and the headers that `_headers` asks for.
//
// Run by itself it serves the built site, and other people's notes from another origin:
// `PORT=4173 NOTES_PORT=4174 node server.mjs`.

import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'
import { rulesOf, sent } from './headers.mjs'

/** The built site; `DIST` names another copy of it. */
export const dist = process.env.DIST ?? fileURLToPath(new URL('../dist/', import.meta.url))
const notes = fileURLToPath(new URL('notes/', import.meta.url))

/** Notes as other people's tools make them; `cargo xtask hosts` does. */
export const hosts = fileURLToPath(new URL('../target/hosts/', import.meta.url))

/** The built site never stands at the root of a host, so nothing may depend on that. */
export const base = '/gpu/'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
const isText = /^text\/|json|xml/
const compressible = /text|javascript|json|svg|wasm|xml/

/** What stands in notes for the address of the site; the notes server writes the real one instead. */
const PLACEHOLDER = 'https://coalescope.example/'
/** What stands in notes for their own address: some follow links within a page only if it is right, port and all. */
const OWN_PLACEHOLDER = 'https://notes.example/'

/**
 * Serves `folder` under `base`; resolves to the server once it listens. Port 0 is any free one. With `site`, texts name
 * that address wherever they say `https://coalescope.example/`. `beside` are other folders, by their own base.
 */
export async function serve({ folder, base, port, gzip = false, site, beside = {} }) {
  const folders = { ...beside, [base]: folder }
  const rules = await rulesOf(folder)
  const server = createServer(async (request, response) => {
    const found = request.method === 'GET' || request.method === 'HEAD' ? await find(folders, request.url) : {}
    const below = `/${request.url.split('?')[0].slice(base.length)}`
    const headers = rules.length ? sent(rules, below) : { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' }
    if (found.moved) return response.writeHead(301, { ...headers, Location: found.moved }).end()
    if (!found.file) {
      // As hosts do that know such a page.
      const page = await readFile(join(folder, '404.html')).catch(() => `Not found: ${request.url}\n`)
      const type = typeof page === 'string' ? 'text/plain' : types['.html']
      return response.writeHead(404, { ...headers, 'Content-Type': type }).end(page)
    }
    const type = types[extname(found.file)] ?? 'application/octet-stream'
    const squeeze = gzip && compressible.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    response.writeHead(200, { 'Content-Type': type, ...headers, ...(squeeze && { 'Content-Encoding': 'gzip' }) })
    if (request.method === 'HEAD') return response.end()
    const written = site && isText.test(type) && (await readFile(found.file, 'utf8'))
    const named = written && written.replaceAll(PLACEHOLDER, site).replaceAll(OWN_PLACEHOLDER, `http://${request.headers.host}/`)
    const content = named ? Readable.from([named]) : createReadStream(found.file)
    content.on('error', () => response.destroy())
    if (squeeze) content.pipe(createGzip({ level: 9 })).pipe(response)
    else content.pipe(response)
  })
  await new Promise((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done))
  return server
}

/** The file for a request; or where to look instead, as hosts do for a folder without its slash. */
async function find(folders, url) {
  let path
  try {
    path = decodeURIComponent(new URL(url, 'http://host').pathname)
  } catch {
    return {}
  }
  const [base, folder] = Object.entries(folders).find(([base]) => path.startsWith(base)) ?? []
  if (!base) return {}
  const file = normalize(join(folder, path.slice(base.length)))
  if (!file.startsWith(normalize(folder))) return {}
  const entry = await stat(file).catch(() => null)
  if (entry?.isFile()) return { file }
  if (!entry?.isDirectory()) return {}
  if (!path.endsWith('/')) return { moved: `${path}/${new URL(url, 'http://host').search}` }
  const index = join(file, 'index.html')
  return (await stat(index).catch(() => null))?.isFile() ? { file: index } : {}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 4173)
  // The site last: whoever waits for it finds the notes ready, too.
  const site = `http://127.0.0.1:${port}${base}`
  const notesPort = Number(process.env.NOTES_PORT ?? 4174)
  await serve({ folder: notes, base: '/', beside: { '/hosts/': hosts }, port: notesPort, site })
  await serve({ folder: dist, base, port })
}
