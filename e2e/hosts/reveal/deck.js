// Starts the deck; a link to a slide opens it.

Reveal.initialize({ width: 1280, height: 800, hash: true })
