"""`boomtable play`: games in the terminal, one person with bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from boomtable.boards.registry import BOARDS
from boomtable.bots import make_bots, play_on
from boomtable.cli.human_player import HumanPlayer, Screen
from boomtable.cli.record_files import save
from boomtable.engine import Fair, FairLuck, Game, Seeded, but, commitment
from boomtable.engine.records import Played, begin
from boomtable.words import say

TABLE = "terminal"  # the name under which its deals are drawn


class Dealer:
    """Deals from a seed that is promised before the first draw, so that the record proves them."""

    def __init__(self, seed: int) -> None:
        self.seed = sha256(f"{TABLE} {seed}".encode()).hexdigest()
        self.luck = FairLuck(self.seed, (), TABLE)

    @property
    def promise(self) -> str:
        return commitment(self.seed)

    @property
    def proof(self) -> Fair:
        """The proof of all draws so far."""
        return Fair(table=TABLE, commitment=self.promise, seed=self.seed, entropy=(), draws=tuple(self.luck.draws))


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
        record, dealer = self.record, Dealer(seed)
        if path:
            self.screen.tell(say("promise", commitment=dealer.promise), style="quiet")
        seat = Seeded(seed, "seat").pick(record.players)
        person = HumanPlayer(self.game, BOARDS[self.game.id], seat, self.screen)
        seats = (*self.bots[:seat], person, *self.bots[seat + 1 :])
        try:
            for entry, table in play_on(self.table, seats, (seed,), dealer.luck):
                record, view, heard = record.with_entry(entry), table.state.view(seat), table.heard(seat)
                if isinstance(entry, Played):
                    person.watch(view, heard)
            person.game_over(view, heard, self.game.finale.of(table).because)
            self.screen.tell(say("seed", seed=str(seed)), style="quiet")
        finally:
            if path:
                save(but(record, fair=dealer.proof), path)
                self.screen.tell(say("saved", path=str(path)), style="quiet")


def _numbered(path: Path, number: int) -> Path:
    return path.with_stem(f"{path.stem}-{number + 1}") if number else path
