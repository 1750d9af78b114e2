"""`boomtable play`: games in the terminal, one person with bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any

from boomtable.boards.registry import BOARDS
from boomtable.bots import make_bots, play_on
from boomtable.cli.human_player import HumanPlayer, Screen
from boomtable.cli.record_files import save
from boomtable.engine import Game, Seeded
from boomtable.engine.records import Played, begin
from boomtable.words import say


class GameSeries:
    """One person and some bots, for as many games as the person likes."""

    def __init__(
        self, game: Game[Any, Any], players: int, level: str, options: Mapping[str, Any], screen: Screen
    ) -> None:
        self.game, self.screen = game, screen
        self.table, self.record = game.table(players, options), begin(game, players, options)
        self.bots = make_bots(game, players, (level,))

    def play_all(self, seed: int, path: Path | None) -> None:
        """Game after game, each dealt from the next seed and saved next to the first."""
        try:
            for number in count():
                self.play(seed + number, _numbered(path, number) if path else None)
                if self.screen.ask(say("another")).lower() not in ("y", "yes"):
                    break
        except EOFError:
            self.screen.tell("")
        self.screen.tell(say("goodbye"))

    def play(self, seed: int, path: Path | None) -> None:
        """One game; however it ends, what was played is saved."""
        record = self.record
        seat = Seeded(seed, "seat").pick(record.players)
        person = HumanPlayer(self.game, BOARDS[self.game.id], seat, self.screen)
        seats = (*self.bots[:seat], person, *self.bots[seat + 1 :])
        try:
            for entry, table in play_on(self.table, seats, (seed,)):
                record, view, heard = record.with_entry(entry), table.state.view(seat), table.heard(seat)
                if isinstance(entry, Played):
                    person.watch(view, heard)
            person.game_over(view, heard, self.game.finale.of(table).because)
            self.screen.tell(say("seed", seed=str(seed)), style="quiet")
        finally:
            if path:
                save(record, path)
                self.screen.tell(say("saved", path=str(path)), style="quiet")


def _numbered(path: Path, number: int) -> Path:
    return path.with_stem(f"{path.stem}-{number + 1}") if number else path
