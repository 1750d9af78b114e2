"""A new card is a clean card: no power of the old one stays with the player who swapped it away [TR5]."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from boomtable.engine import CLOCK, Luck, Move, Seat, Seeded, but
from boomtable.games.two_rooms import (
    GAME,
    Accept,
    Appoint,
    OfferCard,
    OfferColour,
    Point,
    ShowAll,
    TwoRooms,
    Use,
    imagine,
)
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.leading import counts_as_mayor
from boomtable.games.two_rooms.people import Person
from boomtable.games.two_rooms.rounds import Playing
from tests.each import each
from tests.games.two_rooms.scenes import can, evening, play, told

KEEN = (Appoint, Point, ShowAll, OfferCard, OfferColour, Use)
KEPT = ("room", "lucky", "left", "trips", "votes", "usurped", "led")  # what the player did, whatever the card [TR34]
DECKS = (
    "president bomber hot-potato leprechaun mayor-red mayor-blue usurper-red usurper-blue enforcer-red enforcer-blue",
    "president bomber hot-potato psychologist-red psychologist-blue thug-red mummy-blue agent-red agent-blue zombie",
    "president bomber hot-potato security-red security-blue enforcer-red enforcer-blue cupid eris gambler",
    "president bomber hot-potato paparazzo-red paparazzo-blue mummy-red thug-blue medic-red agent-blue drunk gambler",
)


def dealt(table: TwoRooms, seat: Seat) -> Person:
    """Somebody as if their card had been dealt to them at the start, now."""
    person = table.people[seat]
    fresh = TwoRooms(people=(Person(),) * table.players, players=table.players, shares=table.shares)
    return but(fresh.given_card(seat, person.card).people[seat], **{name: getattr(person, name) for name in KEPT})


def busy(state: TwoRooms, luck: Luck) -> Iterator[TwoRooms]:
    """An evening on which people point and show, use their powers, and share whatever is offered."""
    for act in range(1, 400):
        yield state
        if not state.turn:
            return
        seat = CLOCK if act % 60 == 0 and CLOCK in state.turn else state.turn[luck.pick(len(state.turn))]
        moves = [*islice(state.choices(seat), 200)] if isinstance(state.todo[0], Playing) else []
        taken: list[Move] = [move for move in moves if isinstance(move, Accept)]
        keen = taken or [move for move in moves if isinstance(move, KEEN)]
        state = state.play(seat, keen[luck.pick(len(keen))] if keen else state.choices(seat).sample(luck))


@each(("deck", "game"), [(deck, game) for deck in DECKS for game in range(20)])
def test_after_any_swap_no_trace_of_the_old_card_is_left(deck: str, game: int) -> None:
    """[TR5] [TR34] And what can be done is what could be done with that card from the start."""
    rules = {"playset": deck, "privacy_promise": "true", "colours": "true"}
    before: TwoRooms = GAME.table(10, rules).state
    for after in busy(before, Seeded("clean", deck, game)):
        if before.number == after.number and isinstance(after.todo[0] if after.todo else None, Playing):
            for seat, person in enumerate(after.people):
                if person.card != before.people[seat].card:
                    assert person == dealt(after, seat)
                    assert seat not in after.barred
                    assert not counts_as_mayor(after, seat)
                    assert not person.open
        before = after


def test_a_usurper_who_loses_the_card_can_be_voted_out() -> None:
    """[TR5] [TR31] The card that lay open is gone, for all to see; the leader card is not."""
    table = evening("usurper-red hot-potato enforcer-blue gambler red-team / president bomber", round=1)
    table = play(table, "0 use -")
    assert not can(table, "3 point 3")
    table = play(table, "2 use 0,1")
    assert (table.leaders[0], table.barred) == (0, (None, None))
    assert "covered 0" in told(table, 3)
    assert "covered 0" in told(table, "room-1")
    assert "covered 0" not in told(table, 5)
    imagined = [imagine(table.view(3), Seeded("covered", number)).people[0].card for number in range(20)]
    assert {*imagined} > {"usurper-red"}  # anybody may have that card by now
    assert can(table, "3 point 3")


def test_a_player_who_is_held_by_security_stays_held_with_a_new_card() -> None:
    """[TR5] [TR20] The player is held, in front of all; that they swapped cards is nobody's business."""
    table = evening("security-red hot-potato gambler red-team* / president* bomber red-team")
    table = play(table, "0 use 2", "1 share 2")
    assert table.people[2].card == "hot-potato"
    assert table.tackled == (2,)


def test_every_card_that_can_be_swapped_is_dealt_clean() -> None:
    """[TR5]"""
    table = evening("gambler / president bomber").person(0, open=True, used=(1,), gambling=True)
    for card in CARDS:
        assert table.given_card(0, card).people[0] == dealt(table.given_card(0, card), 0)
