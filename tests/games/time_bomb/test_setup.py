"""Setup: roles, wires and the start player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb

import pytest

from boomtable.engine import CHANCE, PUBLIC, BadSetup, Seeded
from boomtable.games.time_bomb import GAME, PickStart, Role, TimeBomb, draw, parse
from boomtable.games.time_bomb_shared.moves import Started
from tests.games.time_bomb.drawn import LAST_CUT, deal, fresh, play, refused

ROLES = "chance deal-roles swat,terrorist,swat,terrorist,swat"
EMPTY_FOUR = "claims free\n0\n1\n2\n3"  # four chairs and nothing on the table

BOX = [  # players, then SWAT, Terrorists, left over, Safe, Success, Boom: the table that opens the rules page
    (4, 3, 2, 1, 15, 4, 1),
    (5, 3, 2, 0, 19, 5, 1),
    (6, 4, 2, 0, 23, 6, 1),
    (7, 5, 3, 1, 27, 7, 1),
    (8, 5, 3, 0, 31, 8, 1),
]


@pytest.mark.parametrize(("players", "swat", "terrorists", "left"), [row[:4] for row in BOX])
def test_the_roles_are_as_many_as_the_table_says(players: int, swat: int, terrorists: int, left: int) -> None:
    """[TB1]"""
    dealt = GAME.table(players).state.choices(CHANCE)
    roles = dealt.sample(Seeded(1)).roles
    assert Counter(roles) == {"swat": swat, "terrorist": terrorists}
    assert len(roles) == players + left
    assert dealt.size == comb(swat + terrorists, terrorists)  # all are shuffled, the one left over too


@pytest.mark.parametrize(("players", "safe", "success", "boom"), [(row[0], *row[4:]) for row in BOX])
def test_the_wires_are_as_many_as_the_table_says(players: int, safe: int, success: int, boom: int) -> None:
    """[TB3]"""
    table = GAME.table(players).state
    table = table.play(CHANCE, table.choices(CHANCE).sample(Seeded(1))).play(CHANCE, PickStart(0))
    hands = table.choices(CHANCE).sample(Seeded(1)).hands
    assert Counter(wire for hand in hands for wire in hand) == {"safe": safe, "success": success, "boom": boom}
    assert [len(hand) for hand in hands] == [5] * players


@pytest.mark.parametrize("players", [0, 3, 9])
def test_four_to_eight_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="bad-players"):
        GAME.table(players)


def test_roles_are_dealt_first_one_each() -> None:
    """[TB1]"""
    empty = GAME.table(4).state
    assert empty.turn == (CHANCE,)
    assert [empty.view(seat).role for seat in range(4)] == [None] * 4
    after = play(EMPTY_FOUR, ROLES)
    assert [after.view(seat).role for seat in range(4)] == ["swat", "terrorist", "swat", "terrorist"]


@pytest.mark.parametrize("roles", ["swat", "swat,swat,swat,swat,terrorist", "swat,terrorist,swat,terrorist"])
def test_no_other_roles_can_be_dealt(roles: str) -> None:
    """[TB1]"""
    assert refused(EMPTY_FOUR, f"chance deal-roles {roles}") == "not-now [ALL5]"


def test_the_role_left_over_is_seen_by_nobody_until_the_game_is_over() -> None:
    """[TB1] Whether it or seat 3's is the second Terrorist, nobody but seat 3 can tell."""
    four = """
        start  0
        seat   role       1
        0      swat       ...BS
        1      swat       ....S
        2      terrorist  ....S
        3      {}         ....S
        box    {}
    """
    lone, pair = four.format("swat", "terrorist"), four.format("terrorist", "swat")
    for viewer in (0, 1, 2, PUBLIC):
        assert play(lone).view(viewer) == play(pair).view(viewer)
    assert play(lone).view(3) != play(pair).view(3)
    assert play(lone, "0 cut 1", "chance flip safe", "1 cut 0", "chance flip boom").view(PUBLIC).roles[4] == "terrorist"


def test_a_terrorist_does_not_learn_who_the_other_is() -> None:
    """[TB2]"""
    five = """
        start  0
        seat   role       1
        0      terrorist  ...BS
        1      {}         ....S
        2      {}         ....S
        3      swat       ....S
        4      swat       ....S
    """
    with_one, with_two = play(five.format("terrorist", "swat")), play(five.format("swat", "terrorist"))
    assert with_one.view(0).role is Role.TERRORIST
    assert with_one.view(0) == with_two.view(0)


