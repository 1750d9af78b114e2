"""Checks fair deals: the seed against its commitment, the draws against the seed, the cards against the draws."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from boomtable.engine.fair import Draw, Fair, FairLuck, commitment
from boomtable.engine.game import Game
from boomtable.engine.moves import BadRecord
from boomtable.engine.records import Fork, Played, Record, digest_of, replay_each
from boomtable.engine.seats import CHANCE


class Part(NamedTuple):
    """Entries that one proof is about, up to this one; a fork has those of the game it came from before its own."""

    upto: int
    fair: Fair | UnsetType


def verify(game: Game[Any, Any], record: Record) -> int:
    """The number of draws checked, all correct, or BadRecord."""
    if record.fork is UNSET:
        fair_of(record)
    parts = _parts(record, len(record.log))
    for part in parts:
        if part.fair is not UNSET:
            _check_draws(part.fair)
    return _check_cards(game, record, parts)


def fair_of(record: Record) -> Fair:
    if record.fair is UNSET:
        raise BadRecord("fair-missing", game=record.game)
    return record.fair


def proofs(record: Record) -> tuple[Fair, ...]:
    """The proof of a record's deals; of a fork, first those of the games it came from."""
    return tuple([part.fair for part in _parts(record, len(record.log)) if part.fair is not UNSET])


def check_origin(record: Record, origin: Record) -> None:
    """That a fork begins as this record does, or BadRecord."""
    fork = record.fork
    if not fork or fork.digest != digest_of(origin) or record.log[: fork.at] != origin.log[: fork.at]:
        raise BadRecord("fork-elsewhere", digest=digest_of(origin))


def _parts(holder: Record | Fork, upto: int) -> list[Part]:
    before = [] if holder.fork is UNSET else _parts(holder.fork, min(upto, holder.fork.at))
    return [*before, Part(upto, holder.fair)]


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


def _check_cards(game: Game[Any, Any], record: Record, parts: list[Part]) -> int:
    """Check that every chance move follows from the next draws of its proof, and that no draw of ours is left over."""
    lucks = [_luck(part.fair) if part.fair else None for part in parts]
    for number, ((table, _), entry) in enumerate(zip(pairwise(replay_each(game, record)), record.log, strict=True), 1):
        if isinstance(entry, Played) and entry.seat == CHANCE:
            place = next(place for place, part in enumerate(parts) if number <= part.upto)
            fair, luck = parts[place].fair, lucks[place]
            if not (fair and luck):
                raise BadRecord("fair-missing", game=record.game)
            move = table.state.choices(CHANCE).sample(luck)
            if move != entry.move or fair.draws[: len(luck.draws)] != tuple(luck.draws):
                raise BadRecord("fair-meaning", entry=number)
    if record.fair and lucks[-1] and len(lucks[-1].draws) != len(record.fair.draws):
        raise BadRecord("fair-meaning", entry=len(record.log))
    return sum([len(luck.draws) for luck in lucks if luck])
