"""Seeded luck: the same seed gives the same draws everywhere, and all draws are equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from boomtable.engine import Seeded, shuffled

seeds = st.integers(0, 2**64) | st.text()


def test_picks_are_the_same_on_every_machine() -> None:
    luck = Seeded("boom", 7)
    assert [luck.pick(100) for _ in range(8)] == [11, 47, 10, 62, 67, 10, 96, 88]
    assert [Seeded("wires").pick(n) for n in (1, 2, 6, 52, 1000, 10**9)] == [0, 1, 3, 34, 664, 664907757]


def test_shuffles_are_the_same_on_every_machine() -> None:
    assert Seeded(0).permute(10) == [6, 3, 9, 7, 0, 4, 8, 1, 5, 2]
    assert Seeded(2026, 3).permute(8) == [1, 0, 5, 6, 7, 4, 2, 3]
    assert shuffled("abcdef", Seeded(1)) == ["e", "d", "c", "a", "b", "f"]


def test_a_shuffle_between_picks_moves_the_luck_on_by_one_draw_a_card_but_the_last() -> None:
    plain, mixed = Seeded("on"), Seeded("on")
    draws = [plain.pick(1000) for _ in range(8)]
    first, _, second = mixed.pick(1000), mixed.permute(6), mixed.pick(1000)
    assert [first, second] == [draws[0], draws[6]]


@given(seed=seeds, number=st.integers(0, 99))
def test_the_same_seed_repeats(seed: int | str, number: int) -> None:
    one, other = Seeded(seed, number), Seeded(seed, number)
    assert [one.pick(n) for n in range(1, 9)] == [other.pick(n) for n in range(1, 9)]
    assert one.permute(9) == other.permute(9)


def test_different_seeds_differ() -> None:
    seeds: list[tuple[int | str, ...]] = [
        (),
        (0,),
        (1,),
        ("a",),
        ("b",),
        (0, 0),
        (0, 1),
        (1, 0),
        (0, "chance"),
        ("chance", 0),
        (10, 1),
        (1, 10),
        (101,),
    ]
    firsts = {seed: tuple(map(Seeded(*seed).pick, (10**6,) * 3)) for seed in seeds}
    assert len(set(firsts.values())) == len(seeds)


@given(seed=seeds, n=st.integers(1, 10**12))
def test_a_pick_is_below_what_it_picks_from(seed: int | str, n: int) -> None:
    luck = Seeded(seed)
    assert all(luck.pick(n) in range(n) for _ in range(20))


@given(seed=seeds, n=st.integers(0, 60))
def test_a_shuffle_holds_every_place_once(seed: int | str, n: int) -> None:
    assert sorted(Seeded(seed).permute(n)) == list(range(n))


@given(seed=seeds, cards=st.lists(st.text()))
def test_shuffled_cards_are_the_same_cards_and_the_deck_is_left_as_it_was(seed: int | str, cards: list[str]) -> None:
    deck = list(cards)
    assert Counter(shuffled(deck, Seeded(seed))) == Counter(cards)
    assert deck == cards


def chi_square(seen: Counter[int] | Counter[tuple[int, ...]], kinds: int) -> float:
    expected = seen.total() / kinds
    assert len(seen) == kinds
    return sum((count - expected) ** 2 / expected for count in seen.values())


def test_every_pick_is_equally_likely() -> None:
    """Of ten numbers; one seed in a thousand gives more than 27.9."""
    luck = Seeded("picks")
    assert chi_square(Counter(luck.pick(10) for _ in range(5000)), 10) < 27.9


def test_every_shuffle_is_equally_likely() -> None:
    """Of the 24 orders of four cards; one seed in a thousand gives more than 49.7."""
    luck = Seeded("shuffles")
    seen = Counter(tuple(luck.permute(4)) for _ in range(6000))
    assert seen.keys() == set(permutations(range(4)))
    assert chi_square(seen, 24) < 49.7


def test_neighbouring_seeds_do_not_follow_each_other() -> None:
    """The first pick over game numbers 0, 1, 2 ... is as even as any; one seed in a thousand gives more than 27.9."""
    assert chi_square(Counter(Seeded("lab", number).pick(10) for number in range(5000)), 10) < 27.9
