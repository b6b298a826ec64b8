import subprocess

from IPython.display import SVG

command = ["coalescope", "figure", "banks", "stride=33"]
SVG(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
