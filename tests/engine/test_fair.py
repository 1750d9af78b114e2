"""Fair luck: the seed and the lines determine all draws, in any language, and all draws are equally likely."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.engine import Draw, FairLuck, Luck, commitment
from tests.each import each
from tests.engine.dealer import ENTROPY, TABLE, seed_of
from tests.engine.test_luck import chi_square

SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)
lines = st.lists(st.text(), max_size=5).map(tuple)


def fair(seed: str = SEED, entropy: tuple[str, ...] = ENTROPY, table: str = TABLE, number: int = 0) -> FairLuck:
    return FairLuck(seed, entropy, table, number)


# The recipe a second time, by docs/fair-deals.md.


class Recipe:
    def __init__(self, seed: str, entropy: tuple[str, ...], table: str, number: int) -> None:
        self.bytes = self.stream(bytes.fromhex(seed), [table, *entropy, str(number)])

    def stream(self, key: bytes, words: list[str]) -> Iterator[int]:
        for block in range(10**6):
            message = b""
            for word in [*words, str(block)]:
                message += str(len(word.encode("utf-8"))).encode("ascii") + b":" + word.encode("utf-8") + b","
            yield from hmac.new(key, message, hashlib.sha256).digest()

    def pick(self, n: int) -> int:
        width = next(width for width in range(99) if 256**width >= n)
        while True:
            number = 0
            for _ in range(width):
                number = number * 256 + next(self.bytes)
            if number < 256**width - 256**width % n:
                return number % n

    def permute(self, n: int) -> list[int]:
        order = list(range(n))
        for last in reversed(range(1, n)):
            other = self.pick(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


@given(seed=seeds, entropy=lines, table=st.text(), number=st.integers(0, 10**6), n=st.integers(1, 2**70))
def test_a_pick_is_what_the_recipe_gives(seed: str, entropy: tuple[str, ...], table: str, number: int, n: int) -> None:
    assert FairLuck(seed, entropy, table, number).pick(n) == Recipe(seed, entropy, table, number).pick(n)


@given(seed=seeds, entropy=lines, table=st.text(), number=st.integers(0, 10**6), n=st.integers(0, 300))
def test_a_shuffle_is_what_the_recipe_gives(
    seed: str, entropy: tuple[str, ...], table: str, number: int, n: int
) -> None:
    assert FairLuck(seed, entropy, table, number).permute(n) == Recipe(seed, entropy, table, number).permute(n)


# Vectors.


def test_a_commitment_is_the_hash_of_the_seeds_bytes() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_draws_are_the_same_on_every_machine() -> None:
    luck = fair(entropy=("one", "zwölf"))
    assert [luck.pick(n) for n in (1, 2, 6, 52, 256, 257, 10**9)] == [0, 1, 0, 44, 224, 195, 791366338]
    assert luck.permute(10) == [0, 1, 8, 7, 5, 2, 4, 9, 6, 3]
    assert fair(entropy=(), table="", number=7).permute(8) == [5, 1, 6, 4, 0, 7, 2, 3]


# What a draw depends on.


@each(
    "other",
    [
        fair(seed=seed_of(1)),
        fair(entropy=()),
        fair(entropy=ENTROPY[:-1]),
        fair(entropy=ENTROPY[::-1]),
        fair(entropy=(*ENTROPY, "")),
        fair(entropy=("".join(ENTROPY),)),
        fair(entropy=("5ca1ab1f", *ENTROPY[1:])),
        fair(table="KITF"),
        fair(table=TABLE + ENTROPY[0], entropy=ENTROPY[1:]),
        fair(number=1),
    ],
)
def test_another_seed_line_table_or_number_gives_other_draws(other: FairLuck) -> None:
    assert other.pick(2**64) != fair().pick(2**64)
    assert other.permute(30) != fair(number=1).permute(30)


def test_a_line_cannot_pass_for_two() -> None:
    assert fair(entropy=("a,1:b",)).pick(2**64) != fair(entropy=("a", "b")).pick(2**64)
    assert fair(entropy=("a", "0")).pick(2**64) != fair(entropy=("a",)).pick(2**64)


def test_every_draw_has_a_number_whatever_was_drawn_before() -> None:
    luck = fair()
    drawn = [luck.permute(30), luck.pick(52), luck.permute(1), luck.permute(0), luck.pick(52)]
    assert luck.number == 5
    assert fair(number=1).pick(52) == drawn[1]
    assert fair(number=4).pick(52) == drawn[4]


def test_draws_are_remembered_in_order() -> None:
    luck = fair(number=3)
    order, picked = luck.permute(4), luck.pick(9)
    assert luck.draws == [Draw(4, tuple(order)), Draw(9, (picked,))]
    assert luck.number == 5


def test_a_pick_of_one_and_an_empty_shuffle_need_no_bytes() -> None:
    luck: Luck = fair()
    assert (luck.pick(1), luck.permute(1), luck.permute(0)) == (0, [0], [])


# Equally likely.


def test_every_pick_is_equally_likely() -> None:
    """Of ten numbers; one seed in a thousand gives more than 27.9."""
    luck = fair()
    assert chi_square(Counter(luck.pick(10) for _ in range(5000)), 10) < 27.9


def test_a_pick_that_leaves_a_large_rest_is_as_even_as_any() -> None:
    """Of 170 numbers; were none of the 86 left over in a byte read again, two in three would be low."""
    luck = fair()
    low = sum(luck.pick(170) < 85 for _ in range(5000))
    assert abs(low - 2500) < 3.3 * 1250**0.5


def test_every_shuffle_is_equally_likely() -> None:
    """Of the 24 orders of four cards; one seed in a thousand gives more than 49.7."""
    luck = fair()
    seen = Counter(tuple(luck.permute(4)) for _ in range(6000))
    assert seen.keys() == set(permutations(range(4)))
    assert chi_square(seen, 24) < 49.7


def test_every_card_of_a_large_pack_comes_to_every_place() -> None:
    """Of 40 places for the first card; one seed in a thousand gives more than 72.1."""
    luck = fair()
    assert chi_square(Counter(luck.permute(40)[0] for _ in range(4000)), 40) < 72.1


# No seeds.


@each("seed", ["", "0", "00", SEED[:-1], SEED[:-2], SEED + "00", SEED.upper(), "zz" * 32, " " + SEED])
def test_a_seed_is_32_bytes_in_small_hex(seed: str) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(seed)
    with pytest.raises(ValueError, match="32 bytes"):
        fair(seed=seed)
