"""What one viewer of Time Bomb Evolution knows and remembers."""

from __future__ import annotations

from boomtable.games.time_bomb_evolution.cards import Hand, Mark, NumberCard, Snip, Wire
from boomtable.games.time_bomb_evolution.moves import AnyNews, Claimed, FalseClaim, NumberDrawn
from boomtable.games.time_bomb_evolution.steps import AnyStep
from boomtable.games.time_bomb_shared.table import WireView


class View(WireView, frozen=True, kw_only=True):
    """What both boxes show, with the wires and bombs of the Evolution."""

    hands: tuple[Hand, ...]
    hand: Hand
    todo: tuple[AnyStep, ...]
    news: tuple[AnyNews, ...]
    cuts: tuple[Snip, ...]
    claimed: tuple[Claimed, ...]
    deals: tuple[tuple[Hand, ...], ...]
    false_claims: tuple[FalseClaim, ...]

    evolution: bool  # the options [TE6]
    prevent_any_revealed: bool
    pink_counted_at_round_4: bool
    palette: tuple[Wire, ...]  # the colours to draw from [TE1]

    colours: tuple[Wire, ...]  # in play, once they are drawn
    thresholds: tuple[int, ...]  # at how many wires each of them explodes [TE4] [TE8]
    cuts_left: int  # in this round [TE15]
    round_cuts: tuple[int, ...]  # how many cuts each round has, as it stands now [TE15]
    protected: tuple[Wire, ...]  # [TE7]
    protectable: tuple[Wire, ...]  # with a Success, as it stands now [TE6]
    would_explode: tuple[Wire, ...]  # if their protection were removed [TE13]
    one_away: tuple[Wire, ...]  # of which the next one cut explodes, by count or right after another [TE4] [TE9]
    marks: tuple[Mark, ...]  # every protection put on and removed
    numbers: tuple[NumberCard, ...]  # every number drawn
    drawn: NumberDrawn | None  # the last of them, until the next cut [TE10]
    exploded: Wire | None

    removed: Hand  # once the game is over [TE20]
