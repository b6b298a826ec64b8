// What an embed page says to the page around it, and hears from it; `coalescope.js` is the other side.
//
// It runs before the first paint, so that no wrong theme flashes, and before the program, so that it hears when that
// does not come. What may be said is in the gallery; each message is a plain object with `coalescope: 1`.
//
// Absent on purpose: anything about figures. A figure's state stands in its `data-address`, what is wrong with a link
// in its faults, and another state is given to it as a value is given to a control.

;(() => {
  const page = document.documentElement
  const { asks, folder, shown, others, unstarted, unknown } = page.dataset
  const names = (list) => list.split(' ').filter(Boolean)
  const opening = new URLSearchParams(location.search)

  setTheme(opening.get('theme'))
  const wanted = opening.get(asks)
  if (names(others).includes(wanted)) return leadTo(`${folder}${wanted}/`, opening)

  // It answers when the program has started, and has written what it found wrong in the address.
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
  const started = new Promise((done) => addEventListener('coalescope-ready', () => setTimeout(done), { once: true }))
  const answers = Promise.all([parsed, started])
  if (asks === 'chapter' && wanted && !names(shown).includes(wanted)) parsed.then(() => fault(unknown.replace('{}', wanted)))
  hearWhetherItStarts()
  // Opened by itself the page has nobody to talk to.
  if (parent !== window) {
    followHeight()
    answers.then(follow)
    addEventListener('message', hear)
  }

  function setTheme(theme) {
    if (['auto', 'light', 'dark', 'transparent'].includes(theme)) page.dataset.theme = theme
  }

  /** Opens another page in the place of this one, with a query and the theme of now. */
  function leadTo(path, query) {
    const there = new URL(path, location)
    there.search = query
    if (page.dataset.theme) there.searchParams.set('theme', page.dataset.theme)
    page.dataset.leaving = ''
    location.replace(there)
  }

  /** A frame cannot know who is around it in every browser; nothing that it says is a secret. */
  function say(message) {
    if (parent !== window) parent.postMessage(message, '*')
  }

  function tell(type, what) {
    say({ coalescope: 1, type, ...what })
  }

  function fault(text) {
    const said = document.createElement('p')
    said.textContent = text
    document.querySelector('.faults').append(said)
  }

  function tellFaults() {
    const messages = [...document.querySelectorAll('.faults p')].map((said) => said.textContent)
    if (messages.length) tell('error', { messages })
  }

  /** Without its program the page stays as it was written; the reader and the page around are told once. */
  function hearWhetherItStarts() {
    const stop = new AbortController()
    answers.then(() => stop.abort())
    const failed = async ({ target }) => {
      if (target !== window && target.localName !== 'script') return
      stop.abort()
      await parsed
      fault(unstarted)
      tellFaults()
    }
    for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, failed, { capture: true, signal: stop.signal })
  }

  /** Tells the height when it changes, at most ten times a second; a frame that cannot be seen has none. */
  function followHeight() {
    let told = 0
    let waiting
    const tellHeight = () => {
      waiting = undefined
      const height = Math.ceil(page.getBoundingClientRect().height)
      if (!innerWidth || !height || Math.abs(height - told) < 4) return
      told = height
      tell('height', { height })
      say({ subject: 'lti.frameResize', height })
    }
    const soon = () => (waiting ??= setTimeout(tellHeight, 100))
    new ResizeObserver(soon).observe(page)
    // Far from what is on the screen a browser may let a frame sleep, and observes nothing in it.
    parsed.then(soon)
    answers.then(soon)
  }

  /** The query of what is shown; cards have none. */
  function state() {
    return document.querySelector('[data-address]')?.dataset.address ?? ''
  }

  function follow() {
    const query = state()
    const what = asks === 'fig' ? { fig: new URLSearchParams(query).get('fig') } : { cards: shown || 'all' }
    tell('ready', { ...what, lang: page.lang, query, title: document.title })
    tellFaults()
    const figure = document.querySelector('[data-address]')
    if (!figure) return
    let waiting
    const changed = () => tell('changed', { query: state() })
    new MutationObserver(() => {
      // Only the last of a quick row is told, as in the address bar.
      clearTimeout(waiting)
      waiting = setTimeout(changed, 150)
    }).observe(figure, { attributeFilter: ['data-address'] })
  }

  /** Takes what the page around says, in the order that it was said in; all else is passed over. */
  async function hear({ source, data }) {
    if (source !== parent || data?.coalescope !== 1) return
    if (data.type === 'set-theme') return setTheme(data.theme)
    await answers
    if (data.type === 'set-state' && typeof data.query === 'string') setState(new URLSearchParams(data.query))
    if (data.type === 'set-language') setLanguage(data.lang)
  }

  function setLanguage(lang) {
    const there = [...document.querySelectorAll('link[hreflang]')].find((link) => link.hreflang === lang)
    if (there && lang !== page.lang) leadTo(there.href, new URLSearchParams(state()))
  }

  /** A state of this page's figure is taken at once; what another page shows leads there. */
  function setState(query) {
    const name = query.get(asks)
    if (names(others).includes(name)) return leadTo(`${folder}${name}/`, query)
    if (asks === 'chapter') {
      if (!name && shown) leadTo(folder, query)
      return
    }
    const field = document.querySelector('input[name=state]')
    field.value = query
    field.dispatchEvent(new Event('change', { bubbles: true }))
    // The figure has written what was wrong by then.
    setTimeout(tellFaults)
  }
})()
