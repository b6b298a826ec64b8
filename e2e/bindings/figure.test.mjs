// `figure` draws files that stand alone.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figure, thrown } from './coalescope.mjs'

const names = 'coalescing library map layout banks tile rows overlap silicon roofline lab'.split(' ')

/** Fails where XML is not well formed: every tag is closed in its turn, and nothing in a text was to be written otherwise. */
function wellFormed(xml) {
  const open = []
  const rest = xml.replace(/<\?.*?\?>/g, '').replace(/<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (tag, end, name, _, alone) => {
    if (end) assert.equal(open.pop(), name, tag)
    else if (!alone) open.push(name)
    return ''
  })
  assert.deepEqual(open, [])
  assert.doesNotMatch(rest, /[<>]|&(?!(amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/)
}

for (const lang of ['en', 'hi-Latn']) {
  test(`Every figure is a file with title, description and source, in ${lang}`, () => {
    for (const name of names) {
      for (const layout of ['wide', 'narrow']) {
        const svg = figure(`?v=1&fig=${name}`, { lang, layout, site: 'https://example.org/gpu/' })
        wellFormed(svg)
        assert.match(svg, new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg"[^>]* xml:lang="${lang}"`), name)
        for (const element of ['title', 'desc', 'style']) assert.match(svg, new RegExp(`<${element}>[^<]{10}`), name)
        assert.ok(svg.includes(`<metadata>https://example.org/gpu/${lang}/embed/${name}/?v=1&amp;fig=${name}`), name)
      }
    }
  })
}

test('A query says the state, an option the layout and the theme', () => {
  const svg = figure('fig=coalescing&stride=8')
  assert.notEqual(svg, figure('fig=coalescing&stride=2'))
  assert.equal(svg, figure('fig=coalescing&stride=8', { lang: 'en', layout: 'wide', theme: 'auto' }))
  assert.match(svg, /prefers-color-scheme/)
  assert.doesNotMatch(figure('fig=coalescing', { theme: 'dark' }), /prefers-color-scheme|var\(/)
  const width = (layout) => Number(figure('fig=banks', { layout }).match(/ width="([\d.]+)"/)[1])
  assert.ok(width('narrow') < 400 && width('wide') > 900)
})

test('A whole address says language, theme and site as well, and a name alone the opening state', () => {
  const address = 'https://example.org/gpu/hi-Latn/embed/banks/?v=1&stride=33&theme=dark'
  const options = { lang: 'hi-Latn', theme: 'dark', site: 'https://example.org/gpu' }
  assert.equal(figure(address), figure('fig=banks&stride=33&theme=dark', options))
  assert.notEqual(figure(address, { lang: 'en' }), figure(address))
  assert.equal(figure('coalescing'), figure('fig=coalescing&stride=2'))
})

test('A query that cannot be taken is refused, a sentence for each fault', () => {
  const error = thrown(() => figure('fig=coalescing&stride=many&colour=red&v=9'))
  assert.equal(error.name, 'QueryError')
  assert.equal(error.faults.length, 3)
  assert.equal(error.message, error.faults.join('\n'))
  assert.match(error.message, /stride=many; stride must be a whole number from/)
  assert.match(thrown(() => figure('fig=coalescing&stride=-1', { lang: 'hi-Latn' })).message, /^Galat input: /)
  assert.match(thrown(() => figure('fig=bank')).message, /must be one of .*banks/)
  assert.match(thrown(() => figure('')).message, /must be one of .*banks/)
})

test('Arguments of another kind are refused', () => {
  for (const query of [undefined, null, 7, {}, ['fig=banks'], Symbol('banks')]) {
    assert.ok(thrown(() => figure(query)) instanceof TypeError)
  }
  assert.match(thrown(() => figure('fig=banks', { layout: 'tall' })).message, /^layout must be one of: wide, narrow$/)
  assert.match(thrown(() => figure('fig=banks', { theme: null })).message, /^theme must be one of/)
  assert.match(thrown(() => figure('fig=banks', { site: 3 })).message, /^site must be a string$/)
  assert.match(thrown(() => figure('fig=banks', { source: '' })).message, /^there is no option source/)
})
