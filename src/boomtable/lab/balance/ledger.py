"""The folder of a sweep: what was asked, and every game played so far, so that it can go on after an interruption."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec
from filelock import FileLock, Timeout

from boomtable.engine import BadSetup
from boomtable.lab.balance.endings import Batch, Ending
from boomtable.lab.balance.sweep import Sweep

ASKED, PLAYED, LOCK = "sweep.json", "games.jsonl", ".lock"


class Ledger:
    """The endings of each setup's games by number, on a page that is written batch by batch."""

    def __init__(self, page: BinaryIO, setups: int) -> None:
        self._page = page
        self.endings: list[list[Ending]] = [[] for _ in range(setups)]
        whole = 0
        for line in page:
            if not self._read(line):
                break  # torn: it is played again, as is whatever came after it
            whole += len(line)
        page.seek(whole)
        page.truncate()

    def note(self, batch: Batch) -> None:
        """Write a batch down before anything is made of it."""
        self._page.write(msgspec.json.encode(batch) + b"\n")
        self._page.flush()
        self.endings[batch.setup].extend(batch.endings)

    def _read(self, line: bytes) -> bool:
        try:
            batch = msgspec.json.decode(line, type=Batch)
        except msgspec.MsgspecError:
            return False
        fits = line.endswith(b"\n") and batch.setup < len(self.endings)
        if fits := fits and batch.first == len(self.endings[batch.setup]):
            self.endings[batch.setup].extend(batch.endings)
        return fits


@contextmanager
def opened(folder: Path, sweep: Sweep) -> Iterator[Ledger]:
    """The ledger of this sweep in this folder, new or begun; BadSetup if the folder is another's."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise BadSetup("balance-folder", folder=str(folder), why=str(error.strerror)) from None
    try:
        with FileLock(folder / LOCK, timeout=0):
            _claim(folder, msgspec.json.format(msgspec.json.encode(sweep)))
            with (folder / PLAYED).open("r+b") as page:
                yield Ledger(page, len(sweep.setups))
    except Timeout:
        raise BadSetup("balance-busy", folder=str(folder)) from None


def _claim(folder: Path, asked: bytes) -> None:
    """A folder is a sweep's once it has a page of games; before that it must hold nothing else."""
    if not (folder / PLAYED).exists():
        if {path.name for path in folder.iterdir()} - {ASKED, LOCK}:
            raise BadSetup("balance-other-things", folder=str(folder))
        (folder / ASKED).write_bytes(asked)
        (folder / PLAYED).touch()
    elif not (folder / ASKED).exists() or (folder / ASKED).read_bytes() != asked:
        raise BadSetup("balance-other-sweep", folder=str(folder))
