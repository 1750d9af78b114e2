"""Whether a saved game was dealt fairly, told so that every player can find their own part in it."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console

from boomtable.cli.record_files import load
from boomtable.engine.verify import fair_of, verify
from boomtable.games.catalog import find
from boomtable.words import say


def check(path: Path, console: Console) -> None:
    """What was checked and found true; the first thing found false is a BadRecord."""
    record = load(path)
    draws, fair = verify(find(record.game), record), fair_of(record)
    lines = [
        say("verified-seed", commitment=fair.commitment),
        say("verified-entropy", lines=len(fair.entropy)),
        *(say("verified-line", line=json.dumps(line)) for line in fair.entropy),  # strangers' text, made harmless
        say("verified-draws", draws=draws),
        say("verified-cards"),
    ]
    console.print(*lines, sep="\n", soft_wrap=True)
