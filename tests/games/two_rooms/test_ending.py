"""What the end of Two Rooms and a Boom is told from: where the two were, the walk that decided it, who turns last."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boomtable.engine import Feat, Table, but
from boomtable.games.two_rooms import Finale, TwoRooms
from boomtable.games.two_rooms.ending import (
    CutShort,
    DecidingWalk,
    InOneRoom,
    NeverMet,
    NobodyActs,
    NoWalk,
    RoomsApart,
    Survived,
    TyrantAlone,
)
from boomtable.games.two_rooms.finale import Revealing
from boomtable.games.two_rooms.news import AnyNews, EndedEarly, Exchanged, Leaderless, Led, Moved, Refused, RoundBegan
from boomtable.games.two_rooms.people import Condition, Kind, Share
from boomtable.games.two_rooms.positions import evening


def ended(drawn: str, *news: AnyNews, **facts: Any) -> TwoRooms:
    """The end of an evening with these players, after these pieces of news. Four plain players come last."""
    return but(evening(drawn, round=3, **facts).tell_all(*news), todo=(Revealing(),)).settled()


@pytest.mark.parametrize(
    ("table", "because"),
    [
        (ended("president bomber /"), InOneRoom(0, "president", 0, 1, "bomber", 0)),
        (ended("bomber / president"), RoomsApart(1, "president", 1, 0, "bomber", 0)),
        (ended("doctor president / engineer bomber"), NeverMet(1, "president", 0, "doctor")),
        (ended("engineer president bomber / doctor"), NeverMet(2, "bomber", 0, "engineer")),
        (
            ended("presidents-daughter / bomber", buried="president"),
            RoomsApart(0, "presidents-daughter", 0, 1, "bomber", 1),
        ),
        (ended("president martyr /", buried="bomber"), InOneRoom(0, "president", 0, 1, "martyr", 0)),
        (ended("president / red-team", buried="bomber"), NobodyActs("bomber")),
        (ended("bomber / red-team", buried="president"), NobodyActs("president")),
        (ended("president nuclear-tyrant / bomber"), TyrantAlone(1)),
        (ended("president dr-boom / bomber", EndedEarly(1, "boom")), CutShort(1, "dr-boom", "boom")),
    ],
)
def test_the_rules_say_why_it_ended(table: TwoRooms, because: object) -> None:
    assert Finale.of(Table(table)).because == because


def test_a_president_who_is_immune_lives() -> None:
    table = ended("president bomber /").person(0, conditions=(Condition.IMMUNE,))
    assert Finale.of(Table(table)).because == Survived(0, "president", 0, 1, "bomber", 0)


APART = "president / bomber"  # and a leader, 2, and 3 in room 1, a leader, 4, and 5 in room 2


@pytest.mark.parametrize(
    ("news", "moment"),
    [
        ([], NoWalk()),
        ([RoundBegan(1), Exchanged(((3,), (5,)))], NoWalk()),
        ([RoundBegan(2), Exchanged(((1,), (5,)))], DecidingWalk(1, "bomber", 2, 1, None)),
        ([RoundBegan(2), Led(2, "appointed", (3,)), Exchanged(((1,), (5,)))], DecidingWalk(1, "bomber", 2, 1, 2)),
        ([Led(2, "appointed", (3,)), Leaderless(0), Exchanged(((1,), (5,)))], DecidingWalk(1, "bomber", 0, 1, None)),
        ([RoundBegan(1), Led(2, "drawn", ()), Moved(0, 0)], DecidingWalk(0, "president", 1, 0, None)),  # by a power
        # then both walk at once, which changes nothing between them
        (
            [Led(2, "drawn", ()), RoundBegan(1), Exchanged(((0,), (5,))), RoundBegan(2), Exchanged(((1,), (0,)))],
            DecidingWalk(0, "president", 1, 1, 2),
        ),
        # there and back again: the last one counts
        (
            [RoundBegan(1), Moved(1, 0), RoundBegan(2), Exchanged(((1,), (3,)))],
            DecidingWalk(1, "bomber", 2, 1, None),
        ),
    ],
)
def test_the_walk_that_decided_it_took_one_of_the_two(news: list[AnyNews], moment: object) -> None:
    assert Finale.of(Table(ended(APART, *news))).moment == moment


def test_a_hostage_was_sent_by_the_leader_of_the_room_they_left() -> None:
    """Leaders change rooms, too: seat 4 first leads room 1, then room 2."""
    moves: list[AnyNews] = [Led(4, "drawn", ()), Led(5, "drawn", ()), Moved(4, 1), Leaderless(0), Led(4, "voted", ())]
    table = ended(APART, *moves, RoundBegan(3), Exchanged(((3,), (0,))))
    assert Finale.of(Table(table)).moment == DecidingWalk(0, "president", 3, 0, 4)


def test_without_a_bomber_no_walk_decides() -> None:
    table = ended("president / red-team", Moved(0, 0), buried="bomber")
    assert Finale.of(Table(table)).moment == NoWalk()
    assert Finale.of(Table(table)).soot == ()


@pytest.mark.parametrize(
    ("drawn", "first", "down"),
    [
        ("president / bomber", (0, 1), {0: 2, 1: 2}),
        ("bomber president red-team / blue-team", (1, 0), {0: 2, 1: 2}),
        ("bomber* / president blue-team*", (1, 0), {0: 1, 1: 2}),  # only one is in room 1
        ("bomber* president ambassador-red red-team / ambassador-blue blue-team*", (1, 0), {0: 2, 1: 2}),
        ("bomber* president / ambassador-blue ambassador-red blue-team* red-team", (1, 0), {0: 2, 1: 2}),
        ("red-team* blue-team blue-team / blue-team* red-team red-team", (), {0: 2, 1: 2}),
    ],
)
def test_two_cards_of_each_room_stay_down_until_the_last(
    drawn: str, first: tuple[int, ...], down: dict[int, int]
) -> None:
    """Those of President and Bomber are among them; Ambassadors', whom all know, only if there is nobody else."""
    table = ended(drawn)
    finale, seen = Finale.of(Table(table)), table.view("public")
    assert seen.down[: len(first)] == first
    assert Counter(table.people[seat].room for seat in seen.down) == down
    known = [table.people[seat].room for seat in seen.down if table.is_ambassador(seat)]
    assert all(len(table.counted(room)) < 2 for room in known)
    early = [seat for seat in range(table.players) if seat not in seen.down]
    assert finale.turning == (*early, *seen.down)


