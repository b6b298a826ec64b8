"""Runs the notebooks' cells in IPython, as Jupyter does, and looks at what they show.

    COALESCOPE_CLI=target/debug/coalescope cells.py dist

A cell is right if it runs as it is, and what it shows is there: a page or picture of the site in the folder.
"""

import json
import os
import re
import sys
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

from IPython.core.interactiveshell import InteractiveShell

CELLS = Path(__file__).parents[2] / "crates/bindings/examples"
SITE = "https://coalescope.example/"


def shown(shell: InteractiveShell, name: str) -> dict[str, str]:
    """What a cell shows, by MIME type."""
    result = shell.run_cell((CELLS / name).read_text(encoding="utf-8"))
    result.raise_error()
    data, _ = shell.display_formatter.format(result.result)
    return data


def on_the_site(dist: Path, address: str) -> Path:
    """The file of an address; the site may stand under any path, but the examples name their own."""
    assert address.startswith(SITE), address
    path = dist / urlsplit(address).path.lstrip("/")
    return path / "index.html" if path.is_dir() else path


def main(dist: Path) -> None:
    os.environ["PATH"] = f"{Path(os.environ['COALESCOPE_CLI']).parent}{os.pathsep}{os.environ['PATH']}"
    shell = InteractiveShell.instance(history_load_length=0)

    frame = shown(shell, "jupyter_frame.py")["text/html"]
    [address] = re.findall(r'<iframe[^>]* src="([^"]+)"', frame, re.DOTALL)
    assert on_the_site(dist, address).is_file(), address
    assert "fig=" in address or "/embed/" in address, address

    element = shown(shell, "jupyter_element.py")["text/html"]
    [script] = re.findall(r'<script [^>]*src="([^"]+)"', element)
    assert script == f"{SITE}coalescope.js", script
    assert re.search(r'<coalescope-figure fig="\w+"', element), element

    picture = shown(shell, "jupyter_picture.py")["image/svg+xml"]
    root = ElementTree.fromstring(picture)
    names = {child.tag.rpartition("}")[2] for child in root}
    assert {"title", "desc", "metadata", "style"} <= names, names

    counts = shown(shell, "jupyter_counts.py")["text/plain"]
    assert json.loads(re.sub(r"(\d+):", r'"\1":', counts)) == {"1": 4, "2": 8, "4": 16, "8": 32, "16": 32}, counts
    print("4 cells ran and showed what they should")


main(Path(sys.argv[1]))
