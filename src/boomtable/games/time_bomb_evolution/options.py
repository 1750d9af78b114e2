"""The options of Time Bomb Evolution, among them the colours a host names: `green red blue pink`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from boomtable.engine import CHANCE, BadSetup, GameOptions, SeatOrChance
from boomtable.games.time_bomb_evolution.cards import COLOURS, Wire
from boomtable.games.time_bomb_shared.cards import Claims


class Options(GameOptions, frozen=True):
    """The options of Time Bomb Evolution."""

    claims: Claims = Claims.FREE  # [TB12]
    evolution: bool = False  # explosion prevention, and an effect for each colour [TE6]
    prevent_any_revealed: bool = False  # protect any colour cut so far, not only those of this round [TE6]
    pink_counted_at_round_4: bool = False  # pink shortens round 4 only before it starts [TE15]
    colours: Annotated[str, Meta(max_length=60)] = ""  # to draw from; all six if none is named [TE1]
    first: SeatOrChance = CHANCE  # who begins; drawn if it is not set [TB4]

    def __post_init__(self) -> None:
        named = _words(self.colours)
        if len(set(named)) < len(named) or not set(named) <= set(COLOURS):
            raise BadSetup("time-bomb-evolution-unknown-colours", text=self.colours, allowed=" ".join(COLOURS))

    def palette(self, players: int) -> tuple[Wire, ...]:
        """The colours to draw from, at least one for each player, or BadSetup."""
        named = tuple(map(Wire, _words(self.colours))) or COLOURS
        if len(named) < players:
            raise BadSetup("time-bomb-evolution-few-colours", players=players, named=len(named))
        return tuple(sorted(named))


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()
