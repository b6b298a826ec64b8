// Whatever is given, the module answers or throws, and goes on.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspect } from 'node:util'
import { analyze, derive, figure, linesOf, strided } from './coalescope.mjs'

const cyclic = {}
cyclic.self = cyclic
const throwing = { get op() { throw new Error('no') } }
const proxy = (target) => new Proxy(target, { get() { throw new Error('no') }, ownKeys() { throw new Error('no') } })
const sparse = []
sparse.length = 2 ** 32 - 1

const odd = [
  undefined, null, true, 0, -0, NaN, Infinity, 7n, '', ' ', '{', '\0', '\ud800', '{"id":"\\ud800"}', 'null', '[]',
  Symbol('line'), () => 1, new Date(NaN), /x/, new Map([['op', 'global-load']]), new Set([1]), new Uint8Array(8),
  Object.create(null), cyclic, { ...strided(1), id: cyclic }, throwing, proxy({}), [proxy([])], { offsets: proxy([]) },
  sparse, [sparse], { ...strided(1), offsets: sparse }, { ...strided(1), offsets: [[[[1n]]]] },
  { ...strided(1), offsets: { length: 32 } }, { ...strided(1), toJSON: () => { throw new Error('no') } },
  { ...strided(1), mask: { toJSON: () => 'f' } }, { ...strided(1), offsets: new DataView(new ArrayBuffer(8)) },
  'x'.repeat(1 << 22), '['.repeat(1 << 19), '{"a":'.repeat(1 << 17), { snippet: 'x'.repeat(1 << 22) },
  ...[1e9, -1, 2 ** 53, 1e300, 2n ** 64n, -(2n ** 70n)].flatMap((number) => [
    { ...strided(1), width: number }, { ...strided(1), offsets: Array(32).fill(number) },
    { snippet: 'float *a; x = a[threadIdx.x];', base: number, warp: number, block: [number], access: number },
  ]),
]

const snippets = [
  '('.repeat(60_000), 'a['.repeat(30_000), '-'.repeat(60_000), '{'.repeat(60_000), '/*', '#define A A A\nA',
    'for(;;){}', 'while(1){int a[1000000000];}', 'int *a; x = a[1/0];', 'struct S { S s; }; S *p; x = p[0].s;',
    '__shared__ float t[99999999][99999999]; x = t[1][1];', 'int f(int x){return f(x);} x = f(1);',
    'switch', '\u0000\uffff', '"', "'", '#include <a>\n#if 1\n', 'int i = 1 << 99;', 'template<class T> void f();',
]

/** An exception is an answer; a trap is one of WebAssembly itself. */
function survives(run, what) {
  try {
    run()
  } catch (error) {
    const trapped = error instanceof WebAssembly.RuntimeError || /call stack/.test(error.message)
    if (trapped) assert.fail(`${inspect(what).slice(0, 99)}: ${error.stack}`)
  }
  assert.equal(analyze(strided(8)).sectors, 32)
}

test('Odd values are answered or thrown, as lines, queries and options', () => {
  for (const value of odd) {
    survives(() => analyze(value), value)
    survives(() => analyze([value]), value)
    survives(() => analyze(strided(1), value), value)
    survives(() => derive(value, { lang: value }), value)
    survives(() => figure(value, { layout: 'narrow' }), value)
    survives(() => figure('fig=coalescing&stride=2', value), value)
  }
})

test('Odd snippets are answered or thrown, and drawn in the lab', () => {
  for (const snippet of snippets) {
    survives(() => analyze({ snippet }), snippet)
    survives(() => derive({ snippet, block: [1024], warp: 31 }), snippet)
    survives(() => figure(`fig=lab&${new URLSearchParams({ snippet })}`), snippet)
  }
})

test('Lines with a character changed, dropped or doubled are answered or thrown', () => {
  // Chance that is the same each time.
  let seed = 1
  const below = (limit) => (seed = (seed * 48271) % 2147483647) % limit
  const lines = ['snippets', 'snippet-faults', 'accesses'].flatMap((name) => linesOf(`crates/analysis/tests/golden/${name}.jsonl`))
  const signs = '{}[]()<>;,.*&|+-/%^~!?:="\\\'#0123456789abfx \t'
  for (let round = 0; round < 2000; round++) {
    const line = lines[below(lines.length)]
    const at = below(line.length)
    const sign = [signs[below(signs.length)], '', line[at] + line[at], line.slice(at, at + below(40))][below(4)]
    const changed = line.slice(0, at) + sign + line.slice(at + 1)
    survives(() => analyze(changed), changed)
    survives(() => derive(changed), changed)
  }
})

test('Queries of any figure with any value are drawn or refused', () => {
  let seed = 7
  const below = (limit) => (seed = (seed * 48271) % 2147483647) % limit
  const names = 'coalescing library map layout banks tile rows overlap silicon roofline lab'.split(' ')
  const parameters = 'stride offset element width pad pitch swizzle off lane step view arch op order field dram card series snippet base warp bx gx block access latency bandwidth warps'.split(' ')
  const values = ['0', '1', '31', '32', '33', '4294967295', '-1', 'ffffffff', 'x', '', 'lane', 'volta', '1.2.3', '%00', '%F0%9F%92%A9', '+']
  for (let round = 0; round < 300; round++) {
    const pairs = Array.from({ length: below(6) }, () => `${parameters[below(parameters.length)]}=${values[below(values.length)]}`)
    const query = [`fig=${names[below(names.length)]}`, ...pairs].join('&')
    survives(() => figure(query, { layout: ['wide', 'narrow'][below(2)], theme: ['auto', 'light', 'dark'][below(3)] }), query)
  }
})

test('Two thousand exceptions cost the module nothing', () => {
  for (let round = 0; round < 2_000; round++) survives(() => analyze(round % 2 ? throwing : proxy({})), 'throwing')
})
