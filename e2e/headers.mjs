// What a host is to send with the files of a site: the file `_headers`, as Netlify and Cloudflare read it.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The rules of a folder, in their order; none if it has no such file. */
export async function rulesOf(folder) {
  const text = await readFile(join(folder, '_headers'), 'utf8').catch(() => '')
  const rules = []
  for (const line of text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))) {
    if (/^\s/.test(line)) {
      const [, name, value] = line.match(/^\s+([\w-]+):\s*(.*)$/)
      rules.at(-1).headers.push([name, value])
    } else {
      rules.push({ path: line.trim(), headers: [] })
    }
  }
  return rules
}

/** What is sent with a path: every rule that matches has its say, and the values of one header are joined. */
export function sent(rules, path) {
  const headers = {}
  for (const rule of rules.filter((rule) => matches(rule.path, path))) {
    for (const [name, value] of rule.headers) headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return headers
}

function matches(pattern, path) {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path
}
