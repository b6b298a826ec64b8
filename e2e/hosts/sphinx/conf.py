# Course notes as a Sphinx site in MyST Markdown, with the theme of Jupyter Book.

project = 'Parallel programming'
author = 'A teacher'
copyright = 'A teacher'
language = 'en'

extensions = ['myst_parser']
html_theme = 'sphinx_book_theme'
html_theme_options = {'navigation_with_keys': True, 'show_toc_level': 2}
html_title = 'Parallel programming, spring term'
html_js_files = ['https://coalescope.example/coalescope.js']
html_copy_source = False
html_favicon = 'icon.svg'
# Without a mode the theme complains in the console.
html_context = {'default_mode': 'auto'}
