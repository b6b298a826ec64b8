// Reads the file that a reader gives to a figure, into the field that the figure hears; and keeps it for the next visit.
// Nothing leaves the browser.

const key = (field) => `coalescope-${field.name}`

/** Whether what the figure shows is there at the next visit, too: storage can be blocked or full. */
function keep(field) {
  try {
    // What was kept before is not what is shown, whether or not there is room for this.
    localStorage.removeItem(key(field))
    if (field.value) localStorage.setItem(key(field), field.value)
    return true
  } catch {
    return !field.value
  }
}

function kept(field) {
  try {
    return localStorage.getItem(key(field))
  } catch {
    return null
  }
}

/** The figure says what it makes of a text when all that follows from hearing it is written. */
async function give(field, text) {
  field.value = text
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await new Promise((done) => setTimeout(done))
}

for (const loader of document.querySelectorAll('.loader')) {
  const field = loader.querySelector('textarea')
  const file = loader.querySelector('input')
  const unkept = loader.querySelector('[data-unkept]')
  const say = (is) => unkept.replaceChildren(...(is ? [Object.assign(document.createElement('p'), { textContent: unkept.dataset.unkept })] : []))
  file.addEventListener('change', async (event) => {
    // The figure hears the field, not the file's name.
    event.stopPropagation()
    if (!file.files[0]) return
    await give(field, await file.files[0].text())
    // A file of which nothing could be used displaces no other.
    if (!field.hasAttribute('data-refused')) say(!keep(field))
    // The same file, mended, is given again.
    file.value = ''
  })
  loader.querySelector('button').addEventListener('click', () => {
    field.value = file.value = ''
    say(!keep(field))
  })
  const text = kept(field)
  if (text) give(field, text)
}
