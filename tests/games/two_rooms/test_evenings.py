"""Random games with any house rules and legal deck: all of them end, and nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boomtable.engine import CHANCE, CLOCK, Luck, Move, Seat, Seeded
from boomtable.engine.choices import Either
from boomtable.games.two_rooms import GAME, Options, TwoRooms
from boomtable.games.two_rooms import moves as m
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.characters.teams import count_players
from boomtable.games.two_rooms.finale import Answer
from boomtable.games.two_rooms.playset import Wish, propose
from boomtable.games.two_rooms.rounds import Holding, Playing
from tests.each import each
from tests.games.two_rooms.decks import random_deck

pytestmark = pytest.mark.slow

READING = Path(__file__).parents[3] / "docs" / "rules" / "two-rooms.md"
NUMBERS = {*re.findall(r"\*\*(TR\d+)\*\*", READING.read_text())}
OPTIONS = [option.name for option in GAME.option_list if option.allowed]
CANCELLING = ("foolish shy", "foolish coy", "foolish paranoid", "honest liar", "in-love in-hate")  # [TR30]


@each("number", range(12))
def test_nothing_is_lost_on_any_evening(number: int) -> None:
    spend(Seeded("evening", 0, number))


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(20))
def test_nothing_is_lost_on_a_great_many_evenings(chunk: int) -> None:
    """5,000 evenings."""
    for number in range(250):
        spend(Seeded("long evening", chunk, number))


def spend(luck: Luck) -> None:
    """One evening, looked at after every act."""
    table = opened(luck)
    for before, seat, move, after in acts(table, luck):
        if before.number:
            every_card_is_somewhere(after)
            no_two_conditions_cancel_each_other(after)
            everyone_is_where_they_may_be(after)
            rooms_change_as_the_rules_say(before, seat, move, after)
        table = after
    everyone_has_a_verdict(table)


# How it goes.


def opened(luck: Luck) -> TwoRooms:
    """6 to 30 people, some house rules, and a deck that is proposed to a wish, or any that is legal [TR3]."""
    players = GAME.seats[luck.pick(len(GAME.seats))]
    rules: dict[str, Any] = {name: not luck.pick(4) for name in OPTIONS}
    rules |= {"five_rounds": rules["five_rounds"] and players > 10, "colours": luck.pick(4) > 0}
    options, wishes = Options(**rules), [*Wish]
    kind = luck.pick(2 * len(wishes))
    fitting = propose(players, wishes[kind], options, luck) if kind < len(wishes) else None
    deck = fitting or random_deck(players, options, CARDS.keys() - {"red-team", "blue-team"}, luck)
    table: TwoRooms = GAME.table(players, {"playset": " ".join(deck), **rules}).state
    return table


def acts(table: TwoRooms, luck: Luck) -> Iterator[tuple[TwoRooms, Seat, Move, TwoRooms]]:
    """Each act with the tables before and after it; a few in a round, then everyone hurries to its end."""
    patience, calm = 5 + luck.pick(8 * table.players), 0
    while table.turn:
        calm += 1
        hurry = calm > patience and isinstance(table.todo[0], Playing)
        seat, move = hurried(table) if hurry else anything(table, luck)
        before, table = table, table.play(seat, move)
        calm = calm if table.number == before.number else 0
        yield before, seat, move, table


def anything(table: TwoRooms, luck: Luck) -> tuple[Seat, Move]:
    """What anyone may do, each kind as likely as the next; often who was offered something, often what others do too.

    The clock does not ring in a round, but before hostages leave and at the end.
    """
    asked = [seat for seat in table.turn if seat != CLOCK or isinstance(table.todo[0], Answer | Holding)]
    offered = [*(offer.to for offer in table.offers), *(to for to in table.lead_offers if to is not None)]
    waiting = offered if offered and luck.pick(2) else asked
    seat = waiting[luck.pick(len(waiting))]
    choices = table.choices(seat)
    kind = choices.parts[luck.pick(len(choices.parts))] if isinstance(choices, Either) else choices
    return seat, kind.sample(luck) if seat == CHANCE or luck.pick(2) else next(iter(kind))


def hurried(table: TwoRooms) -> tuple[Seat, Any]:
    """What ends a round: its clock, or without a timer leaders who name hostages, if need be new ones [TR8] [TR14]."""
    if CLOCK in table.turn:
        return CLOCK, next(iter(table.choices(CLOCK)))
    room = table.hostages.index(None)
    leader, heads = table.leaders[room], table.counted(room)
    if leader is not None:
        return leader, next(move for move in table.choices(leader) if isinstance(move, m.Send))
    if table.options.first_leader_by_vote:
        return next(seat for seat in heads if table.pointing[seat] != heads[0]), m.Point(heads[0])
    return heads[0], m.Appoint(heads[1])


# What must hold.


def every_card_is_somewhere(table: TwoRooms) -> None:
    """[TR1] [TR40] With somebody, buried, or set aside for the Drunk; then the Drunk lies there."""
    aside = [card for card in (table.buried, table.sober) if card]
    assert sorted([*(person.card for person in table.people), *aside]) == sorted(table.deck)
    assert bool(table.buried) is table.options.burying
    assert bool(table.sober) is ("drunk" in table.deck)


def no_two_conditions_cancel_each_other(table: TwoRooms) -> None:
    """[TR30] And whoever is immune is nothing else."""
    for person in table.people:
        held = [*map(str, person.conditions)]
        assert held == sorted({*held})
        assert not [pair for pair in CANCELLING if {*pair.split()} <= {*held}]
        assert "immune" not in held or held == ["immune"]


def everyone_is_where_they_may_be(table: TwoRooms) -> None:
    """[TR7] [TR39] All that goes on between people goes on in one room, and never with an Ambassador."""
    between = [*enumerate(table.pointing), *((offer.by, offer.to) for offer in table.offers)]
    for room in (0, 1):
        heads = [
            seat
            for seat, person in enumerate(table.people)
            if person.room == room and not person.card.startswith("ambassador")
        ]
        assert table.leaders[room] in (None, *heads)
        assert table.lead_offers[room] in (None, *heads)
        assert table.barred[room] in (None, table.leaders[room])
        assert not [pair for pair in between if (pair[0] in heads) is not (pair[1] in heads) and pair[1] is not None]


def rooms_change_as_the_rules_say(before: TwoRooms, seat: Seat, move: Move, after: TwoRooms) -> None:
    """[TR12] [TR33] [TR39] An Ambassador walks, a Bouncer sends one off, or hostages go, as many from each room."""
    gone = [other for other in range(after.players) if before.people[other].room != after.people[other].room]
    if isinstance(move, m.Walk):
        assert gone == [seat]
    elif isinstance(move, m.Use) and before.people[seat].card.startswith("bouncer"):
        here = before.people[seat].room
        assert gone in ([], [*move.targets])
        assert len(before.counted(here)) > len(before.counted(1 - here))
    elif after.number > before.number or (before.apart and not after.apart and not after.early):
        each = [[other for other in gone if before.people[other].room == room] for room in (0, 1)]
        planned = after.options.hostages(count_players(after.players, after.deck), before.number)
        can_go = [len({*before.counted(room)} - {before.leaders[room], *before.tackled}) for room in (0, 1)]
        most = min(planned, *can_go)
        assert len(each[0]) == len(each[1])
        assert len(each[0]) == most or (after.options.no_timer and len(each[0]) < most)
        assert not {*gone} & {*before.leaders, *before.tackled}
        assert all(after.people[other].trips[-1] == before.number for other in gone)
    else:
        assert gone == []


def everyone_has_a_verdict(table: TwoRooms) -> None:
    """[TR22] Won or lost, with a reason and the number of a rule; and one side won, or neither."""
    outcome, verdicts = table.outcome, table.verdicts
    assert outcome
    assert outcome.side in GAME.sides
    assert outcome.why == ("early" if table.early else "revealed")
    assert len(verdicts) == table.players
    assert outcome.winners == tuple(seat for seat, verdict in enumerate(verdicts) if verdict.won)
    assert {verdict.rule for verdict in verdicts} <= NUMBERS
    codes = {verdict.why for verdict in verdicts}
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in codes)
    assert codes.isdisjoint({"red-wins", "blue-wins"} - {f"{outcome.side}-wins"})
    assert f"{outcome.side}-loses" not in codes
