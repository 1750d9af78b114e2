"""Setup: roles, colours, cards removed unseen, wires and the start player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import Any

import pytest

from boomtable.engine import CHANCE, PUBLIC, BadSetup, Luck, Seeded
from boomtable.games.time_bomb_evolution import (
    COLOURS,
    GAME,
    Evolution,
    PickColours,
    PickStart,
    Wire,
    draw,
    parse,
)
from boomtable.games.time_bomb_evolution.moves import CardsRemoved, ColoursPicked
from boomtable.games.time_bomb_evolution.steps import Colouring, Removing
from boomtable.games.time_bomb_shared.steps import Starting
from tests.games.time_bomb_evolution.stories import asked, deal, drawing, play, refused

CHAIRS = "0\n1\n2\n3"
ROLES = "chance deal-roles swat,terrorist,swat,terrorist,swat"
FOUR = "chance pick-colours blue,green,pink,red"
GONE = "chance remove-cards blue,green,green,pink"

BOX = [  # players, then SWAT, Terrorists, left over, Evo cards, removed, Success: the table that opens the rules page
    (4, 3, 2, 1, 20, 4, 4),
    (5, 3, 2, 0, 25, 5, 5),
    (6, 4, 2, 0, 30, 6, 6),
]
every_number = pytest.mark.parametrize("players", [4, 5, 6])


def until(players: int, step: type[Any], luck: Luck, **options: str | bool) -> Evolution:
    """A table about to come to this step."""
    table: Evolution = GAME.table(players, options).state
    while not isinstance(table.todo[0], step):
        (seat,) = table.turn
        table = table.play(seat, table.choices(seat).sample(luck))
    return table


@pytest.mark.parametrize(("players", "swat", "terrorists", "left"), [row[:4] for row in BOX])
def test_the_roles_are_those_of_time_bomb(players: int, swat: int, terrorists: int, left: int) -> None:
    """[TB1]"""
    roles = GAME.table(players).state.choices(CHANCE).sample(Seeded(1)).roles
    assert Counter(roles) == {"swat": swat, "terrorist": terrorists}
    assert len(roles) == players + left


@pytest.mark.parametrize(("players", "evo", "removed", "success"), [(row[0], *row[4:]) for row in BOX])
def test_the_cards_are_as_many_as_the_table_says(players: int, evo: int, removed: int, success: int) -> None:
    """[TE1] [TE2] As many colours as players, and five wires each in the first round."""
    table = until(players, Removing, Seeded(players))
    assert len(table.colours) == players
    assert len(table.uncut) == evo + success
    table = table.play(CHANCE, table.choices(CHANCE).sample(Seeded(1))).play(CHANCE, PickStart(0))
    hands = table.choices(CHANCE).sample(Seeded(1)).hands
    wires = Counter[str](wire for hand in hands for wire in hand)
    assert (len(table.removed), wires["success"], wires.total()) == (removed, success, 5 * players)
    assert [len(hand) for hand in hands] == [5] * players
    assert wires + Counter(table.removed) == Counter(dict.fromkeys(table.colours, 5)) + Counter(success=success)


@pytest.mark.parametrize("players", [0, 3, 7, 8])
def test_four_to_six_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="bad-players"):
        GAME.table(players)


def test_there_are_six_colours() -> None:
    """[TE1]"""
    assert {*COLOURS} == {"green", "purple", "red", "blue", "yellow", "pink"}


@every_number
def test_colours_are_drawn_at_random_one_for_each_player(players: int) -> None:
    """[TE1] All six, if nobody names any; with six players there is but one way."""
    table = until(players, Colouring, Seeded(1))
    assert table.turn == (CHANCE,)
    assert table.choices(CHANCE).size == comb(6, players)
    drawn = Counter(wire for n in range(300) for wire in table.choices(CHANCE).sample(Seeded(n)).colours)
    assert {*drawn} == {*COLOURS}
    assert min(drawn.values()) > 300 * players / 6 * 0.8


def test_a_host_may_name_the_colours() -> None:
    """[TE1]"""
    table = until(4, Colouring, Seeded(1), colours="pink red blue green")
    assert list(table.choices(CHANCE)) == [PickColours((Wire.BLUE, Wire.GREEN, Wire.PINK, Wire.RED))]


def test_of_more_colours_named_than_players_some_are_drawn() -> None:
    """[TE1]"""
    table = until(4, Colouring, Seeded(1), colours="pink, red, blue, green, yellow")
    assert table.choices(CHANCE).size == 5
    assert all(Wire.PURPLE not in move.colours for move in table.choices(CHANCE))


@pytest.mark.parametrize("colours", ["blue,green,pink", "blue,green,pink,red,yellow", "blue,success"])
def test_no_other_colours_can_be_drawn(colours: str) -> None:
    """[TE1]"""
    assert refused(CHAIRS, ROLES, f"chance pick-colours {colours}") == "not-now [ALL5]"


@pytest.mark.parametrize(
    "cards",
    ["blue", "blue,blue,green,yellow", "blue,blue,green,success", "red,red,red,red,red"],
)
def test_no_other_cards_can_be_removed(cards: str) -> None:
    """[TE2] As many as players, of the colours in play."""
    assert refused(CHAIRS, ROLES, FOUR, f"chance remove-cards {cards}") == "not-now [ALL5]"


def test_colours_are_drawn_and_cards_removed_in_any_order() -> None:
    """[TE1] [TE2] [ALL9]"""
    assert play(CHAIRS, ROLES, "chance pick-colours red,green,pink,blue") == play(CHAIRS, ROLES, FOUR)
    removed = [f"chance remove-cards {cards}" for cards in ("pink,green,green,blue", "blue,green,green,pink")]
    assert play(CHAIRS, ROLES, FOUR, removed[0]) == play(CHAIRS, ROLES, FOUR, removed[1])


def test_the_removed_cards_are_not_dealt() -> None:
    """[TE2]"""
    begun = (ROLES, FOUR, GONE, "chance pick-start 2")
    hands = ("BBBBG", "GGKKK", "KRRRR", "RSSSS")
    assert play(CHAIRS, *begun, deal(*hands)).round == 1
    assert refused(CHAIRS, *begun, deal("BBBBB", *hands[1:])) == "not-now [ALL5]"
    assert refused(CHAIRS, *begun, deal("BBBBG", "GGKK", "KRRRR", "RSSSS")) == "not-now [ALL5]"


def test_a_removed_card_may_be_of_any_colour_and_every_card_is_as_likely() -> None:
    """[TE2] Of four blue, green, pink and red removed, one in 4845 is four of one colour given."""
    choices = until(4, Removing, Seeded(1), colours="blue green pink red").choices(CHANCE)
    assert choices.size == len(set(choices)) == comb(7, 3)  # four numbers that add up to four
    drawn = Counter(choices.sample(Seeded("gone", n)).cards.count(Wire.RED) for n in range(3000))
    for number, times in drawn.items():
        exact = 3000 * comb(5, number) * comb(15, 4 - number) / comb(20, 4)
        assert abs(times - exact) < 4 * exact**0.5 + 1


def test_a_colour_may_have_fewer_than_four_cards_in_play() -> None:
    """[TE2] Here there is a single green."""
    lone = """
        bombs  GRBK  GGGG
        start  0
        seat   role       1
        0      swat       GBBBB
        1      swat       BKKKK
        2      swat       KRRRR
        3      terrorist  RSSSS
        box    terrorist
    """
    assert play(lone).uncut.count(Wire.GREEN) == 1


def test_nobody_sees_the_removed_cards() -> None:
    """[TE2] Whether a green is in the box and a red in seat 3's hand or the other way round, only seat 3 can tell."""
    four = """
        bombs  GRBK  GGR{}
        start  0
        seat   role       1
        0      swat       BBBBB
        1      swat       KKKKK
        2      swat       RRRSS
        3      terrorist  GGSS{}
        box    terrorist
    """
    red, green = play(four.format("R", "G")), play(four.format("G", "R"))
    for viewer in (0, 1, 2, PUBLIC):
        assert red.view(viewer) == green.view(viewer)
        assert red.view(viewer).removed == ()
    assert red.view(3) != green.view(3)


