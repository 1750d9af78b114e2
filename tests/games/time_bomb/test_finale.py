"""What the end of Time Bomb is told from: why it ended, the best lie, and who was accused most."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import Feat, Said, Table
from boomtable.games.time_bomb import Accuse, Claim, Finale, Role, Suggest, parse
from boomtable.games.time_bomb.finale import BestLie, BoomCut
from boomtable.games.time_bomb.positions import tell
from boomtable.games.time_bomb_shared.finale import Had, LastSuccess, NeverFound, NobodyLied

LATE = "1. 2. 1. 2. | 1. 2. 1. 2. | 1. 2. 0. 1. | "
DEALT = """
    start 0
    0     swat       ....S  ..SB
    1     terrorist  ...SB  ...S
    2     swat       ....S  ...S
    3     swat       ....S  ...S
    cut   1. 2. 1. {last}
"""


@pytest.mark.parametrize(
    ("story", "because"),
    [
        ("1. 2B", BoomCut(1, Role.SWAT, 2)),
        ("1. 3. 0B", BoomCut(3, Role.TERRORIST, 0)),
        ("1B", BoomCut(0, Role.SWAT, 1)),
        ("1S 2S 3S 0S", LastSuccess(3, Role.TERRORIST, 0, 12)),
        (LATE.replace("1.", "1S", 3) + "0. 1. 2. 3S", LastSuccess(2, Role.SWAT, 3, 0)),
        (LATE + "0. 1. 2. 3S", NeverFound(3, (Had(0, 1), Had(1, 1), Had(2, 1)))),
    ],
)
def test_the_rules_say_why_it_ended(story: str, because: object) -> None:
    assert Finale.of(Table(tell(story))).because == because


def said(seat: int, after: int, *, number: int = 1, **claim: int) -> Said:
    return Said(seat, Claim(**claim), number, after, ())


@pytest.mark.parametrize(
    ("ledger", "best"),
    [
        ([], NobodyLied()),
        ([said(1, 0, success=1), Said(1, Accuse(2), 1, 0, ())], NobodyLied()),
        # more Success than held: the cuts that were no Success, from then on, in that round
        ([said(1, 0, success=2)], BestLie(1, 1, Claim(success=2), Claim(success=1), 2)),
        ([said(1, 1, success=3)], BestLie(1, 1, Claim(success=3), Claim(success=1), 1)),
        ([said(3, 0, success=5)], BestLie(3, 1, Claim(success=5), Claim(success=1), 0)),
        # no Boom: one, and one more if it survived
        ([said(1, 2, boom=0)], BestLie(1, 1, Claim(boom=0), Claim(boom=1), 2)),
        ([said(0, 4, number=2, boom=0)], BestLie(0, 2, Claim(boom=0), Claim(boom=1), 1)),
        ([said(1, 0, success=2, boom=0)], BestLie(1, 1, Claim(None, 2, 0), Claim(None, 1, 1), 4)),
        # what costs nobody a cut is a lie too, but no good one
        ([said(1, 0, success=0)], BestLie(1, 1, Claim(success=0), Claim(success=1), 0)),
        ([said(2, 0, boom=1)], BestLie(2, 1, Claim(boom=1), Claim(boom=0), 0)),
        # the highest, then the latest
        ([said(1, 0, success=2), said(2, 0, boom=1)], BestLie(1, 1, Claim(success=2), Claim(success=1), 2)),
        ([said(1, 0, success=2), said(1, 0, success=3)], BestLie(1, 1, Claim(success=3), Claim(success=1), 2)),
    ],
)
def test_the_best_lie_is_plain_arithmetic(ledger: list[Said], best: object) -> None:
    state = parse(DEALT.format(last="2.  0B"))
    assert Finale.of(Table(state, tuple(ledger))).moment == best


def test_claims_made_in_turn_are_weighed_alike() -> None:
    drawing = "claims in_turn\n" + DEALT.format(last="2.  0B") + "said S1 S2B0 - - S0B0 - - -"
    assert Finale.of(Table(parse(drawing))).moment == BestLie(1, 1, Claim(None, 2, 0), Claim(None, 1, 1), 4)


@pytest.mark.parametrize(
    ("accused", "order"),
    [((), (0, 1, 2, 3, 4)), ((0, 0, 2), (1, 3, 2, 0, 4)), ((3, 1, 2, 0, 3), (0, 1, 2, 3, 4))],
)
def test_roles_turn_from_the_least_to_the_most_accused_and_the_box_last(
    accused: tuple[int, ...], order: tuple[int, ...]
) -> None:
    talk: list[Any] = [*map(Accuse, accused), Suggest(1)]
    ledger = tuple(Said((each.seat + 1) % 4 if isinstance(each, Accuse) else 0, each, 1, 0, ()) for each in talk)
    assert Finale.of(Table(tell("1B"), ledger)).turning == order


def test_the_box_is_not_turned_where_it_is_empty() -> None:
    assert Finale.of(Table(tell("1B", players=5))).turning == (0, 1, 2, 3, 4)


@pytest.mark.parametrize(("story", "soot"), [("1. 2B", (2,)), ("1S 2S 3S 0S", ())])
def test_soot_is_on_whoever_had_the_boom(story: str, soot: tuple[int, ...]) -> None:
    assert Finale.of(Table(tell(story))).soot == soot


def test_what_the_evening_counts() -> None:
    assert Finale.feats(Table(tell("1S 0. 1. 2B"))) == (
        Feat("boom", (2,)),
        Feat("cut", (0, 1), times=2, found=1, least=6),
        Feat("cut", (1, 0), times=1, found=0, least=6),
        Feat("cut", (1, 2), times=1, found=0, least=6),
    )
    assert [feat.code for feat in Finale.feats(Table(tell("1S 2S 3S 0S")))] == ["cut"] * 4


@pytest.mark.parametrize(
    ("story", "deeds"),
    [
        ("1S 2S 3S 0S", ""),
        ("1. 0. 1. 2B", "got-away 3, cautious 0"),  # who cut the Boom was anything but
        ("1. 0. 1. 0. | 1S 2. 3. 1B", "got-away 3, cautious 1"),
    ],
)
def test_who_got_away_and_who_cut_nothing_that_mattered(story: str, deeds: str) -> None:
    told = [f"{deed.code} {deed.seats[0]}" for deed in Finale.deeds(Table(tell(story)))]
    assert ", ".join(told) == deeds


def test_lies_are_counted_by_what_they_were_worth() -> None:
    state = parse(DEALT.format(last="2.  0B"))
    ledger = (said(1, 0, success=2), said(1, 2, boom=0), said(2, 0, boom=1))
    assert [deed for deed in Finale.deeds(Table(state, ledger)) if deed.code == "lie"] == [Feat("lie", (1,), 4)]


@pytest.mark.parametrize(("players", "most"), [(4, 2), (5, 2), (6, 2), (7, 3), (8, 3)])
def test_watchers_guess_the_terrorists(players: int, most: int) -> None:
    state = tell("1B", players=players)
    terrorists = tuple(seat for seat in range(players) if state.roles[seat] is Role.TERRORIST)
    assert (Finale.guessed(players), Finale.solution(Table(state))) == (most, terrorists)
    assert Finale.chapter(state) == 1
