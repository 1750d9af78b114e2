"""Games for datasets, played by bots."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from boomtable.bots import make_bots, play_on
from boomtable.engine import CHANCE, CLOCK, Game
from boomtable.engine.records import Played
from boomtable.wire.datasets import Act, By, FinishedGame, Kind

NOBODY = {CHANCE: By.CHANCE, CLOCK: By.CLOCK}


def played(game: Game[Any, Any], seed: int) -> FinishedGame:
    """One game to its end."""
    players = game.seats[0]
    course = [*play_on(game.table(players), make_bots(game, players, ("easy",)), (seed,))]
    outcome = deque(course, maxlen=1).pop()[1].state.outcome
    return FinishedGame(
        id=f"{seed:016}",
        game=game.id,
        rules=game.rules,
        players=players,
        options=msgspec.to_builtins(game.read_options({})),
        day="2026-11-15",
        levels=("easy",) * players,
        side=str(outcome.side),
        winners=outcome.winners,
        why=str(outcome.why),
        log=tuple(act(entry) for entry, _ in course),
    )


def act(entry: Any) -> Act:
    by = NOBODY.get(entry.seat, By.BOT)
    if isinstance(entry, Played):
        return Act(Kind.PLAYED, entry.seat, by, plain(entry.move))
    return Act(Kind.SAID, entry.seat, by, plain(entry.talk))


def plain(value: Any) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))
