"""A game survives being encoded, and being imagined from what one seat has seen."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import dedent
from typing import Any

import pytest

from boomtable.engine import CLOCK, BadNotation, Seeded
from boomtable.games.two_rooms import GAME, Options, TwoRooms, notation
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.people import Condition
from boomtable.games.two_rooms.rounds import Playing
from boomtable.words import say
from tests.each import each
from tests.games.two_rooms.decks import random_deck
from tests.games.two_rooms.scenes import evening, play

RULES = (
    "burying",
    "privacy_promise",
    "premature_loss",
    "first_leader_by_vote",
    "wait_for_leader",
    "usurper_first_stays",
)


def evenings(players: int, seed: int, acts: int = 25) -> Iterator[TwoRooms]:
    """A random evening with any cards, after each move."""
    luck = Seeded("evening", players, seed)
    rules: dict[str, Any] = {name: not luck.pick(4) for name in RULES}
    deck = random_deck(players, Options(**rules), CARDS.keys() - {"red-team", "blue-team"}, luck)
    table: TwoRooms = GAME.table(players, {"playset": " ".join(deck), **rules}).state
    count = 0
    while table.turn:
        yield table
        count += 1
        seats = [seat for seat in table.turn if seat != CLOCK] or [CLOCK]
        seat = CLOCK if CLOCK in table.turn and count % acts == 0 else seats[luck.pick(len(seats))]
        table = table.play(seat, table.choices(seat).sample(luck))
    yield table


@pytest.mark.parametrize("players", [6, 9, 12, 17, 24, 30])
def test_a_table_and_all_its_views_survive_being_written_down(players: int) -> None:
    for place, table in enumerate(evenings(players, 1)):
        if place % 7 == 0 or not table.turn:
            assert GAME.decode(GAME.encode(table)) == table
            assert GAME.parse(GAME.draw(table)) == table
            view = table.view(table.viewers[place % len(table.viewers)])
            assert GAME.decode_view(GAME.encode(view)) == view


@each("players", [6, 7, 9, 12, 17, 24, 30])
@each("seed", [2, 3])
def test_an_imagined_evening_looks_the_same_from_my_chair(players: int, seed: int) -> None:
    for place, table in enumerate(evenings(players, seed)):
        viewer = table.viewers[place % len(table.viewers)]
        view = table.view(viewer)
        imagined = GAME.imagine(view, Seeded(place))
        assert imagined.view(viewer) == view
        if isinstance(viewer, int):
            assert [*imagined.choices(viewer)] == [*table.choices(viewer)]
        aside = [card for card in (imagined.buried, imagined.sober) if card]
        if imagined.people:
            assert sorted([*(person.card for person in imagined.people), *aside]) == sorted(table.deck)


def test_what_one_was_shown_is_imagined_so() -> None:
    table = play(evening("president red-team blue-team* / bomber* spy-red gambler"), "1 show-card 0")
    seen = {GAME.imagine(table.view(0), Seeded(seed)).people[1].card for seed in range(30)}
    assert seen == {"red-team"}
    assert len({GAME.imagine(table.view(2), Seeded(seed)).people[1].card for seed in range(30)}) > 1


def test_a_card_that_went_over_in_a_swap_is_imagined_where_it_went() -> None:
    table = play(evening("hot-potato president blue-team* / bomber* spy-red gambler"), "0 share 1")
    for viewer, partner, card in ((0, 1, "hot-potato"), (1, 0, "president")):
        assert {GAME.imagine(table.view(viewer), Seeded(n)).people[partner].card for n in range(20)} == {card}


def test_a_card_seen_with_another_since_is_no_longer_where_it_was() -> None:
    """0 saw the Hot Potato with 1; it went over to 2 unseen, who now shows it to all."""
    table = evening("president hot-potato agoraphobe* / bomber* red-team blue-team", privacy_promise=True)
    table = play(table, "1 show-card 0", "1 share 2", "2 show-all")
    assert table.people[2].card == "hot-potato"
    for seed in range(20):
        imagined = GAME.imagine(table.view(0), Seeded(seed))
        assert imagined.people[2].card == "hot-potato"
        assert imagined.people[1].card != "hot-potato"


BY_HAND = """
    round   2
    0       1*  president
    1       1   red-team
    2       2   doctor
    3       2*  bomber
    4       2   engineer
    5       1   blue-team
