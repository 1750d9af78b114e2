"""Typed commands of Two Rooms and a Boom are read leniently."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.two_rooms_commands import examples, read, typed, waiting, ways
from boomtable.engine import Move, RealTimeStep, Seat, Seeded
from boomtable.games.two_rooms import GAME, Tell, TwoRooms, Urge
from boomtable.games.two_rooms.moves import (
    Accept,
    Appoint,
    Call,
    CallWinner,
    NameBuried,
    OfferCard,
    OfferColour,
    OfferLead,
    Point,
    Refuse,
    RefuseLead,
    Send,
    Shoot,
    ShowAll,
    ShowCard,
    ShowColour,
    ShowColourToAll,
    StopPointing,
    TakeLead,
    Use,
    Walk,
    Withdraw,
)
from tests.boards.two_rooms import BEGUN, MIDWAY, seen
from tests.cli.keyboard import Keyboard
from tests.games.two_rooms.scenes import evening, play

LAST = evening(
    "gambler private-eye sniper target decoy martyr presidents-daughter / bomber", round=3, buried="president"
)
NAMING = play(BEGUN, "time")


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("share 3", OfferCard(3)),
        ("Share cards with Dov!", OfferCard(3)),
        ("s dov", OfferCard(3)),
        ("colour 3", OfferColour(3)),
        ("color dov", OfferColour(3)),
        ("show ben", ShowCard(1)),
        ("show card to ben", ShowCard(1)),
        ("show all", ShowAll()),
        ("point at me", Point(0)),
        ("p 6", Point(6)),
        ("stop", StopPointing()),
        ("appoint 1", Appoint(1)),
        ("hand the lead to greta", OfferLead(6)),
        ("use 1", Use((1,))),
        ("use 6 and 1", Use((1, 6))),
        ("use", Use(())),
        ("send 3, 6", Send((3, 6))),
        ("walk", Walk()),
        ("yes lead", TakeLead()),
        ("no lead", RefuseLead()),
        ("yes", TakeLead()),
        ("yes 3", Accept(3)),
        ("refuse dov", Refuse(3)),
        ("withdraw dov", Withdraw(3)),
        ("show colour dov", ShowColour(3)),
        ("show color all", ShowColourToAll()),
        ("shoot 4", Shoot(4)),
        ("call blue", CallWinner(Call.BLUE)),
        ("name bomber", NameBuried("bomber")),
        ("say me red", Tell(0, "red")),
        ("say ben is the red agent", Tell(1, "agent-red")),
        ("tell 4 bomb", Tell(4, "bomber")),
        ("say dov clown-red", Tell(3, "clown-red")),
        ("urge 6", Urge(6)),
    ],
)
def test_a_line_is_a_verb_and_whom_it_is_about(line: str, move: Move) -> None:
    assert read(line, seen(MIDWAY)) == move


def test_the_only_offer_need_not_be_named() -> None:
    assert read("y", seen(MIDWAY, 1)) == Accept(3)
    assert read("no", seen(MIDWAY, 1)) == Refuse(3)


def test_one_of_several_offers_must_be_named() -> None:
    both = play(MIDWAY, "3 offer-card 0")
    with pytest.raises(BadCommand):
        read("yes", seen(both))
    assert read("yes dov", seen(both)) == Accept(3)


UNCLEAR = ["", "dance", "3", "share", "share 3 6", "share nobody", "point 99", "stop 3", "show", "send", "call green"]


@pytest.mark.parametrize("line", [*UNCLEAR, "say 3", "say 3 jester", "say 3 agent blue team", "name", "yes 99", "urge"])
def test_an_unclear_line_is_answered_with_what_is_allowed(line: str) -> None:
    with pytest.raises(BadCommand) as refused:
        read(line, seen(MIDWAY))
    assert refused.value.code == "rooms-unclear"
    assert refused.value.facts["allowed"] == ways(seen(MIDWAY))


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    assert ways(seen(NAMING, 0)) == "it's not your turn"
    assert ways(seen(play(LAST, "next"), 3)) == "it's not your turn"


def test_a_menu_has_all_of_a_kind_where_they_are_few_or_else_an_example() -> None:
    assert ways(seen(MIDWAY)) == (
        "yes lead, no lead, point 0, show 1, show 3, show 6, show colour 1, show colour 3, show colour 6, "
        "show all, show colour all, share 1, share 3, share 6, "
        "colour 1, colour 3, colour 6, use 1, use 3, use 6"
    )
    crowd = evening("enforcer-red president red-team red-team blue-team* / bomber")
    assert ways(seen(crowd)) == "point 0, show 1, show colour 1, show all, show colour all, share 1, colour 1, use 1 2"


@pytest.mark.parametrize(
    ("state", "seat", "line", "move"),
    [
        (NAMING, 1, "2", Send((2,))),
        (NAMING, 1, "cleo", Send((2,))),
        (play(LAST, "next"), 1, "president", NameBuried("president")),
        (play(LAST, "next", "1 name-buried bomber"), 0, "red", CallWinner(Call.RED)),
        (play(LAST, "next", "1 name-buried bomber", "0 call-winner red"), 2, "3", Shoot(3)),
        (play(evening("president red-team / bomber* blue-team", wait_for_leader=True), "time"), 0, "1", Appoint(1)),
    ],
)
def test_the_answer_to_a_question_needs_no_verb(state: TwoRooms, seat: Seat, line: str, move: Move) -> None:
    assert seat in state.turn
    assert read(line, seen(state, seat)) == move


@pytest.mark.parametrize("options", [{}, {"playset": "haunted"}, {"playset": "shuffle", "no_timer": True}])
@pytest.mark.parametrize("players", [7, 16, 30])
def test_whatever_may_be_done_can_be_typed_as_it_is_told(players: int, options: dict[str, Any]) -> None:
    luck = Seeded("typed", players)
    state: TwoRooms = GAME.table(players, options).state
    for _ in range(120):
        if not state.turn:
            return
        seat = state.turn[luck.pick(len(state.turn))]
        move = state.choices(seat).sample(luck)
        if seat >= 0:
            view = seen(state, seat)
            assert read(typed(move), view) == move
            assert ways(view) == ", ".join(map(typed, examples(state.choices(seat))))
        elif isinstance(state.todo[0], RealTimeStep):
            continue  # time is not up yet
        state = state.play(seat, move)


@pytest.mark.parametrize(
    ("state", "viewer", "question"),
    [
        (MIDWAY, "public", "The clock is running."),
        (NAMING, 0, "The leaders pick their hostages."),
        (NAMING, 1, "Who do you send as a hostage? (send 0, send 2, send 3)"),
        (play(LAST, "next"), 0, "Hold on. Ben is the Private Eye. Ben, which card is buried?"),
        (GAME.table(6).state, 0, "The cards are being dealt."),
    ],
)
def test_the_question(state: TwoRooms, viewer: Any, question: str) -> None:
    assert waiting(seen(state, viewer)) == question


def test_nothing_is_asked_once_it_is_over() -> None:
    assert waiting(seen(play(LAST, "next", "time", "time", "time"))) == ""


REFUSED = [
    (MIDWAY, 0, "appoint 1", "can't appoint that player", "TR8"),
    (MIDWAY, 0, "share 2", "can't offer that", "TR16"),
    (MIDWAY, 0, "yes 6", "no such offer", "TR16"),
    (MIDWAY, 0, "walk", "Only Ambassadors walk", "TR39"),
    (MIDWAY, 0, "say 1 private eye", "doesn't work here", None),
    (NAMING, 1, "send 1", "can't be your hostages", "TR12"),
    (evening("mime-red president / bomber"), 0, "urge 1", "forbids you to make a sound", "TR38"),
]


@pytest.mark.parametrize(("state", "seat", "line", "why", "rule"), REFUSED)
def test_a_wrong_answer_is_explained_with_its_rule_and_asked_for_again(
    state: TwoRooms,
    seat: Seat,
    line: str,
    why: str,
    rule: str | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(EOFError):
        Keyboard(monkeypatch, GAME, state, seat, line).answer()
    told = " ".join(capsys.readouterr().out.split())
    assert why in told
    assert rule is None or f"({rule})" in told
