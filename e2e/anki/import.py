"""Imports the Anki files of the built site into an empty collection, by Anki's own importer, and compares.

    import.py dist

A file is right if Anki takes it as it is: nobody has to choose a separator, a note type or a deck.
"""

import csv
import re
import sys
import tempfile
from pathlib import Path

from anki.collection import Collection, ImportCsvRequest

FILE = "coalescope-anki.txt"


def read(path: Path) -> dict[str, dict[str, str]]:
    """Rows by their guid, as the file says; Anki is asked for the same afterwards."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    headers = dict(line[1:].rstrip("\n").split(":", 1) for line in lines if line.startswith("#"))
    rows = csv.reader((line for line in lines if not line.startswith("#")), delimiter="\t", strict=True)
    named = [dict(zip(headers["columns"].split("\t"), row, strict=True)) for row in rows]
    return {row["Guid"]: row for row in named}


def importing(collection: Collection, path: Path) -> dict[str, int]:
    """Imports as the dialog does when its defaults are kept; how many notes had which fate."""
    metadata = collection.get_csv_metadata(path=str(path), delimiter=None)
    log = collection.import_csv(ImportCsvRequest(path=str(path), metadata=metadata)).log
    fates = ["new", "updated", "duplicate", "conflicting", "first_field_match"]
    faults = ["missing_notetype", "missing_deck", "empty_first_field"]
    assert not any(getattr(log, fault) for fault in faults), log
    return {fate: len(getattr(log, fate)) for fate in fates if getattr(log, fate)}


def notes(collection: Collection) -> dict[str, dict[str, str]]:
    """All notes by their guid, in the columns of our files."""
    found = {}
    for note in map(collection.get_note, collection.find_notes("")):
        assert note.note_type()["name"] == "Basic", note.note_type()["name"]
        (card,) = note.cards()
        found[note.guid] = {
            "Guid": note.guid,
            "Deck": collection.decks.name(card.did),
            "Tags": " ".join(sorted(note.tags)),
            **dict(note.items()),
        }
    return found


def sorted_tags(rows: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """Anki sorts tags; their order says nothing."""
    return {guid: {**row, "Tags": " ".join(sorted(row["Tags"].split()))} for guid, row in rows.items()}


def escaped(row: dict[str, str]) -> list[str]:
    """Elements that would be shown as their source."""
    return re.findall(r"&(?:amp;)?lt;/?(?:a|br|code|em|strong)\b", row["Front"] + row["Back"])


def main(dist: Path) -> None:
    folders = sorted(page.parent for page in dist.glob("*/cards/index.html"))
    assert len(folders) > 1, f"{dist}: no site with cards in several languages"
    with tempfile.TemporaryDirectory() as home:
        collection = Collection(str(Path(home, "collection.anki2")))
        wanted: dict[str, dict[str, str]] = {}
        for path in (folder / FILE for folder in folders):
            rows = sorted_tags(read(path))
            assert rows and not rows.keys() & wanted.keys(), f"{path}: guids of another language"
            wanted |= rows
            fates = importing(collection, path)
            assert fates == {"new": len(rows)}, f"{path}: {fates}"
            assert notes(collection) == wanted, f"{path}: what Anki has is not what the file says"
            assert not [found for row in rows.values() for found in escaped(row)], f"{path}: escaped HTML"
            print(f"{path}: {len(rows)} cards in {len({row['Deck'] for row in rows.values()})} decks")

            fates = importing(collection, path)
            assert fates == {"duplicate": len(rows)}, f"{path}, once more: {fates}"
            assert notes(collection) == wanted, f"{path}, once more: something changed"

            # A later file may ask the same card in other words.
            first = next(iter(rows))
            later = Path(home, FILE)
            text = path.read_text(encoding="utf-8").replace(rows[first]["Front"], "In other words?", 1)
            later.write_text(text, encoding="utf-8")
            fates = importing(collection, later)
            assert fates == {"updated": 1, "duplicate": len(rows) - 1}, f"{path}, later: {fates}"
            assert notes(collection)[first]["Front"] == "In other words?", f"{path}: not updated"
            wanted[first]["Front"] = "In other words?"
        collection.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
