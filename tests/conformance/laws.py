"""The laws every title obeys, each a function that raises AssertionError where a table breaks it."""

from __future__ import annotations

from itertools import islice, permutations, product
from typing import Any

import msgspec
from msgspec.structs import astuple

from boomtable.engine import (
    CHANCE,
    CLOCK,
    Dealt,
    Drawn,
    Illegal,
    Luck,
    Move,
    Said,
    Seat,
    Seeded,
    Table,
    Talk,
    Viewer,
    but,
    shuffled,
)
from boomtable.engine.choices import LISTABLE
from tests.conformance.spelling import ENUMS, ODD, reordered, some, spelt
from tests.kinds import of_any_kind
from tests.titles import Title


def only_what_is_offered_can_be_played(title: Title, state: Any, luck: Luck) -> None:
    for seat in (*range(state.players), state.players, CHANCE, CLOCK):
        choices = state.choices(seat)
        assert (choices.size > 0) == (seat in state.turn)
        listed = list(choices) if choices.listable() else [choices.sample(luck) for _ in range(3)]
        assert len(set(listed)) == len(listed) == choices.size or not choices.listable()
        for move in listed:
            assert move in choices
            assert state.why_not(seat, move) is None
        for move in listed[:20]:
            assert state.play(seat, move) != state
        for probe in (*title.probes, *(state.choices(other).sample(luck) for other in state.turn)):
            assert_refused_unless_offered(state, seat, probe)


def assert_refused_unless_offered(state: Any, seat: Seat, probe: Move) -> None:
    if probe in state.choices(seat):
        return
    refusal = state.why_not(seat, probe)
    assert refusal.code
    assert refusal.rule
    raised: object = None
    try:
        state.play(seat, probe)
    except Illegal as error:
        raised = (error.seat, error.move, error.why)
    assert raised == (seat, probe, refusal)


def a_move_is_what_its_types_say(title: Title, state: Any, luck: Luck) -> None:
    """Text, or another enum with the same text, is the same move and leaves no trace in the table."""
    for seat in state.turn:
        moves = some(state.choices(seat), luck)
        tables = [state, *(title.game.imagine(state.view(seat), luck) for _ in range(seat >= 0))]
        for table, move, spelling in product(tables, moves, ENUMS):
            assert exactly(table, seat, spelt(move, spelling)) == exactly(table, seat, move)
        for move, spelling in product(moves, ODD):
            assert exactly(state, seat, spelt(move, spelling)) in (exactly(state, seat, move), "refused")
        for probe, spelling in product(title.probes, ENUMS):
            assert state.why_not(seat, spelt(probe, spelling)) == state.why_not(seat, probe)
    for seat, word in product(range(min(3, state.players)), title.words):
        for spelling in ENUMS:
            assert said_exactly(state, seat, spelt(word, spelling)) == said_exactly(state, seat, word)
        for spelling in ODD:
            assert said_exactly(state, seat, spelt(word, spelling)) in (said_exactly(state, seat, word), "refused")


def exactly(state: Any, seat: Seat, move: Move) -> str:
    """The table after a move including all types (text that equals an enum is different), or the refusal."""
    try:
        after = Table(state).play(seat, move)
    except Illegal:
        assert move not in state.choices(seat)
        assert state.why_not(seat, move)
        return "refused"
    assert move in state.choices(seat)
    assert state.why_not(seat, move) is None
    return repr(after)


def said_exactly(state: Any, seat: Seat, talk: Talk) -> str:
    try:
        return repr(Table(state).say(seat, talk).ledger)
    except Illegal:
        assert Table(state).why_not_say(seat, talk)
        return "refused"


def order_means_nothing_where_it_means_nothing(state: Any, luck: Luck) -> None:
    """Where order has no meaning, members in another order are the same move, kept in the offered order."""
    for seat in state.turn:
        choices = state.choices(seat)
        for move, other in reordered(choices, luck):
            assert repr(choices.find(other)) == repr(move)
            assert exactly(state, seat, other) == exactly(state, seat, move) != "refused"