@pytest.mark.parametrize("players", range(4, 9))
def test_the_start_player_is_drawn_from_all(players: int) -> None:
    """[TB4]"""
    table = GAME.table(players).state
    table = table.play(CHANCE, table.choices(CHANCE).sample(Seeded(1)))
    assert table.turn == (CHANCE,)
    assert list(table.choices(CHANCE)) == [PickStart(seat) for seat in range(players)]
    assert {table.choices(CHANCE).sample(Seeded(n)) for n in range(100)} == set(table.choices(CHANCE))


@pytest.mark.parametrize("seat", range(4))
def test_the_start_player_holds_the_nippers_and_cuts_first(seat: int) -> None:
    """[TB4]"""
    drawn = play(EMPTY_FOUR, ROLES, f"chance pick-start {seat}")
    assert drawn.clipper == seat
    assert play(EMPTY_FOUR, ROLES).clipper == CHANCE
    dealt = drawn.play(CHANCE, drawn.choices(CHANCE).sample(Seeded(1)))
    assert dealt.turn == (seat,)


def test_nobody_else_can_start() -> None:
    """[TB4]"""
    assert refused(EMPTY_FOUR, ROLES, "chance pick-start 4") == "not-now [ALL5]"


def test_wires_are_dealt_evenly() -> None:
    """[TB3]"""
    begun = (ROLES, "chance pick-start 2")
    assert play(EMPTY_FOUR, *begun, deal(".....", ".....", "...BS", "..SSS")).round == 1
    assert refused(EMPTY_FOUR, *begun, deal("......", "....", "...BS", "..SSS")) == "not-now [ALL5]"
    assert refused(EMPTY_FOUR, *begun, deal("....", "....", "....", "..BS")) == "not-now [ALL5]"


def test_one_wire_fewer_is_dealt_each_round() -> None:
    """[TB3]"""
    assert [[len(hand) for hand in hands] for hands in play(LAST_CUT).deals] == [[5] * 4, [4] * 4, [3] * 4, [2] * 4]


def test_a_hand_has_no_order() -> None:
    """[TB5] [ALL9] Players mix their wires: where one lies means nothing, so a deal in another order is the same."""
    assert play(fresh(4).replace("...BS", "S.B..")) == play(fresh(4))
    one, other = (
        f"chance deal-wires {hand}/" + "/".join(["safe,safe,safe,safe,success"] * 3)
        for hand in ("boom,safe,safe,safe,success", "safe,safe,safe,success,boom")
    )
    begun = (EMPTY_FOUR, ROLES, "chance pick-start 0")
    assert play(*begun, one) == play(*begun, other)


@pytest.mark.parametrize("claims", ["free", "in_turn"])
def test_a_table_is_a_value(claims: str) -> None:
    """Two tables on which the same happened are the same, and nothing on them can be changed."""
    one, two = (list(random_game(claims)) for _ in range(2))
    assert one == two
    assert len({*one}) == len(one)
    assert len({table.view(0) for table in one}) == len(one)


def random_game(claims: str) -> Iterator[TimeBomb]:
    table, luck = GAME.table(4, {"claims": claims}).state, Seeded("value")
    while table.turn:
        yield table
        (seat,) = table.turn
        table = table.play(seat, table.choices(seat).sample(luck))
    yield table


@pytest.mark.parametrize("seat", range(5))
def test_an_option_may_name_the_start_player(seat: int) -> None:
    """[TB4] Then there is nothing to draw, and nobody else can be."""
    table = GAME.table(5, {"first": seat}).state
    table = table.play(CHANCE, table.choices(CHANCE).sample(Seeded(1)))
    assert list(table.choices(CHANCE)) == [PickStart(seat)]
    assert refused(draw(table), f"chance pick-start {(seat + 1) % 5}") == "not-now [ALL5]"
    assert parse(draw(table)) == table
    table = table.play(CHANCE, PickStart(seat))
    assert (table.clipper, table.news) == (seat, (Started(seat),))


@pytest.mark.parametrize("seat", [-2, 5, 7])
def test_somebody_must_sit_where_the_option_says(seat: int) -> None:
    """[TB4]"""
    with pytest.raises(BadSetup) as bad:
        GAME.table(5, {"first": seat})
    assert bad.value.code == ("bad-option" if seat < 0 else "no-such-seat")