def test_who_else_stays_down_follows_no_pattern() -> None:
    """If it were always the first seats, a later one would give itself away."""
    tables = [ended("president / bomber", *[RoundBegan(1)] * number) for number in range(40)]
    down = Counter(seat for table in tables for seat in table.view("public").down)
    assert (down[0], down[1]) == (40, 40)
    assert all(10 <= down[seat] <= 30 for seat in (2, 3, 4, 5))


def test_nobody_is_told_who_is_who_before_the_end() -> None:
    """Even by those that a backup stands in for [TR25]."""
    told = [
        (table.view(0).president, table.view(0).bomber)
        for table in (evening("president / bomber"), ended("martyr / president", buried="bomber"))
    ]
    assert told == [(None, None), (1, 0)]
    assert evening("president / bomber").view(0).down == ()


def test_soot_is_on_the_bomber_unless_nothing_went_off() -> None:
    table = ended("president / bomber")
    assert Finale.of(Table(table)).soot == (1,)
    assert Finale.of(Table(table.person(1, conditions=(Condition.DEAD,)))).soot == ()


def test_what_the_evening_counts() -> None:
    table = ended("president / bomber").person(3, trips=(1, 3))
    assert Finale.feats(Table(table)) == (
        Feat("bomber", (1,)),
        Feat("president", (0,)),
        Feat("hostage", (3,), 2, least=4),
    )


def test_what_else_is_counted() -> None:
    """The President blown up, who refused to share, and who won without ever sharing."""
    refusals = (Refused(3, 2), Refused(2, 3), Refused(3, 0))
    table = ended("president bomber / red-team blue-team", *refusals)
    table = but(table, shares=(Share(1, (2, 3), ("red-team", "blue-team"), Kind.CARD, forced=False),))
    assert table.outcome
    winners = [seat for seat in table.outcome.winners if seat != 2]
    assert {1, 2} <= {*table.outcome.winners}
    assert Finale.deeds(Table(table)) == (
        Feat("bombed", (0,)),
        Feat("refused", (2,), 1),
        Feat("refused", (3,), 2),
        *(Feat("kept-quiet", (seat,)) for seat in winners),
    )
    assert not [deed for deed in Finale.deeds(Table(ended("president / bomber"))) if deed.code == "bombed"]


@pytest.mark.parametrize(("drawn", "buried", "who"), [("president / bomber", "", (1,)), ("president /", "bomber", ())])
def test_watchers_guess_the_bomber(drawn: str, buried: str, who: tuple[int, ...]) -> None:
    table = ended(drawn, buried=buried)
    assert (Finale.guessed(8), Finale.solution(Table(table)), Finale.chapter(table)) == (1, who, 3)
