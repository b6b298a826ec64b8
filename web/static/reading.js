// What a chapter can do beside its figures: say where the reader is, remember it, and copy a piece of code.
// Without it the page reads as well; storage can be blocked, and then nothing is remembered.

const key = 'coalescope-reading'
const { path } = document.body.dataset

function kept() {
  try {
    return JSON.parse(localStorage.getItem(key))
  } catch {
    return null
  }
}

function keep(place) {
  try {
    localStorage.setItem(key, JSON.stringify(place))
  } catch {}
}

// The section under the upper third of the window is the one that is read.
const entries = [...document.querySelectorAll('.toc a')]
const sections = entries.map((entry) => document.getElementById(decodeURIComponent(entry.hash.slice(1))))
function follow() {
  const passed = sections.findLastIndex((section) => section?.getBoundingClientRect().top < innerHeight / 3)
  entries.forEach((entry, at) => {
    if (at === passed) entry.setAttribute('aria-current', 'true')
    else entry.removeAttribute('aria-current')
  })
  const section = entries[passed]
  if (path) keep({ path, hash: section?.hash ?? '', title: document.querySelector('h1').textContent, section: section?.textContent ?? '' })
}
if (entries.length) {
  let asked = false
  addEventListener(
    'scroll',
    () => {
      if (asked) return
      asked = true
      setTimeout(() => {
        asked = false
        follow()
      }, 150)
    },
    { passive: true },
  )
  follow()
}

// The first page leads back to where the reader was.
const back = document.querySelector('[data-continue]')
const place = back && kept()
if (place && /^[a-z-]+\/$/.test(place.path)) {
  back.href = `${back.dataset.continue}${place.path}${place.hash}`
  back.querySelector('span').textContent = place.section ? `${place.title}: ${place.section}` : place.title
  back.hidden = false
}

// Code that names this site: whoever wrote the page did not know where it would lie.
for (const code of document.querySelectorAll('[data-no-site]')) {
  const { href } = new URL(document.documentElement.dataset.root, location.href)
  code.textContent = code.textContent.replaceAll(code.dataset.noSite, href)
}

for (const button of document.querySelectorAll('[data-copied]')) {
  const words = button.textContent
  button.addEventListener('click', async () => {
    const code = button.closest('.sample').querySelector('code')
    try {
      await navigator.clipboard.writeText(code.textContent)
      button.textContent = button.dataset.copied
      setTimeout(() => (button.textContent = words), 2000)
    } catch {
      // Where the clipboard is out of reach, the code is marked, to be copied by hand.
      getSelection().selectAllChildren(code)
    }
  })
}
