// Saves a picture that stands alone as PNG, in the colours that the page has now. Nothing leaves the browser.

/** The picture with the page's own colours: by itself it would take those of the system. */
function asSeen(svg) {
  const page = getComputedStyle(document.documentElement)
  const tokens = [...new Set(svg.match(/--[\w-]+/g))].map((name) => `${name}:${page.getPropertyValue(name)}`)
  const { backgroundColor } = getComputedStyle(document.body)
  const rule = `.scene:root{${tokens.join(';')};background:${backgroundColor}}`
  return svg.replace(/<\/svg>\s*$/, () => `<style>${rule}</style></svg>`)
}

/** What comes of a file while it has an address. */
async function addressed(file, use) {
  const url = URL.createObjectURL(file)
  try {
    return await use(url)
  } finally {
    URL.revokeObjectURL(url)
  }
}

function load(src) {
  const image = new Image()
  return new Promise((loaded, failed) => Object.assign(image, { onload: () => loaded(image), onerror: failed, src }))
}

/** Saves `svg` as `name`, so many pixels to each of its own; fails where the browser cannot. */
export async function save(svg, name, scale) {
  const canvas = document.createElement('canvas')
  await addressed(new Blob([asSeen(svg)], { type: 'image/svg+xml' }), async (url) => {
    const image = await load(url)
    Object.assign(canvas, { width: image.width * scale, height: image.height * scale })
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height)
  })
  const png = await new Promise((made) => canvas.toBlob(made, 'image/png'))
  await addressed(png, (href) => Object.assign(document.createElement('a'), { href, download: name }).click())
}
