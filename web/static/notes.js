// Writes the code by which a figure or a deck of cards gets into other people's notes, as its reader chooses it, and
// shows what it will show there. It knows nothing of figures: names, states and code with holes stand in the page.

const page = document.documentElement
const root = new URL(page.dataset.root, location.href)
const take = document.querySelector('.take')
const [what, state, lang, theme, version, link] = ['what', 'state', 'lang', 'theme', 'version', 'link'].map((name) =>
  take.querySelector(`[name=${name}]`),
)
const preview = take.querySelector('.preview')
const codes = [...take.querySelectorAll('.host')]
const turned = state.querySelector('[value=turned]')
const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }
const escaped = (text) => text.replace(/[&<>"\n]/g, (sign) => signs[sign])

// What of a query is the page's and not the figure's.
const ofPage = ['v', 'fig', 'at', 'lang', 'theme']

/** The state that is chosen, as the figure's own part of a query. */
let chosen = ''
/** The height of the preview once it answers. */
let height = 640
/** The element in the preview, what it was made for, the state it was given, and that which its reader has made of it. */
let shown

const thing = () => what.selectedOptions[0]
const isDeck = () => thing().dataset.opening === undefined
const host = () => codes.find((code) => code.dataset.host === take.querySelector('[name=host]:checked').value)

/** The figure's own part of a query. */
function own(query) {
  const pairs = new URLSearchParams(query)
  for (const name of ofPage) pairs.delete(name)
  return pairs.toString()
}

/** The language of what is chosen. */
const language = () => lang.value || page.lang

/** What is chosen is called so. */
const title = () => thing().getAttribute(`data-${language()}`)

/** The element's attributes: a state word by word where that can be read, else as a query. */
function attributes() {
  const pairs = [...new URLSearchParams(chosen)]
  const plain = pairs.every(([name, value]) => /^[\w.,:-]+$/.test(value))
  const [, chapter] = what.value.split('/')
  return [
    ...(isDeck() ? (chapter ? [['chapter', chapter]] : []) : [['fig', what.value]]),
    ...(plain ? pairs : [['query', chosen]]),
    ['lang', lang.value],
    ['theme', theme.value],
    ['title', title()],
  ].filter(([, value]) => value)
}

/** What fills the holes of every host's code. */
function pieces() {
  const { tag, rights } = thing().dataset
  const site = new URL(version.value, root)
  const address = new URL(`${language()}/embed/${what.value}/`, site)
  const picture = !isDeck() && chosen === thing().dataset.opening && new URL('picture.svg', address).href
  const query = isDeck() ? [] : [['v', '1'], ['fig', what.value], ...new URLSearchParams(chosen)]
  address.search = new URLSearchParams([...query, ...(theme.value ? [['theme', theme.value]] : [])])
  const [src, name] = [escaped(address.href), escaped(title())]
  const inside = picture ? `<img src="${picture}" alt="${name}" width="100%">` : name
  const said = attributes().map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
  return {
    script: new URL('coalescope.js', site).href,
    element: `<${tag}${said}>\n<a href="${src}">${inside}</a>\n</${tag}>`,
    link: `[${picture ? `![${title()}](${picture})` : title()}](${address.href})`,
    address: address.href,
    src,
    title: name,
    rights,
    height: String(height),
    picture,
  }
}

/** Writes the code of every host, and opens the one that is chosen. */
function write() {
  const all = pieces()
  for (const code of codes) {
    code.querySelector('pre code').textContent = code.dataset.template.replace(/\{\{(\w+)\}\}/g, (_, name) => all[name])
    code.open = code === host()
  }
  take.querySelector('[data-frame-language]').hidden = !!lang.value || host().dataset.form === 'element'
  if (host().dataset.form === 'link') showLink(all)
}

/** The states that have names, and the one that has none if that is chosen. */
function offer() {
  const states = take.querySelector('.states').content.querySelectorAll(`[data-fig="${what.value}"]`)
  const [opening] = state.options
  opening.value = thing().dataset.opening ?? ''
  state.replaceChildren(opening, ...[...states].map((option) => option.cloneNode(true)), turned)
  state.disabled = isDeck()
  mark()
}

/** Marks the chosen state in its menu. */
function mark() {
  const named = [...state.options].find((option) => option !== turned && option.value === chosen)
  turned.hidden = !!named
  ;(named ?? turned).selected = true
}

/** Gives the element what has changed; another figure or language is another element. */
function show() {
  const wanted = new Map(attributes())
  const made = [what.value, lang.value].join(' ')
  // An element takes no state that it was given before, so one that its reader has turned is made anew.
  if (shown?.made !== made || (shown.given === chosen && shown.seen !== chosen)) shown = newElement(made)
  const { element } = shown
  shown.given = shown.seen = chosen
  for (const name of element.getAttributeNames()) if (!wanted.has(name)) element.removeAttribute(name)
  for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  if (!element.isConnected) preview.replaceChildren(element)
}

function newElement(made) {
  const element = document.createElement(thing().dataset.tag)
  const its = { made, element, answers: false }
  element.addEventListener('coalescope-ready', () => (its.answers = true))
  element.addEventListener('coalescope-changed', ({ detail }) => {
    if (shown !== its) return
    its.seen = chosen = own(detail.query)
    mark()
    write()
  })
  sizes.disconnect()
  sizes.observe(element)
  return its
}

/** Shows what is left where neither scripts nor frames are let in. */
function showLink({ address, picture }) {
  const link = Object.assign(document.createElement('a'), { href: address, target: '_blank', textContent: title() })
  if (picture) link.replaceChildren(Object.assign(new Image(), { src: picture, alt: title() }))
  preview.replaceChildren(link)
}

const sizes = new ResizeObserver(([{ contentRect }]) => {
  const now = Math.ceil(contentRect.height / 10) * 10
  if (!shown.answers || !now || now === height) return
  height = now
  write()
})

/** Chooses a figure and its state; false if there is no such figure. */
function choose(fig, query) {
  if (![...what.options].some((option) => option.value === fig)) return false
  what.value = fig
  chosen = query ?? thing().dataset.opening ?? ''
  offer()
  update()
  return true
}

function update() {
  if (host().dataset.form !== 'link') show()
  write()
}

/** Chooses what a figure's address says; false if it is none. */
function follow(address) {
  const { pathname, search, searchParams } = new URL(address, location.href)
  const [, alone] = pathname.match(/\/embed\/([a-z]+)\/$/) ?? []
  return choose(searchParams.get('fig') ?? alone, searchParams.has('v') ? own(search) : undefined)
}

what.addEventListener('change', () => choose(what.value))
state.addEventListener('change', () => {
  chosen = state.value
  mark()
  update()
})
for (const menu of [lang, theme, version]) menu.addEventListener('change', update)
take.querySelector('.kinds').addEventListener('change', update)
link.addEventListener('change', () => {
  let found = !link.value
  try {
    found ||= follow(link.value)
  } catch {}
  take.querySelector('#take-said').textContent = found ? '' : take.dataset.noLink
})

// A figure further down is taken as it stands.
for (const way of document.querySelectorAll('[data-take]')) {
  const figure = document.getElementById(`figure-${way.dataset.take}`)
  way.addEventListener('click', () => choose(way.dataset.take, own(figure.dataset.address)))
}

await import(new URL('coalescope.js', root))
if (!(new URLSearchParams(location.search).has('fig') && follow(location.href))) choose(what.value)
