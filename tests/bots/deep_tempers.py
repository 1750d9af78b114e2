"""At the Academy the bold really cut where it may blow, and do hardly worse for it."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.bots import make_bot, play_on, tempered
from boomtable.bots.bomb_squad_academy.choosing import danger
from boomtable.bots.bomb_squad_academy.situation import ACTS, situation
from boomtable.bots.temper import Temper
from boomtable.engine import Table
from boomtable.engine.records import Played
from boomtable.games.bomb_squad_academy import GAME
from boomtable.games.bomb_squad_academy.moves import Choose
from boomtable.lab.duel import duel
from boomtable.lab.interval import average


def risk(temper: Temper, games: int) -> tuple[float, float, float]:
    """How likely a card of such players sets off the bomb, for all that they can reckon."""
    found, bots = [], (tempered(make_bot(GAME, "normal"), temper),) * 4
    for number in range(games):
        before: Table[Any] = GAME.table(4)
        risks: list[float] = []
        for entry, table in play_on(before, bots, ("risk", number)):
            if isinstance(entry, Played) and isinstance(entry.move, Choose):
                risks.append(danger(situation(before.state.view(entry.seat)), ACTS[entry.move.action]))
            before = table
        found.append(sum(risks) / len(risks))
    return average(found)


def test_the_bold_cut_where_it_may_blow_and_the_cautious_do_not() -> None:
    (_, low, _), (_, _, high) = risk(Temper.BOLD, 100), risk(Temper.CAUTIOUS, 100)
    assert low > high


@pytest.mark.soak
def test_the_bold_and_the_cautious_are_even_within_two_points() -> None:
    bold, cautious = [tempered(make_bot(GAME, "normal"), temper) for temper in (Temper.BOLD, Temper.CAUTIOUS)]
    assert abs(duel(GAME, 4, bold, cautious, 4000, 1).a_share - 0.5) <= 0.02
