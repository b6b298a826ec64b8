/**
 * What a warp's access to memory costs: the model of Coalescope for JavaScript.
 *
 * ```js
 * import { analyze, derive, figure } from 'https://coalescope.example/bindings/coalescope.js'
 *
 * const { sectors, efficiency } = analyze({ snippet: 'float *a; float x = a[threadIdx.x * 2];' }) // 8, 0.5
 * document.body.innerHTML += figure('fig=coalescing&stride=2')
 * ```
 *
 * The module is ready when its `import` is; there is nothing to start. It runs in browsers, in workers and in Node.js.
 * A page with a Content-Security-Policy has to allow it: `script-src … 'wasm-unsafe-eval'`. What is wrong is thrown as
 * an `Error` whose message is in the language asked for.
 *
 * @packageDocumentation
 */

/** The language of messages and pictures: English, or Hinglish, which is Hindi in Latin letters. */
export type Lang = 'en' | 'hi-Latn'

/**
 * A generation of GPUs. `fermi` and `kepler-l1` fill lines of 128 bytes, the others sectors of 32. `volta` stands for
 * Volta, Turing, Ampere, Ada, Hopper and Blackwell.
 */
export type Arch = 'fermi' | 'kepler' | 'kepler-l1' | 'maxwell' | 'pascal' | 'volta'

/** A byte address, from 0. Answers have a `bigint` only above `Number.MAX_SAFE_INTEGER`. */
export type Address = number | bigint

/** One byte address a lane, 32 in all. What stands at an inactive lane is not read. */
export type Offsets = readonly (Address | null)[] | Uint32Array | Float64Array | BigUint64Array

/** Bytes that each lane reads or writes. Its address must be a multiple of them. */
export type Width = 1 | 2 | 4 | 8 | 16

/** The sides x, y and z of a block or a grid, or a block's place in its grid; those left out are 1 or 0. */
export type Sides = readonly [x: number] | readonly [x: number, y: number] | readonly [x: number, y: number, z: number]

/** An access to global memory, lane by lane. */
export interface GlobalAccess {
  /** Comes back with the answer, whatever it is. */
  id?: unknown
  op: 'global-load' | 'global-store'
  width: Width
  /** Which lanes are active: 1 to 8 hexadecimal digits, bit 0 is lane 0. All, if left out. */
  mask?: string | null
  offsets: Offsets
  /** `volta`, if left out. */
  arch?: Arch | null
}

/** An access to shared memory, lane by lane. */
export interface SharedAccess {
  /** Comes back with the answer, whatever it is. */
  id?: unknown
  op: 'shared-load' | 'shared-store'
  width: Width
  /** Which lanes are active: 1 to 8 hexadecimal digits, bit 0 is lane 0. All, if left out. */
  mask?: string | null
  offsets: Offsets
  /** `volta`, if left out. The banks of earlier ones are not modelled. */
  arch?: 'maxwell' | 'pascal' | 'volta' | null
}

/**
 * A piece of CUDA C++, run for one warp. Which of its loads and stores is meant follows from `memory`, `op`, `bytes`
 * and `access`; without them it is the first that is not about constants.
 */
export interface Snippet {
  /** Comes back with the answer, whatever it is. */
  id?: unknown
  /** Declarations and statements, or a whole kernel. */
  snippet: string
  /** `blockDim`: `[32, 1, 1]`, if left out. */
  block?: Sides | null
  /** `[0, 0, 0]`, if left out. */
  blockIdx?: Sides | null
  /** Unknown, if left out. */
  gridDim?: Sides | null
  /** Which warp of the block, from 0. The first, if left out. */
  warp?: number | null
  /** The address at which the array begins, in bytes. 0, if left out. */
  base?: Address | null
  memory?: 'global' | 'shared' | null
  op?: 'load' | 'store' | null
  /** Bytes a lane. */
  bytes?: number | null
  /** The place among the accesses that are left, from 0. */
  access?: number | null
  /** `volta`, if left out. */
  arch?: Arch | null
}

/** What is counted: an access lane by lane, or the CUDA that makes one. */
export type Line = GlobalAccess | SharedAccess | Snippet

/** What every answer has. */
interface Counted {
  /** The line's own, or `null`. */
  id: unknown
  /** The active lanes, each with its byte address. */
  lanes: [lane: number, address: Address][]
  /** A condition of the snippet that had to be taken for true, such as `i < n`. */
  assumes?: string
}

/** What an access to global memory costs. */
export interface GlobalCounts extends Counted {
  /** Parts into which the load/store unit splits the instruction. */
  requests: number
  /** Different sectors of 32 bytes with a byte that an active lane wants. */
  sectors: number
  /** Different lines of 128 bytes with such a byte. */
  lines: number
  /** Width × active lanes. */
  requested_bytes: number
  /** Different bytes wanted. */
  unique_bytes: number
  /** Bytes moved between L2 and the SM: sectors, or whole lines where a load fills those. */
  moved_bytes: number
  /** `unique_bytes` ÷ `moved_bytes`, from 0 to 1. `null` if nothing is moved. */
  efficiency: number | null
}