def listing_begins_at_once(state: Any) -> None:
    """Listing is lazy: the first moves come at once however many there are, and listable sets end."""
    for seat in state.turn:
        choices = state.choices(seat)
        first = [*islice(choices, LISTABLE)]
        assert len({*first}) == len(first) >= 1
        assert choices.listable(len(first)) == (choices.size == len(first))
        assert not choices.listable(len(first) - 1)


def an_outcome_exists_exactly_when_nobody_is_in_turn(title: Title, state: Any) -> None:
    assert (state.outcome is not None) == (state.turn == ())
    if state.outcome:
        assert state.outcome.side in title.game.sides
        assert set(state.outcome.winners) <= set(range(state.players))


def its_end_can_be_told(title: Title, state: Any) -> None:
    """A finished game has facts of its end that survive being written down, and each seat turns up once."""
    finale = title.game.finale
    facts, feats = finale.of(Table(state)), finale.feats(Table(state))
    assert msgspec.json.decode(msgspec.json.encode(facts), type=finale) == facts
    assert sorted(facts.turning)[: state.players] == [*range(state.players)]
    assert len({*facts.turning}) == len(facts.turning)
    assert {feat.code for feat in feats} <= {*finale.callbacks}
    assert {*facts.soot}.union(*(feat.seats for feat in feats)) <= {*range(state.players)}


def the_clock_is_in_turn_exactly_when_an_alarm_runs(state: Any) -> None:
    assert (CLOCK in state.turn) == bool(state.alarms)
    names = [alarm.name for alarm in state.alarms]
    assert len(set(names)) == len(names)


def those_around_know_who_is_waited_for(state: Any) -> None:
    """A phone may buzz for a question only if `waiting` lists its owner: then everyone in earshot knows it."""
    for seat in state.turn:
        if seat >= 0 and seat in state.view(seat).waiting:
            around = [other for other in state.earshot(seat) if isinstance(other, int)]
            assert all(seat in state.view(other).waiting for other in around)


def it_is_the_same_without_memory(title: Title, state: Any, viewer: Viewer) -> None:
    """What is kept from one table to the next changes no byte of a view, nor whose turn it is and what they may do.

    Not even where the game could go on in several ways, and somebody looks at all of them.
    """
    fresh = but(state)
    assert title.game.encode(state.view(viewer)) == title.game.encode(fresh.view(viewer))
    assert state.turn == fresh.turn
    for number, seat in enumerate(state.turn[-2:]):
        move = state.choices(seat).sample(Seeded(number))
        assert move == fresh.choices(seat).sample(Seeded(number))
        after = state.play(seat, move).view(viewer)
        assert title.game.encode(after) == title.game.encode(fresh.play(seat, move).view(viewer))


def a_default_is_always_at_hand(state: Any) -> None:
    for seat in state.turn:
        if seat >= 0:
            assert state.default(seat) in state.choices(seat)


def it_survives_being_written_down(title: Title, state: Any) -> None:
    game = title.game
    assert game.decode(game.encode(state)) == state
    assert game.encode(game.decode(game.encode(state))) == game.encode(state)
    assert game.parse(game.draw(state)) == state
    for viewer in state.viewers:
        view = state.view(viewer)
        assert game.decode_view(game.encode(view)) == view


def sealed_answers_commute(state: Any, luck: Luck) -> None:
    """The same answers in any order give the same table, after some of them and after all."""
    seats = [seat for seat in state.turn if seat != CLOCK]
    if len(seats) < 2 or not state.todo[0].sealed:
        return
    answers = {seat: state.choices(seat).sample(luck) for seat in seats}
    after: dict[frozenset[Seat], Any] = {}
    for order in list(permutations(seats))[:24]:
        table = state
        for count, seat in enumerate(order, start=1):
            table = table.play(seat, answers[seat])
            assert after.setdefault(frozenset(order[:count]), table) == table


