"""Whole games of any title with fair deals: a secret seed, a line from every device, draw after draw."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from boomtable.engine import CHANCE, Draw, Fair, FairLuck, Game, Seeded, but, commitment
from boomtable.engine.records import Played, Record, begin

TABLE = "KITE"
ENTROPY = ("5ca1ab1e", "Ünal's phone", 'a "log":[ and a \\ and a\nline', "")


def seed_of(number: int) -> str:
    return sha256(b"%d" % number).hexdigest()


def fair_game(game: Game[Any, Any], players: int, number: int = 0) -> Record:
    """A whole game; the luck is created again for every chance move, as after a restart."""
    record, table, others = begin(game, players), game.table(players), Seeded(number)
    draws: list[Draw] = []
    while turn := table.state.turn:
        seat = turn[others.pick(len(turn))]
        luck = FairLuck(seed_of(number), ENTROPY, TABLE, len(draws))
        move = table.state.choices(seat).sample(luck if seat == CHANCE else others)
        record, table = record.with_entry(Played(seat, move)), table.play(seat, move)
        draws += luck.draws
    return but(record, fair=proof(number, draws))


def proof(number: int, draws: list[Draw]) -> Fair:
    seed = seed_of(number)
    return Fair(table=TABLE, commitment=commitment(seed), seed=seed, entropy=ENTROPY, draws=tuple(draws))
