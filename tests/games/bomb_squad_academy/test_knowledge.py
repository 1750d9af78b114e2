"""What players have seen: who knows it, whether others notice the look, and how long it holds [BS12] [BS34]."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import PUBLIC, Luck, Seeded
from boomtable.games.bomb_squad_academy import GAME, Academy, imagine
from boomtable.games.bomb_squad_academy.cards import Tile, Wire
from boomtable.games.bomb_squad_academy.wires import Glimpse, Look
from tests.games.bomb_squad_academy.scenes import PRIMED, play, scene

KNOWN: dict[str, Any] = {
    "green": "1 1 1 / 2 0 3 / .B.",
    "blue": "/ 4 0 / B..",
    "red": "/ 5 / ..B",
    "yellow": "/ 6 / .B.",
}
TILES = (Tile.OK, Tile.BOOM, Tile.OK)


def peeked(*tools: str, look: str = "0 peek green,blue") -> Academy:
    """A round later: seat 0 was a Chicken, who saw a green 2 and a blue 4, or looked elsewhere."""
    before = scene(tools=tools, bomb=2, green=KNOWN["green"], blue=KNOWN["blue"], red=KNOWN["red"])
    return play(before, "choose chicken yellow yellow", look)


def held(table: Academy, seat: int = 0) -> list[tuple[int, ...]]:
    """The cards that this seat has seen and that are still where they were."""
    return [seen.cards for seen in table.view(seat).glimpses if seen.holds and seen.cards]


@pytest.mark.parametrize(
    ("tool", "moves", "seen"),
    [
        ("", ("choose chicken red red", "0 peek green,yellow"), ["green 2", "yellow 6"]),
        ("", ("choose chicken red red", "0 peek-under green"), ["green .B."]),
        ("sniffer", ("0 declare sniffer",), ["green 2", "blue 4", "red 5", "yellow 6"]),
        ("mirror", ("choose chicken red red", "0 use-mirror"), ["green .B.", "blue B..", "red ..B", "yellow .B."]),
        ("x-ray", ("choose green red red", "0 declare x-ray"), ["green 2 0 3"]),
    ],
)
def test_a_look_shows_its_owner_what_is_there_and_others_where_it_was(
    tool: str, moves: tuple[str, ...], seen: list[str]
) -> None:
    """[BS12] [BS28] [BS32] [BS33]"""
    table = play(scene(tools=[tool], **KNOWN), *moves)
    assert [str(seen.wire) + " " + drawn(seen) for seen in table.view(0).glimpses] == seen
    for viewer in (1, 2, PUBLIC):
        assert table.view(viewer).glimpses == ()
        looks = [(look.wire, look.cards) for look in table.view(viewer).looks[0]]
        assert looks == [(row.split()[0], 0 if set(row) & {"B"} else len(row.split()) - 1) for row in seen]
        assert table.view(viewer).looks[1:] == ((), ())


def drawn(seen: Glimpse) -> str:
    return "".join("B" if tile is Tile.BOOM else "." for tile in seen.tiles) or " ".join(map(str, seen.cards))


@pytest.mark.parametrize("viewer", [1, 2, PUBLIC])
def test_what_was_seen_is_hidden_from_the_others(viewer: int | str) -> None:
    """[BS12] Two tables that differ in it alone look the same to them."""
    one = play(scene(green="/ 2 0"), "choose chicken red red", "0 peek green,blue")
    other = play(scene(green="/ 3 0"), "choose chicken red red", "0 peek green,blue")
    assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0)


def test_a_top_card_holds_until_it_is_flipped() -> None:
    """[BS34] That of another deck still holds."""
    table = peeked()
    assert held(table) == [(2,), (4,)]
    assert held(play(table, "choose red red red")) == [(2,), (4,)]
    table = play(table, "choose green red red")
    assert held(table) == [(4,)]
    assert table.view(0).glimpses[0] == Glimpse(Wire.GREEN, cards=(2,), holds=False)  # it is remembered
    assert table.view(1).looks[0] == (Look(Wire.GREEN, 1, holds=False), Look(Wire.BLUE, 1, holds=True))


@pytest.mark.parametrize(
    ("tool", "moves"),
    [
        ("freezer", ("1 declare freezer", "1 freeze 0,1", "shuffle 0")),
        ("scrambler", ("1 declare scrambler", "shuffle 0")),
        ("x-ray", ("1 declare x-ray", "1 keep 0", "shuffle")),
        ("hammer", ("1 declare hammer",)),
    ],
)
def test_a_top_card_holds_until_its_deck_is_shuffled(tool: str, moves: tuple[str, ...]) -> None:
    """[BS34]"""
    table = play(peeked("", tool), "choose red green red", *moves)
    assert held(table) == [(4,)]


def test_a_shuffle_alone_ends_it() -> None:
    """[BS34] Before any card of that deck is flipped."""
    table = play(peeked("", "freezer", "wrench"), "choose red green red", "1 declare freezer", "2 pass", "1 freeze 0,1")
    assert held(play(table, "shuffle 2")) == [(4,)]


def test_what_an_x_ray_showed_holds_until_one_of_it_is_cut() -> None:
    """[BS28] [BS34]"""
    table = play(scene(tools=["x-ray"], green="/3 0 2"), "choose green red red", "0 declare x-ray")
    assert held(table) == [(3, 0, 2)]
    assert held(play(table, "0 keep 0")) == []


def test_tiles_hold_whatever_is_flipped_or_shuffled() -> None:
    """[BS34]"""
    table = play(peeked("", "freezer", look="0 peek-under green"), "choose red green red", "1 declare freezer")
    table = play(table, "1 freeze 0,1", "shuffle 0")
    assert table.view(0).glimpses == (Glimpse(Wire.GREEN, tiles=TILES),)


def test_nothing_holds_once_the_bomb_is_over() -> None:
    """[BS34]"""
    before = scene(green=PRIMED, blue="/ 4 / .B.")
    table = play(before, "choose chicken red chicken", "0 peek blue,red", "2 peek-under blue", "choose red green red")
    assert table.bomb == 3
    assert [seen.holds for seat in (0, 2) for seen in table.view(seat).glimpses] == [False] * 3
    assert [look.holds for row in table.view(PUBLIC).looks for look in row] == [False] * 3


def test_nothing_holds_once_the_last_bomb_has_exploded() -> None:
    """[BS34]"""
    table = played_out(Seeded("the end"))
    assert any(table.glimpses)
    assert not [glimpse for row in table.glimpses for glimpse in row if glimpse.holds]


def played_out(luck: Luck) -> Academy:
    table: Academy = GAME.table(3).state
    while turn := table.turn:
        table = table.play(turn[0], table.choices(turn[0]).sample(luck))
    return table


def test_two_who_look_at_one_deck_see_the_same_card() -> None:
    """[BS12]"""
    table = play(scene(green="/3"), "choose chicken chicken red", "0 peek green,blue", "1 peek green,red")
    assert held(table, 0)[0] == held(table, 1)[0] == (3,)


def test_imagined_tables_honour_what_was_seen() -> None:
    """[BS34] And nothing else of it is sure."""
    table = play(peeked("", "", "mirror"), "choose red red chicken", "2 use-mirror")
    for seat, knows_cards, knows_tiles in ((0, True, False), (1, False, False), (2, False, True)):
        tables = [imagine(table.view(seat), Seeded(seed)) for seed in range(40)]
        assert all(other.view(seat) == table.view(seat) for other in tables)
        tops = {(other.line(Wire.GREEN).deck[0], other.line(Wire.BLUE).deck[0]) for other in tables}
        assert (tops == {(2, 4)}) is knows_cards
        assert ({other.line(Wire.GREEN).tiles for other in tables} == {TILES}) is knows_tiles


def test_imagined_tables_forget_what_no_longer_holds() -> None:
    """[BS34]"""
    table = play(peeked("", "freezer"), "choose red green red", "1 declare freezer", "1 freeze 0,1", "shuffle 3")
    tops = {imagine(table.view(0), Seeded(seed)).line(Wire.GREEN).deck[0] for seed in range(40)}
    assert len(tops) > 1