def sealed_means_sealed(title: Title, state: Any, luck: Luck) -> None:
    """Before the last answer, others learn at most who has answered."""
    seats = [seat for seat in state.turn if seat != CLOCK]
    if len(seats) < 2 or not state.todo[0].sealed:
        return
    seat = seats[luck.pick(len(seats))]
    one, other = (state.play(seat, state.choices(seat).sample(luck)) for _ in range(2))
    for viewer in state.viewers:
        if viewer != seat:
            assert seen(title, one, viewer) == seen(title, other, viewer)


def no_card_can_be_followed(title: Title, state: Any, luck: Luck) -> None:
    """Hands are unordered in views and deals, and identical cards are a single choice."""
    for viewer in state.viewers:
        for hand in title.hands(state.view(viewer)):
            assert list(hand) == sorted(hand)
    choices = state.choices(CHANCE)
    if isinstance(choices, Dealt):
        deal = choices.sample(luck)
        mixed = [tuple(shuffled(hand, luck)) for hand in astuple(deal)[0]]
        assert choices.find(choices.move(tuple(mixed))) == deal
    if isinstance(choices, Drawn):
        assert choices.size == len(set(choices.cards))


def same_chair_same_view(title: Title, state: Any, luck: Luck) -> None:
    for viewer in state.viewers:
        view = state.view(viewer)
        imagined = title.game.imagine(view, luck)
        assert imagined.view(viewer) == view
        assert title.cards(imagined) == title.cards(state)
        if viewer in range(state.players):
            assert (viewer in imagined.turn) == (viewer in state.turn)
            mine, theirs = state.choices(viewer), imagined.choices(viewer)
            assert (mine.size, [*islice(mine, LISTABLE)]) == (theirs.size, [*islice(theirs, LISTABLE)])


def hidden_means_hidden(title: Title, state: Any, viewer: Viewer, luck: Luck) -> None:
    """Tables that differ only in what the rules hide look alike to this viewer, also after moves that look alike."""
    other = title.unknown_to(state, viewer, luck)
    assert seen(title, state, viewer) == seen(title, other, viewer)
    for seat in state.turn:
        move = of_any_kind(state.choices(seat), luck)
        if twin := title.alike(state, other, viewer, seat, move, luck):
            after = other if twin == "nothing" else other.play(seat, twin)
            assert seen(title, state.play(seat, move), viewer) == seen(title, after, viewer)


def what_is_not_noticed_changes_nothing(title: Title, before: Any, after: Any, viewer: Viewer) -> None:
    """A viewer who may not know of a move sees and may do the same before and after it, byte for byte."""
    assert seen(title, before, viewer) == seen(title, after, viewer)


def onlookers_see_only_that_it_happens(title: Title, before: Any, after: Any, viewer: Viewer) -> None:
    """A viewer who merely sees a move is told of it, and nothing else changes for them."""
    quiet = {"news": (), "story": ()}
    assert but(before.view(viewer), **quiet) == but(after.view(viewer), **quiet)
    assert seen(title, before, viewer)[1:] == seen(title, after, viewer)[1:]


def seen(title: Title, state: Any, viewer: Viewer) -> list[Any]:
    """Everything a viewer gets from a table: bytes, choices, refusals, alarms."""
    said = tuple([Said(0, talk, state.round, state.public_time, (viewer,)) for talk in title.words])
    view = title.game.encode(state.view(viewer)) + title.game.encode(Table(state, said).heard(viewer))
    if viewer not in range(state.players):
        return [view, state.visible_alarms(viewer), state.round, state.public_time]
    choices = state.choices(viewer)
    listed = [choices.size, list(choices) if choices.listable() else ()]
    default = state.default(viewer) if viewer in state.turn else None
    refusals = [state.why_not(viewer, probe) for probe in title.probes]
    words = [(state.why_not_say(viewer, talk), state.hearers(viewer, talk)) for talk in title.words]
    return [view, *listed, default, state.visible_alarms(viewer), state.round, state.public_time, refusals, words]
