"""`boomtable verify`: what was checked in a record and found true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import UNSET, Struct
from rich.console import Console

from boomtable.cli.record_files import load
from boomtable.engine import Fair
from boomtable.engine.records import Record
from boomtable.engine.verify import check_origin, proofs, verify
from boomtable.games.catalog import find
from boomtable.words import say


class Verified(Struct, frozen=True):
    """A record whose deals are all fair, and how many draws were checked."""

    record: Record
    draws: int

    def show(self, console: Console) -> None:
        fork = self.record.fork
        before = [] if fork is UNSET else [say("verified-fork", entries=fork.at, digest=fork.digest)]
        lines = [
            *before,
            *(line for fair in proofs(self.record) for line in _of_proof(fair)),
            say("verified-draws", draws=self.draws),
            say("verified-cards"),
        ]
        console.print(*lines, sep="\n", soft_wrap=True)

    def facts(self) -> dict[str, Any]:
        """The same for a machine."""
        fork = self.record.fork
        deals = [{"commitment": fair.commitment, "entropy": fair.entropy} for fair in proofs(self.record)]
        origin = None if fork is UNSET else {"digest": fork.digest, "entries": fork.at}
        return {"fair": True, "draws": self.draws, "deals": deals, "fork": origin}


def verified(path: Path, origin: Path | None) -> Verified:
    """What was found true; the first thing found false is a BadRecord."""
    record = load(path)
    draws = verify(find(record.game), record)
    if origin:
        check_origin(record, load(origin))
    return Verified(record, draws)


def _of_proof(fair: Fair) -> list[str]:
    return [
        say("verified-seed", commitment=fair.commitment),
        say("verified-entropy", lines=len(fair.entropy)),
        *(say("verified-line", line=json.dumps(line)) for line in fair.entropy),  # strangers' text, made harmless
    ]