"""


def test_an_evening_can_be_written_by_hand() -> None:
    table: TwoRooms = GAME.parse(BY_HAND)
    assert (table.within(0), table.within(1), table.leaders) == ([0, 1, 5], [2, 3, 4], (0, 3))
    assert table.deck == ("blue-team", "bomber", "doctor", "engineer", "president", "red-team")
    assert not table.colours
    assert play(table, "0 show-card 1", "2 share 4").shares


def test_what_is_left_out_is_as_when_a_round_has_just_begun() -> None:
    table: TwoRooms = GAME.parse(BY_HAND.replace("round   2", ""))
    assert (table.number, table.todo[0], table.log) == (1, Playing(1), ())
    assert GAME.parse("0\n1\n2\n3\n4\n5\n6") == GAME.table(7).state
    assert GAME.parse("house burying\n0\n1\n2\n3\n4\n5\n6") == GAME.table(7, {"burying": "true"}).state
    assert GAME.parse(BY_HAND.replace("round   2", "round 0")).number == 1, "cards are looked at, and the clock starts"


def test_the_example_in_the_explanation_can_be_read() -> None:
    text = "\n".join(line for line in (notation.__doc__ or "").splitlines() if line.startswith("    "))
    table: TwoRooms = GAME.parse(text)
    assert GAME.draw(table).splitlines() == dedent(text).splitlines()
    assert (table.people[0].conditions, table.pointing[1], table.people[5].used) == ((Condition.SHY,), 4, (1,))
    assert table.buried == "red-team"
    assert table.shares[0].partner(4) == 0


def test_conditions_are_those_of_the_card_unless_others_are_named() -> None:
    table: TwoRooms = GAME.parse(BY_HAND.replace("red-team", "coy-boy-red").replace("blue-team", "shy-guy-blue -"))
    assert (table.people[1].conditions, table.people[5].conditions) == ((Condition.COY,), ())
    assert GAME.parse(GAME.draw(table)) == table


def test_how_it_ends_can_be_asked_of_a_drawing() -> None:
    table: TwoRooms = GAME.parse(f"{BY_HAND}\n todo revealing")
    assert table.outcome
    assert GAME.parse(GAME.draw(table)) == table


@each(
    ("old", "new", "code", "facts"),
    [
        ("round   2", "round 4", "bad-row", {"row": "round", "text": "4", "allowed": "0, 1, 2, 3"}),
        ("round   2", "round two", "bad-row", {"row": "round", "text": "two"}),
        ("round   2", "weather fine", "unknown-row", {"row": "weather"}),
        ("round   2", "round 2\nround 2", "row-twice", {"row": "round"}),
        ("round   2", "house burrying", "bad-row", {"row": "house", "text": "burrying"}),
        ("round   2", "house burying=7", "bad-row", {"row": "house", "text": "7", "allowed": "true, false"}),
        ("round   2", "house burying", "two-rooms-bad-playset", {}),
        ("round   2", "minutes 3 2", "bad-row", {"row": "minutes", "text": "3 2"}),
        ("round   2", "colours maybe", "bad-row", {"row": "colours", "allowed": "true, false"}),
        ("round   2", "deck president,bomber", "two-rooms-bad-playset", {}),
        ("round   2", "deck president,boomer", "bad-row", {"row": "deck", "text": "boomer"}),
        ("round   2", "tackled 6", "bad-row", {"row": "tackled", "text": "6", "allowed": "0-5"}),
        ("round   2", "acts -1", "bad-row", {"row": "acts", "text": "-1"}),
        ("round   2", "shares 1 0,1 president card False", "bad-row", {"row": "shares"}),
        ("round   2", "todo dancing", "bad-row", {"row": "todo", "text": "dancing"}),
        ("round   2", "todo playing now", "bad-row", {"row": "todo", "allowed": "playing number"}),
        ("round   2", "log 1", "bad-row", {"row": "log"}),
        ("round   2", "log 1 0,9 time-up 1", "bad-row", {"row": "log", "text": "0,9"}),
        ("round   2", "log one all time-up 1", "bad-row", {"row": "log", "text": "one"}),
        ("round   2", "log 1 - leaderless 9", "bad-row", {"row": "log", "text": "9"}),
        ("5       1   blue-team", "", "drawn-seats", {"drawn": 5, "low": 6}),
        ("5       1   blue-team", "6  1  blue-team", "missing-row", {"row": "5"}),
        ("1   blue-team", "3  blue-team", "bad-row", {"row": "5", "text": "3", "allowed": "1, 1*, 2, 2*"}),
        ("1   blue-team", "1  bluteam", "bad-row", {"row": "5", "text": "bluteam"}),
        ("1   blue-team", "", "bad-row", {"row": "5", "text": ""}),
        ("1   blue-team", "1  president", "two-rooms-bad-playset", {"errors": "twice-president"}),
        ("1   blue-team", "1*  blue-team", "bad-row", {"row": "5", "text": "1*", "allowed": "1"}),
        ("1   blue-team", "1  blue-team pointing=2", "bad-row", {"row": "5", "text": "2", "allowed": "0, 1, 5"}),
        ("round   2", "offers 0 2 card", "bad-row", {"row": "offers", "text": "2", "allowed": "0, 1, 5"}),
        (
            "round   2",
            "round 2\ntodo playing 1\ntodo revealing",
            "bad-row",
            {"row": "todo", "text": "1", "allowed": "2"},
        ),
        ("round   2", "round 2\ntodo round 2\ntodo revealing", "bad-row", {"row": "todo", "text": "2", "allowed": "3"}),
        ("round   2", "round 3\ntodo round 3\ntodo revealing", "bad-row", {"row": "todo", "text": "3", "allowed": "-"}),
        ("round   2", "todo calling 7\ntodo revealing", "bad-row", {"row": "todo", "text": "7", "allowed": "0-5"}),
        ("1   blue-team", "1  blue-team happy", "bad-row", {"row": "5", "text": "happy"}),
        ("1   blue-team", "1  blue-team pointing=9", "bad-row", {"row": "5", "text": "9", "allowed": "0, 1, 5"}),
        ("1   blue-team", "1  blue-team trips=4", "bad-row", {"row": "5", "text": "4", "allowed": "1-3"}),
        ("1   blue-team", "1  blue-team led=2", "bad-row", {"row": "5", "text": "2", "allowed": "0-1"}),
        ("1   blue-team", "1  blue-team since=1", "bad-row", {"row": "5", "text": "1", "allowed": "0-0"}),
        ("1   blue-team", "1  blue-team aims=sleepy:1", "bad-row", {"row": "5", "text": "sleepy:1"}),
        ("1   blue-team", "1  blue-team aims=in-love:1:2", "bad-row", {"row": "5", "text": "in-love:1:2"}),
    ],
)
def test_what_cannot_be_is_refused_with_its_row_and_what_may_stand_there(
    old: str, new: str, code: str, facts: dict[str, Any]
) -> None:
    assert BY_HAND.count(old) == 1
    with pytest.raises(BadNotation) as error:
        GAME.parse(BY_HAND.replace(old, new))
    assert error.value.code == code
    assert facts.items() <= error.value.facts.items()
    assert "\n" not in say(error.value.code, **error.value.facts)


def test_a_deck_is_the_cards_that_are_there() -> None:
    with pytest.raises(BadNotation, match="row = deck"):
        GAME.parse(BY_HAND.replace("round   2", "deck blue-team,blue-team,bomber,president,red-team,red-team"))


def test_a_card_that_is_misspelt_is_answered_with_those_like_it() -> None:
    with pytest.raises(BadNotation) as error:
        GAME.parse(BY_HAND.replace("engineer", "enginer"))
    assert str(error.value.facts["allowed"]).startswith("engineer, ")


def test_a_playset_that_is_none_says_so() -> None:
    with pytest.raises(BadNotation, match="two-rooms-unknown-cards, cards = boomer"):
        GAME.parse("playset boomer\n0\n1\n2\n3\n4\n5")


def test_an_evening_with_a_card_that_is_none_is_refused() -> None:
    with pytest.raises(BadNotation, match="row = 1, text = bommer, allowed = bomber"):
        evening("president* / bommer*")
