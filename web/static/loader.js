// Reads the file that a reader gives to a figure, into the field that the figure hears; and keeps it for the next visit.
// Nothing leaves the browser.

const key = (field) => `coalescope-${field.name}`

/** Storage can be blocked or full: then the file is forgotten with the page, and nothing else is lost. */
function keep(field) {
  try {
    if (field.value) localStorage.setItem(key(field), field.value)
    else localStorage.removeItem(key(field))
  } catch {}
}

function kept(field) {
  try {
    return localStorage.getItem(key(field))
  } catch {
    return null
  }
}

function give(field, text) {
  field.value = text
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

for (const loader of document.querySelectorAll('.loader')) {
  const field = loader.querySelector('textarea')
  const file = loader.querySelector('input')
  file.addEventListener('change', async (event) => {
    // The figure hears the field, not the file's name.
    event.stopPropagation()
    if (file.files[0]) give(field, await file.files[0].text())
    keep(field)
  })
  loader.querySelector('button').addEventListener('click', () => {
    field.value = file.value = ''
    keep(field)
  })
  const text = kept(field)
  if (text) give(field, text)
}
