// Shows figures and flashcards of Coalescope in any page:
//
//   <script src="https://…/coalescope.js" defer></script>
//   <coalescope-figure fig="banks" stride="33">…what stands there without scripts…</coalescope-figure>
//   <coalescope-cards chapter="banks">…</coalescope-cards>
//
// Each element holds one frame, whose page lies beside this file; `frame.js` is the other side of what they say to each
// other. The attributes of a figure are the parameters of its address. It is a classic script and a module alike.
//
// Absent on purpose: dependencies, global names, style elements (a strict policy refuses them), and anything that takes
// the keyboard or scrolls.

;(() => {
  /** What pages there are beside this file, by the values of `fig` and `chapter`. */
  const FIGURES = '{figures}'.split(' ')
  const CHAPTERS = '{chapters}'.split(' ')

  /** Attributes that HTML or the element itself has a use for, so they are no parameters. */
  const NO_PARAMETERS = new Set(
    ('accesskey autofocus class contenteditable dir draggable enterkeyhint exportparts height hidden id inert inputmode ' +
      'is itemid itemprop itemref itemscope itemtype lang loading nonce part popover query role sandbox slot spellcheck ' +
      'style tabindex theme title translate').split(' '),
  )

  /** In a copied address these speak of the page that it was copied from. */
  const OF_A_PAGE = ['at', 'lang', 'theme']

  /** What a frame may do. Without its own origin it would keep no cards, and no link of it would open. */
  const RIGHTS = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads'

  /** What a frame is told when a wish has changed: what leads to another page comes last. */
  const ORDERS = { theme: 'set-theme', query: 'set-state', lang: 'set-language' }

  /** A module is not told which script it is, but a stack is. */
  const here = document.currentScript?.src || new Error().stack.match(/\w+:\/\/\S+?\/coalescope\.js/)?.[0]
  const site = new URL('./', here ?? document.baseURI)

  /** Without it, in old browsers, the element is a word in a line, which shows the same. */
  const style = 'replaceSync' in CSSStyleSheet.prototype && new CSSStyleSheet()
  if (style) style.replaceSync(':host { display: block } :host([hidden]) { display: none }')

  class Embed extends HTMLElement {
    /** The frame, as long as the element is in a document; and the origin that its messages have. */
    #frame
    #origin
    /** Whether the frame answers. What is wished before waits until it does. */
    #answers = false
    /** The wish that the frame was last told. */
    #told = {}
    /** The query of what it shows: the reader may have changed it. */
    #shown
    #attributes = new MutationObserver(() => this.#follow())
    #messages = (event) => this.#hear(event)

    connectedCallback() {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      if (style) root.adoptedStyleSheets = [style]
      const wish = this.#wish()
      // Taken out and put in again, it goes on where the reader was.
      const query = wish.query === this.#told.query ? (this.#shown ?? wish.query) : wish.query
      this.#told = wish
      this.#frame = this.#newFrame(this.#address(wish, query))
      this.#dress()
      addEventListener('message', this.#messages)
      this.#attributes.observe(this, { attributes: true })
      this.#attributes.observe(document.documentElement, { attributeFilter: ['lang'] })
      root.append(this.#frame)
    }

    disconnectedCallback() {
      removeEventListener('message', this.#messages)
      this.#attributes.disconnect()
      this.#frame.remove()
      this.#answers = false
    }

    /** Moved in one piece, the frame goes on living. */
    connectedMoveCallback() {}

    /** What the author wants to see. */
    #wish() {
      const { asks, start } = this.constructor
      const params = new URLSearchParams(start)
      for (const [name, value] of new URLSearchParams(this.getAttribute('query') ?? '')) params.set(name, value)
      for (const { name, value } of this.attributes) if (isParameter(name, value)) params.set(name, value)
      for (const name of OF_A_PAGE) params.delete(name)
      if (!params.get(asks)) params.delete(asks)
      return { lang: languageOf(this), theme: this.getAttribute('theme') ?? 'auto', query: String(params) }
    }

    /** A name that no page has goes to the page of all, which says so to the reader. */
    #address({ lang, theme }, query) {
      const { asks, folder, names } = this.constructor
      const name = new URLSearchParams(query).get(asks)
      const url = new URL(`${lang}/${folder}${names.includes(name) ? `${name}/` : ''}`, site)
      url.search = query
      if (theme !== 'auto') url.searchParams.set('theme', theme)
      return url
    }

    #newFrame(address) {
      const frame = document.createElement('iframe')
      const rights = this.getAttribute('sandbox') ?? RIGHTS
      this.#origin = /\ballow-same-origin\b/.test(rights) ? site.origin : 'null'
      frame.setAttribute('sandbox', rights)
      frame.allow = 'clipboard-write'
      frame.loading = this.getAttribute('loading') ?? 'lazy'
      frame.src = address
      Object.assign(frame.style, { display: 'block', border: '0', width: '100%', height: '640px' })
      return frame
    }

    /** What the frame looks like from outside. */
    #dress() {
      const [title, width, theme] = ['title', 'width', 'theme'].map((name) => this.getAttribute(name))
      this.#frame.title = title ?? this.#frame.title
      this.#frame.style.maxWidth = width === null || isParameter('width', width) ? '' : width
      // A frame of another scheme than its element gets a ground of its own, and could not be transparent.
      this.#frame.style.colorScheme = ['light', 'dark'].includes(theme) ? theme : 'light dark'
    }

    /** Follows the attributes. */
    #follow() {
      this.#dress()
      const wish = this.#wish()
      for (const [name, order] of Object.entries(ORDERS)) {
        if (!this.#answers || wish[name] === this.#told[name]) continue
        this.#told[name] = wish[name]
        this.#say({ coalescope: 1, type: order, [name]: wish[name] })
        // The frame goes to its page in the other language, and says when that answers.
        if (name === 'lang') this.#answers = false
      }
    }

    /** A scroll bar would take away width, and with that change the height once more. */
    #fit(height) {
      this.#frame.style.height = `${height}px`
      this.#frame.scrolling = 'no'
    }

    #say(message) {
      this.#frame.contentWindow.postMessage(message, this.#origin === 'null' ? '*' : this.#origin)
    }

    #hear({ source, origin, data }) {
      // In a page that is sandboxed without an origin, a frame has none either, whatever it may do.
      const isFrame = source === this.#frame.contentWindow && (origin === this.#origin || origin === 'null')
      if (!isFrame || data?.coalescope !== 1) return
      this.#origin = origin
      const { coalescope, type, ...detail } = data
      switch (type) {
        case 'height':
          if (Number.isInteger(detail.height) && detail.height > 0) this.#fit(detail.height)
          return
        case 'ready':
          if (typeof detail.query !== 'string') return
          this.#answers = true
          this.#told.lang = detail.lang
          this.#shown = detail.query
          this.#frame.title ||= String(detail.title)
          break
        case 'changed':
          if (typeof detail.query !== 'string') return
          this.#shown = detail.query
          break
        case 'error':
          if (!Array.isArray(detail.messages)) return
          break
        default:
          return
      }
      this.dispatchEvent(new CustomEvent(`coalescope-${type}`, { detail, bubbles: true }))
      this.#follow()
    }
  }

  /** The element of figures. */
  class Figure extends Embed {
    static asks = 'fig'
    static folder = 'embed/'
    static names = FIGURES
    static start = 'v=1'
  }

  /** The element of flashcards: those of a chapter, or the review of all. */
  class Cards extends Embed {
    static asks = 'chapter'
    static folder = 'embed/cards/'
    static names = CHAPTERS
    static start = ''
  }

  /** A figure has a `width` of its own, in bytes; one with a unit is the frame's. */
  function isParameter(name, value) {
    if (name === 'width') return /^\d+$/.test(value)
    return /^[a-z][a-z0-9]*$/.test(name) && !name.startsWith('on') && !NO_PARAMETERS.has(name)
  }

  /** The language that the page around speaks at this place. */
  function languageOf(element) {
    const speaking = element.closest('[lang]')
    const { host } = element.getRootNode()
    if (!speaking && host) return languageOf(host)
    return /^hi(-|$)/i.test(speaking?.getAttribute('lang')) ? 'hi-Latn' : 'en'
  }

  // A page may well load this file twice.
  if (!customElements.get('coalescope-figure')) customElements.define('coalescope-figure', Figure)
  if (!customElements.get('coalescope-cards')) customElements.define('coalescope-cards', Cards)
})()
