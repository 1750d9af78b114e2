"""Checks fair deals: the seed against its commitment, the draws against the seed, the cards against the draws."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from msgspec import UNSET

from boomtable.engine.fair import Draw, Fair, FairLuck, commitment
from boomtable.engine.game import Game
from boomtable.engine.moves import BadRecord
from boomtable.engine.records import Played, Record, replay_each
from boomtable.engine.seats import CHANCE


def verify(game: Game[Any, Any], record: Record) -> int:
    """The number of draws checked, all correct, or BadRecord."""
    fair = fair_of(record)
    _check_draws(fair)
    _check_cards(game, record, fair)
    return len(fair.draws)


def fair_of(record: Record) -> Fair:
    if record.fair is UNSET:
        raise BadRecord("fair-missing", game=record.game)
    return record.fair


def _luck(fair: Fair) -> FairLuck:
    """FairLuck from the committed seed, starting at the first draw."""
    try:
        if commitment(fair.seed) == fair.commitment:
            return FairLuck(fair.seed, fair.entropy, fair.table)
    except ValueError:  # not a seed at all
        pass
    raise BadRecord("fair-commitment")


def _check_draws(fair: Fair) -> None:
    luck = _luck(fair)
    for number, draw in enumerate(fair.draws, 1):
        if _drawn(luck, draw) != draw:
            raise BadRecord("fair-draw", draw=number, draws=len(fair.draws))


def _drawn(luck: FairLuck, draw: Draw) -> Draw | None:
    """What this draw should have given, if it is valid."""
    if len(draw.drawn) == 1 and draw.n > 0:
        luck.pick(draw.n)
    elif len(draw.drawn) == draw.n:
        luck.permute(draw.n)
    else:
        return None
    return luck.draws[-1]


def _check_cards(game: Game[Any, Any], record: Record, fair: Fair) -> None:
    """Check that every chance move follows from the next draws and that no draw is left over."""
    luck = _luck(fair)
    for number, ((table, _), entry) in enumerate(zip(pairwise(replay_each(game, record)), record.log, strict=True), 1):
        if isinstance(entry, Played) and entry.seat == CHANCE:
            move = table.state.choices(CHANCE).sample(luck)
            if move != entry.move or fair.draws[: len(luck.draws)] != tuple(luck.draws):
                raise BadRecord("fair-meaning", entry=number)
    if len(luck.draws) != len(fair.draws):
        raise BadRecord("fair-meaning", entry=len(record.log))
