// A program that uses every function; it is not run: the compiler says whether the types hold what they promise.
//
// A line under `@ts-expect-error` that is no error is an error.

import { analyze, derive, figure } from 'coalescope'
import type { Counts, Derivation, GlobalAccess, GlobalCounts, Line, LineError, SharedCounts, Snippet } from 'coalescope'

const offsets = Array.from({ length: 32 }, (_, lane) => 4 * lane)

const global: GlobalCounts = analyze({ op: 'global-load', width: 4, offsets, mask: 'ffff', arch: 'volta', id: 7 })
const shared: SharedCounts = analyze({ op: 'shared-store', width: 16, offsets: Uint32Array.from(offsets) })
const efficiency: number | null = global.efficiency
const [[lane, address]]: [number, number | bigint][] = global.lanes as [[number, number]]
const conflicts: number = shared.conflicts

const snippet: Snippet = { snippet: 'float *a; x = a[threadIdx.x];', block: [32, 4], base: 2n ** 40n, memory: 'global' }
const counts: Counts = analyze(snippet, { lang: 'hi-Latn' })
const turns: number = 'sectors' in counts ? counts.sectors : counts.wavefronts
const assumed: string | undefined = counts.assumes

const lines: Line[] = [snippet, { op: 'global-store', width: 1, offsets: offsets.map(BigInt) }]
const all: Counts[] = analyze([...lines, '{"op":"global-load"}'])
const several: GlobalCounts[] = analyze([1, 2].map((width): GlobalAccess => ({ op: 'global-load', width: width as 1 | 2, offsets })))

const derivation: Derivation = derive('{}', { lang: 'en' })
const moved: number | undefined = derivation.lines.find((line) => line.symbol === 'M' && line.unit === 'B')?.value
const svg: string = figure('fig=banks&stride=33', { lang: 'en', layout: 'narrow', theme: 'dark', site: '/' })

try {
  analyze(lines)
} catch (error) {
  const { line, column, snippet }: LineError = error as LineError
  const where: number = snippet?.line ?? line + column
}

// @ts-expect-error: an operation is of global or shared memory.
analyze({ op: 'texture-load', width: 4, offsets })
// @ts-expect-error: a lane has a power of two of bytes.
analyze({ op: 'global-load', width: 3, offsets })
// @ts-expect-error: addresses are numbers.
analyze({ op: 'global-load', width: 4, offsets: offsets.map(String) })
// @ts-expect-error: a mask is hexadecimal text.
analyze({ op: 'global-load', width: 4, offsets, mask: 0xffff })
// @ts-expect-error: the banks of Kepler are not modelled.
analyze({ op: 'shared-load', width: 4, offsets, arch: 'kepler' })
// @ts-expect-error: nothing says which bytes are touched.
analyze({ op: 'global-load', width: 4 })
// @ts-expect-error: a block has three sides at most.
analyze({ snippet: '', block: [1, 1, 1, 1] })
// @ts-expect-error: a language has a tag.
analyze(snippet, { lang: 'Hinglish' })
// @ts-expect-error: an access to global memory has no conflicts.
analyze({ op: 'global-load', width: 4, offsets }).conflicts
// @ts-expect-error: which of the two it is has to be asked.
counts.sectors
// @ts-expect-error: shared memory moves no sectors to derive.
derive({ op: 'shared-load', width: 4, offsets })
// @ts-expect-error: one line is derived at a time.
derive([snippet])
// @ts-expect-error: a figure is named by a query.
figure({ fig: 'banks' })
// @ts-expect-error: the layouts have names.
figure('fig=banks', { layout: 960 })
// @ts-expect-error: this option is another function's.
derive(snippet, { theme: 'dark' })

export { address, all, assumed, conflicts, efficiency, lane, moved, several, svg, turns }
