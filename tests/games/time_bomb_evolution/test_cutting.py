"""Cutting: whose wires can be cut, what is turned up, how rounds run, and where the cut wires lie."""

from __future__ import annotations

from collections import Counter

import pytest

from boomtable.engine import CHANCE, PUBLIC, Seeded
from boomtable.games.time_bomb_evolution import Cut, DealWires, Flip, Snip, Wire
from tests.games.time_bomb_evolution.stories import asked, offered, refused, tell

ROUNDS = {  # nothing explodes in these, and nobody is asked for anything but a cut
    4: ["1S 2Y 3G 0Y", "1S 2B 3B 0G", "1S 2Y 3B 0P"],
    5: ["1S 2Y 3G 4Y 0B", "1S 2P 3B 4P 0Y", "1S 2B 3G 4R #1 0P"],
    6: ["1S 2Y 3G 4Y 5B 0P", "1S 2Y 3K 4B 5K 0P", "1S 2B 3G 4R #1 5R #1 0P"],
}
every_number = pytest.mark.parametrize("players", [4, 5, 6])


@every_number
def test_the_clipper_cuts_a_wire_of_any_other_player(players: int) -> None:
    """[TB6]"""
    table = tell(players=players, start=2)
    assert asked(table) == "2 clipping"
    assert offered(table) == [str(seat) for seat in range(players) if seat != 2]


def test_only_the_clipper_cuts_and_never_their_own_by_choice() -> None:
    """[TB6]"""
    assert refused(tell(), "1 cut 0") == "not-asked [ALL5]"
    assert refused(tell(), "0 cut 0") == "own-wire [TB6]"
    assert refused(tell(), "0 cut 4") == "no-such-player [TB6]"
    for move in ("0 decline", "0 claim red=1", "0 protect green", "0 unprotect green", "0 draw-number 1", "0 flip red"):
        assert refused(tell(), move) == "not-now [ALL5]"


def test_a_player_without_wires_cannot_be_cut() -> None:
    """[TB6] Seat 1 has none left in round 4, and the default passes over it."""
    table = tell("1G 2S +G 3G 4G 0G | 1G 2Y 3P 4Y 0P | 1S 2P 3Y 4S +P 0P | 1R #1 2S +R 1R #4 0P", 5)
    assert (table.held, asked(table)) == ((1, 0, 1, 2, 2), "0 clipping")
    assert offered(table) == ["2", "3", "4"]
    assert refused(table, "0 cut 1") == "no-wires [TB6]"
    assert table.default(0) == Cut(2)


def test_which_wire_is_cut_is_chance() -> None:
    """[TB5] [TB6] Each that the owner holds is as likely as any other."""
    aimed = tell("1")
    assert asked(aimed) == "chance flipping"
    hand = aimed.hand(1)
    assert set(aimed.choices(CHANCE)) == {*map(Flip, hand)}
    drawn = Counter(aimed.choices(CHANCE).sample(Seeded("flip", n)).wire for n in range(2000))
    for wire, count in Counter(hand).items():
        assert abs(drawn[wire] - 400 * count) < 100


def test_a_cut_wire_is_turned_up_and_its_owner_takes_the_nippers() -> None:
    """[TB6] [TB7]"""
    assert tell("3").clipper == 0
    after = tell("3Y")
    assert after.turn == (after.clipper,) == (3,)
    for viewer in (0, 1, 2, 3, PUBLIC):
        assert after.view(viewer).cuts == (Snip(3, Wire.YELLOW),)
        assert after.view(viewer).held == (5, 5, 5, 4)


@every_number
def test_a_round_is_as_many_cuts_as_there_are_players(players: int) -> None:
    """[TB8] Then every uncut wire is dealt again, and whoever has the nippers begins."""
    for number in (1, 2, 3):
        table = tell(" | ".join(ROUNDS[players][:number]), players)
        assert asked(table) == "chance dealing"
        assert table.cuts_left == 0
        deal = table.choices(CHANCE).sample(Seeded(number))
        assert isinstance(deal, DealWires)
        assert [len(hand) for hand in deal.hands] == [5 - number] * players
        assert Counter(wire for hand in deal.hands for wire in hand) == Counter(table.uncut)
        after = table.play(CHANCE, deal)
        assert (after.round, asked(after)) == (number + 1, "0 clipping")


def test_a_wire_cut_is_not_dealt_again() -> None:
    """[TB8] [TE2]"""
    table = tell("1G 2Y 3G 0Y")
    whole = Counter[str](dict.fromkeys(table.colours, 5)) + Counter(success=4)
    assert Counter(table.uncut) + Counter(table.removed) == whole - Counter(green=2, yellow=2)


def test_the_cut_wires_are_public_in_order_so_rounds_and_colours_lie_apart() -> None:
    """[TE5] [TB10] As many a round as there are players."""
    view = tell("1G 2Y 3G 0Y | 1S 2B").view(PUBLIC)
    assert [cut.wire for cut in view.cuts[:4]] == ["green", "yellow", "green", "yellow"]
    assert [cut.wire for cut in view.cuts[4:]] == ["success", "blue"]
    assert (view.round, view.cuts_left, view.held) == (2, 2, (4, 3, 3, 4))


@pytest.mark.parametrize(("story", "clipper", "owner"), [("", 0, 1), ("3Y", 3, 0), ("1G 2Y 3G 0Y | 2S", 2, 3)])
def test_the_default_cut_is_the_next_player_clockwise(story: str, clipper: int, owner: int) -> None:
    """[TB6] For a clipper whose time ran out."""
    table = tell(story)
    assert table.turn == (clipper,)
    assert table.default(clipper) == Cut(owner)