/** What an access to shared memory costs. */
export interface SharedCounts extends Counted {
  /** Groups with an active lane, after merging: the fewest wavefronts there could be. */
  groups: number
  /** Whether groups of lanes with 8 or 16 bytes each were served together, two at a time. */
  merged: boolean
  /** Cycles of the data stage. */
  wavefronts: number
  /** Wavefronts − groups, as the profiler counts bank conflicts. */
  conflicts: number
  /** Words that the busiest bank delivers in one group: 1 is free, 0 an empty mask. */
  n_way: number
}

/** An answer: `'sectors' in counts` tells which. */
export type Counts = GlobalCounts | SharedCounts

/** A character's place; both count from 1. */
export interface Place {
  line: number
  column: number
}

/** Thrown for a line that cannot be counted. */
export interface LineError extends Error, Place {
  name: 'LineError'
  /** Which line of the array; 1 if there was only one. */
  line: number
  /** The character of the line's text; for an object, of the text that `JSON.stringify` makes of it. */
  column: number
  /** Where in the snippet, if that is what is wrong. */
  snippet?: Place
}

/** Thrown for a figure's query that cannot be taken whole. */
export interface QueryError extends Error {
  name: 'QueryError'
  /** A sentence for each parameter; the message has them all. */
  faults: string[]
}

/** In which language to say what is wrong. */
export interface LangOption {
  /** `en`, if left out. */
  lang?: Lang
}

/**
 * Counts what accesses cost. A string is one line of JSON, as `coalescope analyze` reads it.
 *
 * @throws {LineError} for the first line that is wrong. A `TypeError` for wrong options.
 */
export function analyze(line: GlobalAccess, options?: LangOption): GlobalCounts
export function analyze(line: SharedAccess, options?: LangOption): SharedCounts
export function analyze(line: Line | string, options?: LangOption): Counts
export function analyze(lines: readonly GlobalAccess[], options?: LangOption): GlobalCounts[]
export function analyze(lines: readonly SharedAccess[], options?: LangOption): SharedCounts[]
export function analyze(lines: readonly (Line | string)[], options?: LangOption): Counts[]

/** A line of a derivation: symbol = formula = numbers = result. */
export interface Derived {
  /** The quantity in words. */
  name: string
  /** Its letter, such as `M` or `η`. */
  symbol: string
  /** In letters, such as `n × T`; empty if the quantity is counted. */
  formula: string
  /** The same in numbers, such as `8 × 32 B`; empty if the quantity is counted. */
  numbers: string
  /** What comes out, rounded, with its unit, such as `256 B`. */
  result: string
  /** What comes out, not rounded, in that unit. */
  value: number
  /** Bytes, nanoseconds, 10⁹ bytes a second, hundredths, times, or a bare number. */
  unit: 'B' | 'ns' | 'GB/s' | '%' | '×' | ''
  /** Whether it is the line that many notes have and that is wrong. */
  myth: boolean
  /** The whole line but its name, as a `<math>` element. */
  mathml: string
}

/** What an access costs, step by step. */
export interface Derivation {
  lines: Derived[]
  /** Where the bandwidth B and the latency L come from. */
  assumptions: string
  /** All of it, as a table and a paragraph that need no style sheet. */
  html: string
}

/**
 * Derives what an access to global memory costs, with its own numbers.
 *
 * @throws {LineError} for a line that is wrong. A `TypeError` for an access to shared memory or wrong options.
 */
export function derive(line: GlobalAccess | Snippet | string, options?: LangOption): Derivation

/** How a picture is to look. */
export interface FigureOptions extends LangOption {
  /** For the width of a page, 960 pixels, or of a column or a phone, 328 pixels. `wide`, if left out. */
  layout?: 'wide' | 'narrow'
  /** Light or dark as the reader's system is, or one of them for programs that cannot ask. `auto`, if nothing says. */
  theme?: 'auto' | 'light' | 'dark'
  /** Where the site is, for the link in the file. That of the address, else where this module came from, if left out. */
  site?: string
}

/**
 * Draws a figure: an SVG file that stands alone, with its title, its description and the address of the live figure.
 *
 * `query` is that of a figure's address, such as `fig=banks&stride=33`; or the whole address, which may also tell
 * language, theme and site; or a figure's name, for the state in which it opens.
 *
 * @throws {QueryError} for a query that is wrong. A `TypeError` for wrong options.
 */
export function figure(query: string, options?: FigureOptions): string