@pytest.mark.parametrize("seat", range(4))
def test_the_start_player_is_drawn_and_holds_the_nippers(seat: int) -> None:
    """[TB4]"""
    assert play(CHAIRS, ROLES, FOUR, GONE).clipper == CHANCE
    table = play(CHAIRS, ROLES, FOUR, GONE, f"chance pick-start {seat}")
    assert table.clipper == seat
    assert asked(play(table, deal("BBBBG", "GGKKK", "KRRRR", "RSSSS"))) == f"{seat} clipping"


def test_a_hand_has_no_order() -> None:
    """[TE3] [TB5] Players mix their wires whenever they look at them, so a hand in another order is no other hand."""
    text = drawing("1G 2B")
    hand = text.split("\n")[5].split()[2]
    assert play(text.replace(hand, hand[::-1])) == play(text)
    dealt = deal("BBBBG", "GGKKK", "KRRRR", "RSSSS")
    begun = (CHAIRS, ROLES, FOUR, GONE, "chance pick-start 0")
    assert play(*begun, dealt.replace("blue,green", "green,blue")) == play(*begun, dealt)


def test_everyone_sees_which_colours_are_in_play_and_that_cards_are_removed() -> None:
    """[TE1] [TE2]"""
    colours = (Wire.BLUE, Wire.GREEN, Wire.PINK, Wire.RED)
    assert play(CHAIRS, ROLES, FOUR).view(PUBLIC).news == (ColoursPicked(colours),)
    assert play(CHAIRS, ROLES, FOUR).view(PUBLIC).colours == colours
    assert play(CHAIRS, ROLES, FOUR, GONE).view(PUBLIC).news == (CardsRemoved(4),)


@pytest.mark.parametrize("evolution", [False, True])
def test_a_table_is_a_value(evolution: bool) -> None:
    """Two tables on which the same happened are the same, and nothing on them can be changed."""
    one, two = (list(random_game(evolution)) for _ in range(2))
    assert one == two
    assert len({*one}) == len(one)
    assert len({table.view(0) for table in one}) == len(one)


def random_game(evolution: bool) -> Iterator[Evolution]:
    table, luck = GAME.table(4, {"evolution": evolution}).state, Seeded("value")
    while table.turn:
        yield table
        (seat,) = table.turn
        table = table.play(seat, table.choices(seat).sample(luck))
    yield table


def test_an_option_may_name_the_start_player() -> None:
    """[TB4]"""
    table = GAME.table(4, {"first": 3}).state
    while not isinstance(table.todo[0], Starting):
        assert parse(draw(table)) == table
        table = table.play(CHANCE, table.choices(CHANCE).sample(Seeded(1)))
    assert list(table.choices(CHANCE)) == [PickStart(3)]
    with pytest.raises(BadSetup, match="no-such-seat"):
        GAME.table(4, {"first": 4})
