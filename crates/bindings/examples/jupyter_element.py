from IPython.display import HTML

HTML("""
<script type="module" src="https://coalescope.example/coalescope.js"></script>
<coalescope-figure fig="banks" stride="33"></coalescope-figure>
""")
