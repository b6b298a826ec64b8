const { analyze, figure } = await import("https://coalescope.example/bindings/coalescope.js")

const strides = [1, 2, 4, 8, 16]
const sectors = strides.map((stride) => {
  const offsets = Array.from({ length: 32 }, (_, lane) => 4 * stride * lane)
  return analyze({ op: "global-load", width: 4, offsets }).sectors
})

const picture = new Image()
picture.src = `data:image/svg+xml,${encodeURIComponent(figure("fig=coalescing&stride=2"))}`
picture.alt = "A warp reading every second float touches eight sectors"

display(picture)
display(sectors)
