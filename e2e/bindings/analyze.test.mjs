// `analyze` gives the answers of `coalescope analyze`, and throws where it tells an error.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyze, commandLine, linesOf, strided, thrown } from './coalescope.mjs'

const golden = (name) => linesOf(`crates/analysis/tests/golden/${name}.jsonl`)

test('What the profiler counted on silicon is what JavaScript gets', () => {
  const rows = linesOf('hardware/h200-counters.jsonl').filter((_, nth) => nth % 20 === 0).map((row) => JSON.parse(row))
  const answers = analyze(rows)
  assert.deepEqual(answers, commandLine(rows))
  for (const [nth, row] of rows.entries()) {
    const answer = answers[nth]
    assert.equal(answer.id, row.id)
    if (row.op.startsWith('global')) assert.equal(answer.sectors, row.sectors)
    else assert.equal(answer.wavefronts, row.wavefronts)
  }
})

for (const name of ['accesses', 'snippets']) {
  test(`The golden ${name} are answered as on the command line, as text and as objects`, () => {
    const lines = golden(name)
    // JSON has larger numbers than JavaScript.
    const written = (value) => JSON.parse(JSON.stringify(value, (_, it) => (typeof it === 'bigint' ? Number(it) : it)))
    assert.deepEqual(written(analyze(lines)), commandLine(lines))
    const objects = lines.filter((line) => !/\d{17}/.test(line)).map((line) => JSON.parse(line))
    assert.deepEqual(analyze(objects), commandLine(objects))
  })
}

for (const name of ['faults', 'snippet-faults']) {
  test(`The golden ${name} are thrown as the command line tells them`, () => {
    const lines = golden(name)
    for (const [nth, { error }] of commandLine(lines).entries()) {
      if (!error) continue
      const { name, message, column } = thrown(() => analyze(lines[nth]))
      assert.deepEqual({ name, message, column }, { name: 'LineError', message: error.message, column: error.column })
    }
  })
}

test('An object with a fault has the place of its text, and that in its snippet', () => {
  const line = { id: 7, snippet: 'float *a;\nvalue = a[threadIdx.x + é];' }
  const error = thrown(() => analyze([strided(1), line]))
  assert.ok(error instanceof Error)
  const [told] = commandLine([line])
  assert.deepEqual({ message: error.message, line: error.line, column: error.column }, { ...told.error, line: 2 })
  assert.deepEqual({ ...error.snippet }, { line: 2, column: 25 })
  assert.equal(thrown(() => analyze({ op: 'global-load' })).snippet, undefined)
})

test('What is wrong is said in Hinglish, too', () => {
  const hinglish = { lang: 'hi-Latn' }
  assert.match(thrown(() => analyze({}, hinglish)).message, /^`op` field chahiye/)
  assert.match(thrown(() => analyze({ snippet: 'x[threadIdx.x]' }, hinglish)).message, /kahin declare nahi hua: /)
  assert.match(thrown(() => analyze({}, { ...hinglish, theme: 'dark' })).message, /koi option nahi hai; .*lang$/)
})

test('Typed arrays and whole numbers of any size are addresses', () => {
  const { offsets, ...rest } = strided(3)
  const { sectors, lanes } = analyze({ offsets, ...rest })
  for (const typed of [Uint32Array.from(offsets), Float64Array.from(offsets), BigUint64Array.from(offsets, BigInt)]) {
    assert.deepEqual(analyze({ offsets: typed, ...rest }), { ...analyze({ offsets, ...rest }), sectors, lanes })
  }
  const far = offsets.map((offset) => BigInt(offset) + 2n ** 63n)
  const answer = analyze({ ...rest, offsets: far })
  assert.equal(answer.sectors, sectors)
  assert.deepEqual(answer.lanes[1], [1, 2n ** 63n + 12n])
  assert.deepEqual(analyze({ snippet: 'float *a; x = a[threadIdx.x];', base: 2n ** 60n }).lanes[1], [1, 2n ** 60n + 4n])
})

test('An id comes back as it is, and nothing that was given is changed', () => {
  const id = { any: ['thing'] }
  const line = Object.freeze({ ...strided(2), id, offsets: Object.freeze(strided(2).offsets), theirs: undefined })
  assert.equal(analyze(line).id, id)
  assert.deepEqual(analyze('{"id":[1,"two"],"snippet":"float *a; x = a[0];"}').id, [1, 'two'])
  assert.equal(analyze(strided(2)).id, null)
  assert.deepEqual(analyze([]), [])
})

test('Options that nobody has are refused', () => {
  for (const [options, message] of [
    ['hi-Latn', /^options must be an object/],
    [{ lang: 'hi' }, /^lang must be one of: en, hi-Latn$/],
    [{ lang: 3 }, /^lang must be one of/],
    [{ language: 'en' }, /^there is no option language; the options here are: lang$/],
  ]) {
    const error = thrown(() => analyze(strided(1), options))
    assert.ok(error instanceof TypeError)
    assert.match(error.message, message)
  }
  for (const options of [undefined, null, {}, { lang: undefined }]) assert.equal(analyze(strided(1), options).sectors, 4)
})
