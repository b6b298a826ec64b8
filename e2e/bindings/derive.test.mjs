// `derive` shows how the numbers of `analyze` come about.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyze, derive, strided, thrown } from './coalescope.mjs'

const accesses = [
  strided(1),
  strided(3),
  strided(0),
  strided(2, { op: 'global-store' }),
  strided(5, { arch: 'fermi', mask: 'f0f' }),
  strided(1, { mask: '0' }),
  { snippet: 'const double *a; double x = a[threadIdx.x * 33];' },
]

test('The numbers of a derivation are those that were counted', () => {
  for (const access of accesses) {
    const counts = analyze(access)
    const { lines } = derive(access)
    const value = (symbol) => lines.find((line) => line.symbol === symbol)?.value
    assert.equal(value('R'), counts.requested_bytes)
    assert.equal(value('U'), counts.unique_bytes)
    assert.equal(value('M'), counts.moved_bytes)
    if (access.arch !== 'fermi') assert.equal(value('n'), counts.sectors)
    if (counts.efficiency === null) assert.equal(value('η'), undefined)
    else assert.ok(Math.abs(value('η') - 100 * counts.efficiency) < 1e-9)
  }
})

test('A line has letters, numbers, a result and MathML', () => {
  const moved = derive(strided(2)).lines.find((line) => line.symbol === 'M')
  assert.deepEqual(
    { ...moved, mathml: undefined },
    {
      name: 'bytes moved',
      symbol: 'M',
      formula: 'n × T',
      numbers: '8 × 32 B',
      result: '256 B',
      value: 256,
      unit: 'B',
      myth: false,
      mathml: undefined,
    },
  )
  assert.match(moved.mathml, /^<math><mi>M<\/mi><mo>=<\/mo><mi>n<\/mi><mo>×<\/mo>.*<mn>256<\/mn>.*<\/math>$/)
})

test('The myth is said to be one', () => {
  const { lines, html } = derive(strided(8))
  assert.deepEqual(lines.filter((line) => line.myth).map((line) => line.symbol), ['n·L'])
  assert.equal(html.match(/<s><math>.*?<\/math><\/s> <small>[^<]+<\/small>/g).length, 1)
  assert.equal(html.match(/<tr>/g).length, lines.length)
})

test('It reads in Hinglish with the same numbers', () => {
  const [english, hinglish] = ['en', 'hi-Latn'].map((lang) => derive(strided(2), { lang }))
  const numbers = ({ lines }) => lines.map(({ name, ...rest }) => rest)
  assert.deepEqual(numbers(hinglish), numbers(english))
  assert.match(hinglish.assumptions, /assumed hain/)
  assert.match(hinglish.html, /^<table lang="hi-Latn">/)
  for (const [nth, { name }] of hinglish.lines.entries()) assert.notEqual(name, '', english.lines[nth].name)
})

test('Shared memory has no such derivation, and a bad line is told as by analyze', () => {
  const shared = strided(1, { op: 'shared-load' })
  assert.match(thrown(() => derive(shared)).message, /needs an access to global memory/)
  assert.match(thrown(() => derive(shared, { lang: 'hi-Latn' })).message, /global memory ka hona chahiye/)
  const bad = { snippet: 'x[threadIdx.x]' }
  assert.deepEqual({ ...thrown(() => derive(bad)) }, { ...thrown(() => analyze(bad)) })
})
