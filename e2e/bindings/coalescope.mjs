// The built module, as Node.js imports it, and what the command line says about the same lines.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { dist } from '../server.mjs'

export const { analyze, derive, figure } = await import(new URL('bindings/coalescope.js', pathToFileURL(`${dist}/`)))

/** The answers of `coalescope analyze` to lines of text, or to objects. */
export function commandLine(lines) {
  const program = process.env.COALESCOPE_CLI ?? 'coalescope'
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  try {
    return answers(execFileSync(program, ['analyze'], { input, maxBuffer: 1 << 28 }))
  } catch (error) {
    // 1 says that lines were wrong, which their answers say as well.
    if (error.status !== 1) throw error
    return answers(error.stdout)
  }
}

const answers = (output) => output.toString().trim().split('\n').map((line) => JSON.parse(line))

/** Lines of a file of the repository. */
export function linesOf(path) {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  return text.split('\n').filter((line) => line.trim())
}

/** What a function throws. */
export function thrown(run) {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

/** Every lane loads one float, this many floats from the one before. */
export function strided(stride, more = {}) {
  return { op: 'global-load', width: 4, offsets: Array.from({ length: 32 }, (_, lane) => 4 * stride * lane), ...more }
}
