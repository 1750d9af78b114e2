"""What the end of Time Bomb Evolution is told from: which bomb blew and why, and lies about bombs that were full."""

from __future__ import annotations

import pytest

from boomtable.engine import Feat, Said, Table
from boomtable.games.time_bomb_evolution import Claim, Finale, Role, Wire
from boomtable.games.time_bomb_evolution.finale import (
    BestLie,
    BombFilled,
    NoRoundFour,
    PurplePair,
    ShieldOff,
)
from boomtable.games.time_bomb_evolution.positions import tell
from boomtable.games.time_bomb_shared.finale import Had, LastSuccess, NeverFound, NobodyLied

LONG = "1S 2Y 1Y 2Y | 1S 2B 1B 2B | 1G 2G 1K 2K | 1K"
SWAT, TERRORIST = Role.SWAT, Role.TERRORIST


@pytest.mark.parametrize(
    ("story", "because"),
    [
        ("1G 2G 1Y 3G", BombFilled(1, SWAT, 3, Wire.GREEN, 3)),
        ("1Y 2Y 3Y 0Y", BombFilled(3, TERRORIST, 0, Wire.YELLOW, 4)),
        ("1P 2P", PurplePair(1, SWAT, 2)),
        ("1G 2G 0S +G 3G | 1B -G", ShieldOff(3, TERRORIST, Wire.GREEN, 3)),
        ("1B 2S +B 1S 2S | 1S", LastSuccess(2, SWAT, 1, 11)),
        ("1K 2S +K 1S 2S | 1S", LastSuccess(2, SWAT, 1, 10)),
        (LONG, NeverFound(2, (Had(0, 1), Had(1, 1)))),
        ("1K 2S +K 1K 2K | 1K 2Y 1Y 2Y | 1G 2P 1G 2P", NoRoundFour(3)),
        # seat 1 has no wires left when the number names it, so it takes the nippers
        ("1P 2S +P 1S 2S | 1P 2Y 1P 2Y | 1P 2G 1R #1 2G | 1R #0 1Y 2R #3 3G", BombFilled(1, SWAT, 3, Wire.GREEN, 3)),
    ],
)
def test_the_rules_say_why_it_ended(story: str, because: object) -> None:
    assert Finale.of(Table(tell(story))).because == because


def test_in_the_standard_game_every_bomb_fills_up() -> None:
    table = tell("1P 2P 1P 2P", options="")
    assert Finale.of(Table(table)).because == BombFilled(1, SWAT, 2, Wire.PURPLE, 4)


@pytest.mark.parametrize(
    ("story", "said", "best"),
    [
        ("1P 2P", Said(2, Claim(success=0), 1, 0, ()), NobodyLied()),
        (LONG, Said(2, Claim(success=1), 1, 0, ()), BestLie(2, 1, Claim(success=1), Claim(success=0), 2)),
        # no Green, before one more would have blown and after; it was cut
        ("1G 2G 1Y 3G", Said(3, Claim(green=0), 1, 1, ()), BestLie(3, 1, Claim(green=0), Claim(green=3), 0)),
        ("1G 2G 1Y 3G", Said(3, Claim(green=0), 1, 2, ()), BestLie(3, 1, Claim(green=0), Claim(green=3), 1)),
        # no Blue and no Purple while one more would have blown; they were not cut
        (LONG, Said(3, Claim(blue=0), 3, 8, ()), BestLie(3, 3, Claim(blue=0), Claim(blue=1), 2)),
        ("1P 2P", Said(1, Claim(purple=0), 1, 1, ()), BestLie(1, 1, Claim(purple=0), Claim(purple=1), 2)),
        # a shield makes it harmless
        ("1G 2G 0S +G 3G | 1B -G", Said(3, Claim(green=0), 1, 3, ()), BestLie(3, 1, Claim(green=0), Claim(green=1), 0)),
        # said after the last cut of a round, while its Success waits for a bomb
        (
            "1G 2Y 1Y 2S +G | 1P 2P",
            Said(1, Claim(success=3), 1, 4, ()),
            BestLie(1, 1, Claim(success=3), Claim(success=1), 0),
        ),
    ],
)
def test_a_wire_that_would_blow_is_a_boom_to_hide(story: str, said: Said, best: object) -> None:
    assert Finale.of(Table(tell(story), (said,))).moment == best


def test_soot_and_what_the_evening_counts() -> None:
    table = Table(tell("1P 2P"))
    assert Finale.of(table).soot == (2,)
    assert Finale.feats(table) == (Feat("boom", (2,)), Feat("cut", (0, 1), least=6), Feat("cut", (1, 2), least=6))
