"""Sets of moves are consistent: membership, listing, counting and sampling agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from itertools import chain, islice, permutations, product
from math import comb, factorial, prod
from time import process_time
from typing import Any, ClassVar, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.engine import NOTHING, Choices, Dealt, Drawn, Either, Move, OneOf, Seeded, Shuffled, Subset, Tally
from tests.each import each

Cards: TypeAlias = tuple[int, ...]


class Take(Move, frozen=True):
    card: int


class Row(Move, frozen=True):
    cards: Cards


class Deal(Move, frozen=True):
    hands: tuple[Cards, ...]


class Say(Move, frozen=True):
    left: int | None = None
    right: int | None = None
    middle: int | None = None


class Foreign(Move, frozen=True):
    cards: Any


class Stacked:
    """Predetermined luck: this number, or this order."""

    def __init__(self, number: int = 0, order: Sequence[int] = ()) -> None:
        self.number, self.order = number, list(order)

    def pick(self, n: int, /) -> int:
        assert self.number in range(n)
        return self.number

    def permute(self, n: int, /) -> list[int]:
        assert len(self.order) == n
        return self.order


packs = st.lists(st.integers(1, 3), max_size=6).map(tuple)
decks = st.lists(st.integers(1, 9), max_size=6, unique=True).map(tuple)


@st.composite
def deals(draw: st.DrawFn) -> tuple[Cards, tuple[int, ...]]:
    """Up to six cards, some alike, and the sizes of the hands that take them all; a hand may be empty."""
    sizes = tuple(draw(st.lists(st.integers(0, 3), max_size=4).filter(lambda sizes: sum(sizes) <= 6)))
    return tuple(draw(st.lists(st.integers(1, 3), min_size=sum(sizes), max_size=sum(sizes)))), sizes


def chop(cards: Iterable[int], sizes: Iterable[int]) -> tuple[Cards, ...]:
    pack = iter(cards)
    return tuple(tuple(next(pack) for _ in range(size)) for size in sizes)


def tidy(hands: Iterable[Cards]) -> tuple[Cards, ...]:
    return tuple(tuple(sorted(hand)) for hand in hands)


def assert_is(choices: Choices[Move], moves: set[Move]) -> None:
    """The choices are exactly these moves: each listed once, counted once, and a member."""
    listed = list(choices)
    assert len(listed) == len(set(listed)) == choices.size
    assert set(listed) == moves
    assert all(move in choices for move in listed)


def every_order(choices: Choices[Move], cards: Cards) -> Counter[Move]:
    """How often each move is drawn over all orders of the physical cards."""
    return Counter(choices.sample(Stacked(order=order)) for order in permutations(range(len(cards))))


# Nothing, and moves spelled out.


def test_nothing_is_empty() -> None:
    assert_is(NOTHING, set())
    assert Take(1) not in NOTHING


@given(numbers=st.sets(st.integers(1, 9), min_size=1))
def test_one_of_holds_the_moves_spelled_out_in_their_order_and_no_others(numbers: set[int]) -> None:
    choices = OneOf(map(Take, numbers))
    assert list(choices) == list(map(Take, numbers))
    assert_is(choices, {move for move in map(Take, range(1, 10)) if move in choices})
    assert_is(choices, {Take(number) for number in numbers})


def test_one_of_draws_each_move_for_one_number() -> None:
    choices = OneOf(map(Take, (4, 2, 9)))
    assert [choices.sample(Stacked(number)) for number in range(3)] == [Take(4), Take(2), Take(9)]


# One card.


@given(cards=packs)
def test_drawn_offers_every_different_card_and_no_other(cards: Cards) -> None:
    choices = Drawn(Take, cards)
    assert_is(choices, {Take(card) for card in cards})
    assert {card for card in range(-1, 6) if Take(card) in choices} == set(cards)


@given(cards=packs.filter(len))
def test_drawn_takes_each_physical_card_equally_often(cards: Cards) -> None:
    drawn = Counter(Drawn(Take, cards).sample(Stacked(number)) for number in range(len(cards)))
    assert drawn == Counter(map(Take, cards))


def test_cards_may_be_a_range() -> None:
    assert_is(Drawn(Take, range(4)), set(map(Take, range(4))))
    assert_is(Subset(Row, range(3), 2), {Row((0, 1)), Row((0, 2)), Row((1, 2))})


# Some cards.


@given(cards=decks, count=st.integers(0, 7))
def test_subset_offers_every_set_of_so_many_cards_once_and_sorted(cards: Cards, count: int) -> None:
    choices = Subset(Row, cards, count)
    assert_is(choices, {Row(tuple(sorted(chosen))) for chosen in permutations(cards, count)})
    assert choices.size == comb(len(cards), count)


@given(cards=packs, count=st.integers(0, 7))
def test_a_subset_of_cards_some_alike_offers_each_different_row_once(cards: Cards, count: int) -> None:
    assert_is(Subset(Row, cards, count), {Row(tuple(sorted(chosen))) for chosen in permutations(cards, count)})


@given(cards=decks | packs, count=st.integers(0, 3))
def test_a_row_is_in_a_subset_exactly_when_it_is_listed(cards: Cards, count: int) -> None:
    choices = Subset(Row, cards, count)
    listed = set(choices)
    for length in range(4):
        for row in product((1, 2, 5, 9), repeat=length):
            assert (Row(row) in choices) == (Row(tuple(sorted(row))) in listed)
            assert choices.find(Row(row)) == (Row(tuple(sorted(row))) if Row(row) in choices else None)


@given(cards=decks.filter(lambda cards: len(cards) < 6), data=st.data())
def test_subset_draws_every_set_equally_often(cards: Cards, data: st.DataObject) -> None:
    choices = Subset(Row, cards, data.draw(st.integers(0, len(cards))))
    weight = factorial(choices.count) * factorial(len(cards) - choices.count)
    assert every_order(choices, cards) == dict.fromkeys(choices, weight)


# All cards in a row.


@given(cards=packs)
def test_shuffled_offers_every_different_order_once(cards: Cards) -> None:
    choices = Shuffled(Row, cards)
    assert_is(choices, set(map(Row, permutations(cards))))
    assert choices.size == factorial(len(cards)) // prod(map(factorial, Counter(cards).values()))


@given(cards=packs.filter(lambda cards: len(cards) < 5))
def test_a_row_is_in_a_shuffle_exactly_when_it_is_listed(cards: Cards) -> None:
    choices = Shuffled(Row, cards)
    listed = set(choices)
    for length in range(len(cards) + 2):
        for row in product((0, 1, 2, 3), repeat=length):
            assert (Row(row) in choices) == (Row(row) in listed)


@given(cards=packs.filter(lambda cards: len(cards) < 6))
def test_shuffled_puts_the_physical_cards_in_every_order_equally_often(cards: Cards) -> None:
    weight = prod(map(factorial, Counter(cards).values()))
    assert every_order(Shuffled(Row, cards), cards) == dict.fromkeys(Shuffled(Row, cards), weight)


# All cards in hands.


@given(deal=deals())
def test_dealt_offers_every_different_deal_once_whatever_the_order_in_a_hand(
    deal: tuple[Cards, tuple[int, ...]],
) -> None:
    cards, sizes = deal
    assert_is(Dealt(Deal, cards, sizes), {Deal(tidy(chop(order, sizes))) for order in permutations(cards)})


@given(deal=deals().filter(lambda deal: len(deal[0]) < 5))
def test_hands_are_a_deal_exactly_when_they_are_listed(deal: tuple[Cards, tuple[int, ...]]) -> None:
    cards, sizes = deal
    choices = Dealt(Deal, cards, sizes)
    listed = set(choices)
    for order in product((0, 1, 2, 3), repeat=len(cards)):
        for shape in {*permutations(sizes), (len(cards),)}:
            hands = Deal(chop(order, shape))
            assert (hands in choices) == (Deal(tidy(hands.hands)) in listed)
            assert choices.find(hands) == (Deal(tidy(hands.hands)) if hands in choices else None)


@given(deal=deals().filter(lambda deal: len(deal[0]) < 6))
def test_dealt_deals_the_physical_cards_every_way_equally_often(deal: tuple[Cards, tuple[int, ...]]) -> None:
    cards, sizes = deal
    choices = Dealt(Deal, cards, sizes)
    assert every_order(choices, cards) == {move: orders(move.hands) for move in choices}


def orders(hands: tuple[Cards, ...]) -> int:
    """The number of orders of the physical cards that give this deal."""
    copies = Counter(chain.from_iterable(hands))
    alike = [factorial(number) for number in copies.values()]
    held = [factorial(number) for hand in hands for number in Counter(hand).values()]
    return prod(alike) * prod(factorial(len(hand)) for hand in hands) // prod(held)


def test_with_seeded_luck_deals_come_as_often_as_physical_cards_say() -> None:
    """Chi-square over the four deals of 1, 1, 2, 3 in two pairs; one seed in a thousand gives more than 16.3."""
    choices = Dealt(Deal, (1, 1, 2, 3), (2, 2))
    luck, rolls = Seeded("deals"), 2400
    drawn = Counter(choices.sample(luck) for _ in range(rolls))
    expected = {move: rolls * orders(move.hands) / factorial(4) for move in choices}
    assert drawn.keys() == expected.keys()
    assert sum((drawn[move] - often) ** 2 / often for move, often in expected.items()) < 16.3


# Numbers.


@given(most=st.integers(0, 4), kinds=st.sampled_from([("left",), ("left", "middle"), ("left", "right", "middle")]))
def test_a_tally_holds_every_way_to_give_numbers_that_sum_up_to_no_more(most: int, kinds: tuple[str, ...]) -> None:
    numbers = product((None, *range(-1, most + 2)), repeat=3)
    said = [Say(*three) for three in numbers if any(number is not None for number in three)]
    fit: set[Move] = {
        move
        for move in said
        if all(getattr(move, kind) is None for kind in {"left", "right", "middle"} - {*kinds})
        and all((getattr(move, kind) or 0) >= 0 for kind in kinds)
        and sum(getattr(move, kind) or 0 for kind in kinds) <= most
    }
    choices = Tally(Say, kinds, most)
    assert_is(choices, fit)
    assert {move for move in said if move in choices} == fit
    assert Say() not in choices


def test_a_tally_can_be_answered_with_something_else() -> None:
    choices: Tally[Move] = Tally(Say, ("left",), 1, (Take(1), Take(2)))
    assert [*choices] == [Take(1), Take(2), Say(0), Say(1)]
    assert choices.size == 4
    assert Take(2) in choices
    assert Take(3) not in choices


def test_numbers_of_a_tally_come_equally_often() -> None:
    """Chi-square over 41 answers; one seed in a thousand gives more than 73.4."""
    choices: Tally[Move] = Tally(Say, ("left", "right", "middle"), 2, (Take(1),))
    luck, rolls = Seeded("numbers"), 8200
    drawn = Counter(choices.sample(luck) for _ in range(rolls))
    assert drawn.keys() == set(choices)
    often = rolls / choices.size
    assert sum((number - often) ** 2 / often for number in drawn.values()) < 73.4


@pytest.mark.parametrize("odd", ["1", 1.0, True, (1,), [1], {}, b"1"], ids=repr)
def test_an_odd_number_is_no_member_of_a_tally_and_no_error(odd: Any) -> None:
    assert Say(left=odd) not in Tally(Say, ("left", "right"), 3)


# Several kinds.


def test_either_offers_what_any_of_its_parts_does() -> None:
    choices: Either[Move] = Either((Drawn(Take, (3, 1)), OneOf((Row(()),)), Subset(Row, (5, 6, 7), 2)))
    assert_is(choices, {Take(1), Take(3), Row(()), Row((5, 6)), Row((5, 7)), Row((6, 7))})
    assert Row((5,)) not in choices
    assert Take(5) not in choices


def test_either_reaches_every_part_as_often_as_it_is_large() -> None:
    choices: Either[Move] = Either((Drawn(Take, (1, 2)), Subset(Row, (5, 6, 7), 1)))
    luck = Seeded("parts")
    drawn = Counter(type(choices.sample(luck)) for _ in range(5000))
    assert abs(drawn[Take] - 2000) < 200


LAZY: list[Choices[Move]] = [
    Drawn(Take, (3, 1, 3, 2)),
    Subset(Row, (3, 1, 4, 2), 2),
    Shuffled(Row, (3, 1, 3, 2)),
    Dealt(Deal, (3, 1, 3, 2), (2, 1, 1)),
]
SPELLED: Choices[Move] = OneOf(map(Take, (3, 1, 2)))
MIXED: Choices[Move] = Either((OneOf(map(Take, (8, 9))), Drawn(Take, (1, 2))))
TOLD: Choices[Move] = Tally(Say, ("left", "right"), 2)
KINDS = [SPELLED, TOLD, MIXED, *LAZY]
each_kind = each("choices", KINDS)
each_lazy = each("choices", LAZY)


@each_kind
def test_samples_are_members_and_reach_every_member(choices: Choices[Move]) -> None:
    luck = Seeded("reach")
    drawn = [choices.sample(luck) for _ in range(500)]
    assert all(move in choices for move in drawn)
    assert set(drawn) == set(choices)


@pytest.mark.parametrize("cards", [(3, 1, 4, 2), (30, 1, 64, 8)])  # a set would keep the one in order, not the other
def test_listing_goes_from_the_lowest_to_the_highest(cards: Cards) -> None:
    every: list[Choices[Any]] = [
        Drawn(Take, cards),
        Subset(Row, cards, 2),
        Shuffled(Row, cards),
        Dealt(Deal, cards, (2, 2)),
    ]
    for choices in every:
        fields = [getattr(move, move.__struct_fields__[0]) for move in choices]
        assert fields == sorted(fields)
        assert len(fields) > 3


MALFORMED: list[Any] = [
    *(None, 0, -1, 7, 2.5, "", "a", "12", "1,2", b"12", ..., len, {}, {1: 2}),
    *((), (1,), (1, 1), (1, 2, 3), (1, None), (None, None), ("1", "2"), (1, "2"), (1, (2,)), (0, 1), (1, 9)),
    *((3, 1, 3), (1, 2, 3, 3, 3), (1, 2, 3, 4), ("1", "2", "3", "3"), (1, 2, 3, None), (1, 2, (3,), 3)),
    *(((),), ((), (), ()), ((1, 2), (3,)), ((1, 2), (3,), (3,), ()), ((1, 1), (3,), (3,))),
    *((None, None, None), ((1, None), (3,), (3,)), ((1, "2"), (3,), (3,)), ((1, 2), 3, 3), ("12", "3", "3")),
    *(((1, 2), (3,), (4,)), ((1, (2,)), (3,), (3,)), ((1,), (2, 3), (3,))),
]


@each_lazy
@each("field", MALFORMED)
def test_a_malformed_field_is_no_member_and_no_error(choices: Choices[Move], field: Any) -> None:
    kind: Any = type(choices.sample(Seeded(0)))
    assert kind(field) not in choices


@each_kind
@each("thing", [None, 1, "1", (1, 2), Row, ..., Foreign(1), Foreign((1, 2))])
def test_a_move_of_another_class_is_not_a_member(choices: Choices[Move], thing: object) -> None:
    assert thing not in choices


@each_kind
def test_a_move_of_another_class_with_the_same_field_is_no_member(choices: Choices[Move]) -> None:
    for move in choices:
        assert Foreign(getattr(move, move.__struct_fields__[0])) not in choices


@pytest.mark.parametrize(
    ("choices", "move"),
    [
        (Subset(Row, (3, 1, 2), 2), Row([1, 2])),  # type: ignore[arg-type]
        (Subset(Row, (3, 1, 2), 0), Row("")),  # type: ignore[arg-type]
        (Shuffled(Row, (3, 1, 2)), Row([1, 2, 3])),  # type: ignore[arg-type]
        (Shuffled(Row, ("a", "b")), Row("ab")),  # type: ignore[arg-type]
        (Dealt(Deal, (3, 1, 2), (2, 1)), Deal([(1, 2), (3,)])),  # type: ignore[arg-type]
        (Dealt(Deal, (3, 1, 2), (2, 1)), Deal(([1, 2], (3,)))),  # type: ignore[arg-type]
    ],
    ids=lambda thing: type(thing).__name__,
)
def test_a_row_that_is_not_a_tuple_is_no_member(choices: Choices[Move], move: Move) -> None:
    assert move not in list(choices)
    assert move not in choices


# What is meant.


class Suit(StrEnum):
    CLUBS = "clubs"
    HEARTS = "hearts"
    SPADES = "spades"


class Other(StrEnum):
    CLUBS = "clubs"
    HEARTS = "hearts"
    CUPS = "cups"


class Lead(Move, frozen=True):
    suit: Suit


class Suits(Move, frozen=True):
    suits: tuple[Suit, ...]


class Hands(Move, frozen=True):
    hands: tuple[tuple[Suit, ...], ...]


class Pair(Move, frozen=True):
    in_any_order: ClassVar[bool] = True
    suits: tuple[Suit, ...]


ALL: tuple[Suit, ...] = (Suit.SPADES, Suit.CLUBS, Suit.HEARTS)
LEADS = tuple(map(Lead, Suit))
BY_SUIT: list[tuple[Choices[Any], Callable[..., Move]]] = [
    (OneOf(LEADS), lambda *suits: Lead(suits[1])),
    (Drawn(Lead, ALL), lambda *suits: Lead(suits[1])),
    (Subset(Suits, ALL, 2), lambda *suits: Suits(suits[:2])),
    (Shuffled(Suits, ALL), lambda *suits: Suits((*suits[1:], suits[0]))),
    (Dealt(Hands, ALL, (1, 2)), lambda *suits: Hands((suits[1:2], suits[::2]))),
    (Tally(Say, ("left",), 1, LEADS), lambda *suits: Lead(suits[1])),
    (Either((OneOf((Say(),)), Drawn(Lead, ALL))), lambda *suits: Lead(suits[1])),
]


@each("case", BY_SUIT)
def test_text_and_other_enums_are_found_as_the_move_on_offer(case: Any) -> None:
    choices, made = case
    offered = made(*Suit)
    for words in (("clubs", "hearts", "spades"), (Other.CLUBS, Other.HEARTS, "spades"), Suit):
        assert made(*words) in choices
        assert repr(choices.find(made(*words))) == repr(offered)


@each("case", BY_SUIT)
@each("odd", ["cups", Other.CUPS, 1, None, (), ["hearts"], ("hearts",), {}, b"hearts"])
def test_what_is_on_no_card_is_not_found_and_no_error(case: Any, odd: Any) -> None:
    choices, made = case
    assert made("clubs", odd, "spades") not in choices
    assert choices.find(made("clubs", odd, "spades")) is None


def test_a_move_that_says_so_is_found_in_any_order_among_those_spelled_out() -> None:
    choices = OneOf((Lead(Suit.CLUBS), Pair((Suit.SPADES, Suit.CLUBS)), Pair((Suit.SPADES, Suit.HEARTS))))
    assert repr(choices.find(Pair(("hearts", "spades")))) == repr(choices[2])  # type: ignore[arg-type]
    assert Pair((Suit.CLUBS, Suit.SPADES)) in choices
    assert Suits((Suit.CLUBS, Suit.SPADES)) not in choices
    for odd in ((), ("clubs",), ("clubs", "clubs"), ("clubs", "spades", "hearts"), ["spades", "clubs"], None, (1, "a")):
        assert Pair(odd) not in choices  # type: ignore[arg-type]
        assert choices.find(Pair(odd)) is None  # type: ignore[arg-type]


def test_where_order_means_something_another_order_is_another_move() -> None:
    choices = OneOf((Suits((Suit.SPADES, Suit.CLUBS)),))
    assert choices.find(Suits((Suit.CLUBS, Suit.SPADES))) is None
    assert Shuffled(Row, (1, 2)).find(Row((2, 1))) == Row((2, 1))


def test_numbers_that_only_equal_a_seat_are_found_as_the_seat() -> None:
    assert repr(Drawn(Take, range(3)).find(Take(True))) == "Take(card=1)"
    assert repr(OneOf(map(Take, range(3))).find(Take(1.0))) == "Take(card=1)"  # type: ignore[arg-type]
    assert repr(Subset(Row, range(3), 2).find(Row((2.0, False)))) == "Row(cards=(0, 2))"  # type: ignore[arg-type]


# How many there are.


@each("choices", [NOTHING, *KINDS])
def test_choices_are_listable_up_to_as_many_as_there_are(choices: Choices[Move]) -> None:
    assert choices.listable()
    assert [choices.listable(upto) for upto in range(choices.size + 3)] == [False] * choices.size + [True] * 3


HUGE: list[Choices[Move]] = [
    Subset(Row, range(30), 15),
    Subset(Row, tuple(range(15)) * 2, 15),
    Shuffled(Row, range(30)),
    Dealt(Deal, range(48), (11, 11, 11, 11, 4)),
    Dealt(Deal, (1,) * 31 + (2,) * 8 + (3,), (5,) * 8),
    Tally(Say, ("left", "right", "middle"), 10_000),
]


@each("choices", [*HUGE, Either((OneOf((Take(1),)), HUGE[0]))])
def test_listing_begins_at_once_and_goes_on_without_a_repeat(choices: Choices[Move]) -> None:
    began = process_time()
    first = [*islice(choices, 2000)]
    assert not choices.listable()
    assert process_time() - began < 2
    assert len({*first}) == 2000
    assert all(move in choices for move in first[::100])


# Too many to list.


def test_forty_eight_cards_in_four_elevens_and_a_four_are_counted_drawn_and_recognised_but_never_listed() -> None:
    choices = Dealt(Deal, range(48), (11, 11, 11, 11, 4))
    assert choices.size == factorial(48) // (factorial(11) ** 4 * factorial(4))
    assert_recognised(choices)


def test_wires_of_three_kinds_in_six_fives_are_counted_drawn_and_recognised_but_never_listed() -> None:
    assert_wires_are_counted(6)


def assert_wires_are_counted(players: int) -> None:
    """The boom is in one hand; the success wires are counted in the remaining space by inclusion-exclusion."""
    choices = Dealt(Deal, (*(1,) * (4 * players - 1), *(2,) * players, 3), (5,) * players)
    assert choices.size == players * spread(players, (4, *(5,) * (players - 1)))
    assert_recognised(choices)


def test_three_kinds_as_even_as_can_be_are_counted_too() -> None:
    """Kinds of 4, 3 and 3 in five pairs, counted again by listing the pairs that each hand can be."""
    pairs = [Counter(pair) for pair in ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))]
    ways = sum(sum(hands, Counter[int]()) == Counter({1: 4, 2: 3, 3: 3}) for hands in product(pairs, repeat=5))
    assert Dealt(Deal, (1, 1, 1, 1, 2, 2, 2, 3, 3, 3), (2,) * 5).size == ways


def spread(copies: int, room: tuple[int, ...]) -> int:
    """Ways to distribute identical cards among hands with this much space each."""
    ways = 0
    for over in product(*((0, limit + 1) for limit in room)):  # hands that get more than they can hold
        if (left := copies - sum(over)) >= 0:
            ways += (-1) ** sum(map(bool, over)) * comb(left + len(room) - 1, left)
    return ways


def assert_recognised(choices: Dealt[Deal]) -> None:
    deal = choices.sample(Seeded("huge"))
    hands = deal.hands
    assert deal in choices
    assert tuple(map(len, hands)) == choices.sizes
    assert sorted(chain.from_iterable(hands)) == sorted(choices.cards)
    assert choices.find(Deal(tuple(hand[::-1] for hand in hands))) == deal
    assert Deal(hands[1:]) not in choices
    assert Deal((hands[0], hands[0], *hands[2:])) not in choices
