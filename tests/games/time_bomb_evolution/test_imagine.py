"""Imagined tables occur as often as they are likely, computed from the rules and not from the view."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import comb
from time import process_time
from typing import Any, TypeAlias

import pytest

from boomtable.engine import PUBLIC, Seeded, Viewer
from boomtable.games.time_bomb_evolution import GAME, Evolution, Hand, Role, Wire
from tests.each import each
from tests.games.time_bomb.test_imagine import assert_fits
from tests.games.time_bomb_evolution.stories import tell
from tests.titles import TIME_BOMB_EVOLUTION, Setup

GAMES = 400
Likely: TypeAlias = defaultdict[Hashable, Fraction]

LATE = tell("1G 2S +G 1G 2G | 1G 2Y 1G 2Y | 1P 2S +P 1P 2Y | 1R #1 2R #3 1P")  # one cut left of all
STORIES = ["1G 2B", "1G 2S +G 3B -G 1Y | 2G 1Y", "1G 2Y 1G 2Y | 1B 2B 1S +B 2R | #1 3B"]
VIEWERS = [0, 2, PUBLIC]


@each("viewer", VIEWERS)
@each("story", STORIES)
def test_removed_cards_are_imagined_as_often_as_they_are_likely(story: str, viewer: Viewer) -> None:
    """[TE2] By Bayes from the rules: the ways to remove them, and the chance of every deal and cut that was seen."""
    assert_removal_fits(tell(story), viewer, GAMES)


@each("viewer", VIEWERS)
def test_late_in_the_game_some_colours_are_nearly_known(viewer: Viewer) -> None:
    """[TE2] Five green are cut, so none is removed."""
    exact = removals(LATE, viewer)
    assert not any(Wire.GREEN in cards for cards, chance in exact.items() if chance)
    assert_removal_fits(LATE, viewer, GAMES)


def assert_removal_fits(table: Evolution, viewer: Viewer, games: int) -> None:
    view = table.view(viewer)
    seen: Counter[Hashable] = Counter(GAME.imagine(view, Seeded("gone", n)).removed for n in range(games))
    exact = removals(table, viewer)
    common: Likely = defaultdict(Fraction)
    for cards, chance in exact.items():
        common[cards if chance * games >= 5 else "rare"] += chance
    assert {*seen} <= {cards for cards, chance in exact.items() if chance}
    assert_fits(Counter(cards if cards in common else "rare" for cards in seen.elements()), common)


def removals(table: Evolution, viewer: Viewer) -> dict[Hand, Fraction]:
    """Every handful that can have been removed, each of its single cards told apart, and how likely from this chair."""
    cards = [colour for colour in table.colours for _ in range(5)]
    ways = Counter(combinations(cards, table.players))
    weights = {removed: number * likelihood(table, viewer, Counter(removed)) for removed, number in ways.items()}
    total = sum(weights.values())
    return {removed: weight / total for removed, weight in weights.items()}


def whole(table: Evolution) -> Counter[Wire]:
    """Five of each colour in play, and as many Success as players."""
    return Counter({**dict.fromkeys(table.colours, 5), Wire.SUCCESS: table.players})


def likelihood(table: Evolution, viewer: Viewer, removed: Counter[Wire]) -> Fraction:
    """With these removed, the chance to be dealt what I was and to see cut what was, card by card."""
    pool = whole(table)
    pool.subtract(removed)
    chance = Fraction(1)
    for number, hands in enumerate(table.deals):
        unseen = Counter(pool)
        cuts = table.cuts[number * table.players : (number + 1) * table.players]
        mine = hands[viewer] if isinstance(viewer, int) else ()
        for wire in (*mine, *(cut.wire for cut in cuts if cut.owner != viewer)):
            chance *= Fraction(max(0, unseen[wire]), unseen.total())
            unseen[wire] -= 1
        pool.subtract(cut.wire for cut in cuts)
    return chance


def test_the_chance_of_a_removed_colour_can_be_had_by_hand() -> None:
    """[TE2] Seat 0 holds no purple: of the 15 cards it does not see, Success apart, 5 are, and 4 are in the box."""
    table = GAME.parse(
        """
        bombs  PRBK  BKPR
        start  0
        0      swat       BBKRR
        1      swat       PPPPS
        2      swat       BBKKS
        3      terrorist  KRRSS
        box    terrorist
        """
    )
    exact = removals(table, 0)
    four = sum(chance for cards, chance in exact.items() if cards == (Wire.PURPLE,) * 4)
    assert four == Fraction(comb(5, 4), comb(15, 4))
    seen = [GAME.imagine(table.view(0), Seeded("hand", n)).removed.count(Wire.PURPLE) for n in range(GAMES)]
    assert abs(sum(seen) / GAMES - 4 * 5 / 15) < 0.1


@each("viewer", VIEWERS)
def test_hands_are_imagined_as_often_as_they_are_likely(viewer: Viewer) -> None:
    """[TB5] [TB8] [TE2] Every way to lay single cards into the box and the hands of the last round is as likely."""
    assert_last_hands_fit(viewer, GAMES)


def assert_last_hands_fit(viewer: Viewer, games: int) -> None:
    exact: Likely = defaultdict(Fraction)
    for hands, chance in last_hands(LATE, viewer):
        exact[hands[3]] += chance
    view = LATE.view(viewer)
    assert_fits(Counter(GAME.imagine(view, Seeded("hands", n)).deals[3][3] for n in range(games)), exact)


def last_hands(table: Evolution, viewer: Viewer) -> Iterator[tuple[tuple[Hand, ...], Fraction]]:
    """Each deal of the last round that fits, for each removal that does; every single card told apart."""
    cuts = table.cuts[3 * table.players :]
    known = [[cut.wire for cut in cuts if cut.owner == seat] for seat in range(table.players)]
    if isinstance(viewer, int):
        known[viewer] = list(table.deals[3][viewer])
    for cards, chance in removals(table, viewer).items():
        if chance:
            pool = whole(table)
            pool.subtract(cards)
            pool.subtract(cut.wire for cut in table.cuts[: 3 * table.players])
            pool.subtract(wire for hand in known for wire in hand)
            orders = [*permutations(pool.elements())]
            for order in orders:
                rest = [*order]
                hands = [tuple(sorted([*hand, *(rest.pop() for _ in range(2 - len(hand)))])) for hand in known]
                yield tuple(hands), chance / len(orders)


@pytest.mark.parametrize(("viewer", "terrorist"), [(0, Fraction(1, 2)), (3, Fraction(1)), (PUBLIC, Fraction(2, 5))])
def test_roles_are_imagined_as_often_as_they_are_likely(viewer: Viewer, terrorist: Fraction) -> None:
    """[TB1] Seat 3 is a Terrorist, and the other one may be in the box."""
    view = LATE.view(viewer)
    roles = [GAME.imagine(view, Seeded("roles", n)).roles for n in range(500)]
    assert all(Counter(cast) == {Role.SWAT: 3, Role.TERRORIST: 2} for cast in roles)
    share = sum(cast[3] is Role.TERRORIST for cast in roles) / 500
    assert share == 1 if terrorist == 1 else abs(share - terrorist) < 0.07


@each("viewer", VIEWERS)
def test_where_nothing_is_hidden_there_is_nothing_to_imagine(viewer: Viewer) -> None:
    """[TB1] [TB14] [TE20] Before the roles are dealt, and when all is turned up at the end."""
    for table in (GAME.table(4).state, tell("1G 2G 1G"), tell("1S 2S 1S 2S")):
        assert {GAME.imagine(table.view(viewer), Seeded(n)) for n in range(10)} == {table}


def test_before_cards_are_removed_only_roles_are_imagined() -> None:
    """[TE1] [TE2]"""
    table = GAME.parse("bombs GRBK\n0 swat\n1 swat\n2 swat\n3 terrorist\nbox terrorist")
    imagined = [GAME.imagine(table.view(0), Seeded(n)) for n in range(20)]
    assert {(other.removed, other.colours, other.deals) for other in imagined} == {((), table.colours, ())}
    assert len({other.roles for other in imagined}) > 1


def test_no_imagined_table_is_impossible_and_each_looks_like_the_one_it_comes_from() -> None:
    assert views_that_fit(TIME_BOMB_EVOLUTION.setups[::5]) >= 150


def views_that_fit(setups: list[Setup]) -> int:
    """How many views of all viewers in the middle of games gave tables that could be true; and none took long."""
    views, began = 0, 0.0
    for state, viewer, luck in middles(setups):
        view = state.view(viewer)
        since = process_time()
        imagined = GAME.imagine(view, luck)
        began += process_time() - since
        assert imagined.view(viewer) == view
        assert_possible(imagined)
        views += 1
    assert began / views < 0.005
    return views


def middles(setups: list[Setup]) -> Iterator[tuple[Evolution, Viewer, Seeded]]:
    """Random games of these set-ups, a look at each fifth table or so."""
    for number, (players, options) in enumerate(setups):
        luck = Seeded("middle", number)
        table: Evolution = GAME.table(players, options).state
        while table.turn:
            (seat,) = table.turn
            table = table.play(seat, table.choices(seat).sample(luck))
            if table.deals and luck.pick(5) == 0:
                yield from ((table, viewer, luck) for viewer in table.viewers)


def assert_possible(table: Evolution) -> None:
    """Cards add up in every round, hands hold what was cut from them, and the roles are those of the box."""
    assert len(table.removed) == table.players
    assert Wire.SUCCESS not in table.removed
    for number, hands in enumerate(table.deals):
        gone = Counter(cut.wire for cut in table.cuts[: number * table.players])
        dealt: Counter[Any] = Counter(wire for hand in hands for wire in hand)
        assert dealt + gone + Counter(table.removed) == whole(table)
        assert [len(hand) for hand in hands] == [5 - number] * table.players
        cuts = table.cuts[number * table.players : (number + 1) * table.players]
        for seat, hand in enumerate(hands):
            assert Counter(cut.wire for cut in cuts if cut.owner == seat) <= Counter(hand)
