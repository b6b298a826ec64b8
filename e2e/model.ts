// What the model counts, asked of the command line: a way to it that does not pass through the page.
//
// `COALESCOPE_CLI` names the program; by hand it is the one that `cargo build -p cli` leaves.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, type Figure } from './fixtures'

const cli = process.env.COALESCOPE_CLI ?? fileURLToPath(new URL('../target/debug/coalescope', import.meta.url))

/** Bytes a lane, and the first byte of each lane: null where it is switched off. */
export interface Access {
  width: number
  addresses: (number | null)[]
  arch?: string
}

/** Neighbouring elements, or elements `stride` apart. */
export function strided(stride: number, width = 4): Access {
  return { width, addresses: Array.from({ length: 32 }, (_, lane) => lane * stride * width) }
}

/** What the model counts, by the names and in the words of a figure's number row. */
export function count({ width, addresses, arch = 'volta' }: Access): Record<string, string> {
  const on = addresses.reduce((mask: bigint, at, lane) => (at === null ? mask : mask | (1n << BigInt(lane))), 0n)
  const line = { op: 'global-load', width, mask: on.toString(16), offsets: addresses.map((at) => at ?? 0), arch }
  const run = spawnSync(cli, ['analyze'], { input: `${JSON.stringify(line)}\n`, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`${cli} failed: ${run.error ?? ''}${run.stderr ?? ''}${run.stdout ?? ''}`)
  const counts = JSON.parse(run.stdout)
  return {
    requests: String(counts.requests),
    lines: String(counts.lines),
    sectors: String(counts.sectors),
    requested: String(counts.requested_bytes),
    unique: String(counts.unique_bytes),
    moved: String(counts.moved_bytes),
    efficiency: counts.efficiency === null ? '–' : `${Math.round(counts.efficiency * 1000) / 10} %`,
  }
}

/** The access that a figure's open table shows. */
export async function shown(figure: Figure): Promise<Access> {
  const rows = await figure.table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
  const lanes = rows.map(([, first, last]) => (last ? { first: Number(first), last: Number(last) } : null))
  const some = lanes.find((lane) => lane !== null)
  return { width: some ? some.last - some.first + 1 : 4, addresses: lanes.map((lane) => lane?.first ?? null) }
}

/** Holds the number row against the model's counts of the access that the open table shows. */
export async function agrees(figure: Figure, arch?: string): Promise<Record<string, string>> {
  const counts = count({ ...(await shown(figure)), arch })
  for (const [name, value] of Object.entries(counts)) {
    await expect.soft(figure.readout(name), name).toHaveText(value)
  }
  return counts
}
