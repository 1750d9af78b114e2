"""Golden games: records chosen for what they show, which must always replay to the same end.

One folder per title. Beside its records, `endings.txt` says how each of them ended; some have a `<record>.views.txt`
with what every viewer saw after every entry, so that a leak can be seen in review. A new game is a record put into
the folder; `python -m tests.golden` writes the rest.
"""

from __future__ import annotations

from pathlib import Path

from boomtable.engine.records import Record, read, replay, write
from boomtable.games.catalog import find
from tests.golden.playthrough import playthrough

HERE = Path(__file__).parent
ENDINGS = "endings.txt"


def as_they_should_be(folder: Path = HERE) -> dict[Path, str]:
    """Every golden file as the current rules write it."""
    files = {}
    for title in sorted({path.parent for path in folder.glob("*/*.json")}):
        endings = []
        for path in sorted(title.glob("*.json")):
            record = read(path.read_bytes(), find)
            files[path] = write(record)
            endings.append(f"{path.stem:28}{ending(record)}\n")
            views = path.with_suffix(".views.txt")
            if views.exists():
                files[views] = playthrough(record)
        files[title / ENDINGS] = "".join(endings)
    return files


def stale(folder: Path = HERE) -> dict[Path, str]:
    """The files that are out of date, with their new content."""
    files = as_they_should_be(folder)
    return {path: text for path, text in files.items() if not path.exists() or path.read_bytes() != text.encode()}


def ending(record: Record) -> str:
    """The side that won, what decided it, and who sat on that side: `swat disarmed 0 2 3`."""
    outcome = replay(find(record.game), record).state.outcome
    return " ".join(map(str, [outcome.side, outcome.why, *outcome.winners])) if outcome else "unfinished"
