"""What may be answered now: sets of moves to ask, list, count and sample, the large ones without listing them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import accumulate, chain, combinations
from math import comb, factorial, prod
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, astuple

from boomtable.engine.luck import Luck, shuffled
from boomtable.engine.moves import Move

M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", bound=Move, covariant=True)
Cards: TypeAlias = Sequence[Any]


class Choices(Protocol[M_co]):
    """A set of legal moves: `move in choices`, `for move in choices`, `choices.size`, `choices.sample(luck)`."""

    @property
    def size(self) -> int: ...

    def __contains__(self, move: object, /) -> bool: ...

    def __iter__(self) -> Iterator[M_co]: ...

    def sample(self, luck: Luck) -> M_co: ...


class OneOf(tuple[M, ...]):
    """Every legal move, spelled out."""

    __slots__ = ()

    @property
    def size(self) -> int:
        return len(self)

    def sample(self, luck: Luck) -> M:
        return self[luck.pick(len(self))]


NOTHING: OneOf[Any] = OneOf()


class Lazy(Struct, Generic[M], frozen=True):
    """Moves of one class with one field, too many to spell out."""

    move: Callable[[Any], M]
    cards: Cards

    def __contains__(self, move: object, /) -> bool:
        try:
            return isinstance(move, Move) and type(move) is self.move and self.fits(*astuple(move))
        except TypeError:  # its field is not even of the right shape
            return False

    def fits(self, field: Any, /) -> bool:
        return field in self.cards


class Drawn(Lazy[M], frozen=True):
    """One card taken blindly from `cards`."""

    @property
    def size(self) -> int:
        return len(set(self.cards))

    def __iter__(self) -> Iterator[M]:
        return map(self.move, sorted(set(self.cards)))

    def sample(self, luck: Luck) -> M:
        return self.move(self.cards[luck.pick(len(self.cards))])


class Subset(Lazy[M], frozen=True):
    """Exactly `count` of `cards`; the move holds them sorted."""

    count: int

    @property
    def size(self) -> int:
        return _count_deals(self.cards, (self.count, len(self.cards) - self.count))

    def __iter__(self) -> Iterator[M]:
        return map(self.move, dict.fromkeys(combinations(sorted(self.cards), self.count)))

    def sample(self, luck: Luck) -> M:
        return self.move(tuple(sorted(shuffled(self.cards, luck)[: self.count])))

    def fits(self, field: Any, /) -> bool:
        if type(field) is not tuple or len(field) != self.count or list(field) != sorted(field):
            return False
        return all(field.count(card) <= self.cards.count(card) for card in field)


class Shuffled(Lazy[M], frozen=True):
    """All of `cards`, in some order."""

    @property
    def size(self) -> int:
        return factorial(len(self.cards)) // prod(map(factorial, _copies(self.cards)))

    def __iter__(self) -> Iterator[M]:
        for singles in _deals(tuple(sorted(self.cards)), (1,) * len(self.cards)):
            yield self.move(tuple(chain.from_iterable(singles)))

    def sample(self, luck: Luck) -> M:
        return self.move(tuple(shuffled(self.cards, luck)))

    def fits(self, field: Any, /) -> bool:
        return type(field) is tuple and sorted(field) == sorted(self.cards)


class Dealt(Lazy[M], frozen=True):
    """All of `cards` shuffled and dealt into hands of these `sizes`; the order within a hand means nothing."""

    sizes: tuple[int, ...]

    @property
    def size(self) -> int:
        return _count_deals(self.cards, self.sizes)

    def __iter__(self) -> Iterator[M]:
        return map(self.move, _deals(tuple(sorted(self.cards)), self.sizes))

    def sample(self, luck: Luck) -> M:
        pack = iter(shuffled(self.cards, luck))
        return self.move(tuple([tuple(sorted([next(pack) for _ in range(size)])) for size in self.sizes]))

    def fits(self, field: Any, /) -> bool:
        if type(field) is not tuple or tuple(map(len, field)) != self.sizes:
            return False
        sorted_hands = all(type(hand) is tuple and list(hand) == sorted(hand) for hand in field)
        return sorted_hands and sorted(chain.from_iterable(field)) == sorted(self.cards)


class Tally(Struct, Generic[M], frozen=True):
    """Numbers for one or more of `kinds`, fields of the move, in all no more than `most`; or one of `others`."""

    move: Callable[..., M]
    kinds: tuple[str, ...]
    most: int
    others: tuple[M, ...] = ()

    @property
    def size(self) -> int:
        return len(self.others) + sum(self._naming(named) for named in range(1, len(self.kinds) + 1))

    def _naming(self, named: int) -> int:
        """How many moves give a number for so many kinds."""
        return comb(len(self.kinds), named) * comb(self.most + named, named)

    def __contains__(self, move: object, /) -> bool:
        if not isinstance(move, Move) or type(move) is not self.move:
            return move in self.others
        numbers = {kind: number for kind, number in asdict(move).items() if number is not None}
        fit = all(kind in self.kinds and type(number) is int and number >= 0 for kind, number in numbers.items())
        return bool(numbers) and fit and sum(numbers.values()) <= self.most

    def __iter__(self) -> Iterator[M]:
        yield from self.others
        yield from (self.move(**numbers) for numbers in _tallies(self.kinds, self.most) if numbers)

    def sample(self, luck: Luck) -> M:
        place = luck.pick(self.size)
        if place < len(self.others):
            return self.others[place]
        place -= len(self.others)
        named = 1
        while place >= self._naming(named):
            place -= self._naming(named)
            named += 1
        kinds = sorted(shuffled(self.kinds, luck)[:named])
        bars = sorted(shuffled(range(self.most + named), luck)[:named])  # what lies between two is a number
        return self.move(**{kind: bar - last - 1 for kind, last, bar in zip(kinds, [-1, *bars], bars, strict=False)})


class Either(Struct, Generic[M], frozen=True):
    """Moves of several kinds, each kind with choices of its own."""

    parts: tuple[Choices[M], ...]

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    def __contains__(self, move: object, /) -> bool:
        return any(move in part for part in self.parts)

    def __iter__(self) -> Iterator[M]:
        return chain.from_iterable(self.parts)

    def sample(self, luck: Luck) -> M:
        place = luck.pick(self.size)
        sizes = accumulate(part.size for part in self.parts)
        return next(part for part, size in zip(self.parts, sizes, strict=True) if place < size).sample(luck)


def _tallies(kinds: tuple[str, ...], most: int) -> Iterator[dict[str, int]]:
    """Numbers for any of these kinds, in all no more than so many."""
    if not kinds:
        yield {}
        return
    for number in (None, *range(most + 1)):
        for others in _tallies(kinds[1:], most - (number or 0)):
            yield others if number is None else {kinds[0]: number, **others}


def _deals(pack: tuple[Any, ...], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[Any, ...], ...]]:
    """Every different way to deal a sorted pack, hands sorted too."""
    if not sizes:
        yield ()
        return
    for hand in dict.fromkeys(combinations(pack, sizes[0])):
        rest = list(pack)
        for card in hand:
            rest.remove(card)
        for others in _deals(tuple(rest), sizes[1:]):
            yield (hand, *others)


def _count_deals(cards: Cards, sizes: tuple[int, ...]) -> int:
    """How many different deals there are, kind by kind: only the room left in the hands matters."""
    return _count_kinds(_copies(cards), tuple(sorted(sizes)))


def _copies(cards: Cards) -> tuple[int, ...]:
    """How many there are of each kind."""
    return tuple(sorted(map(list(cards).count, set(cards))))


@cache
def _count_kinds(kinds: tuple[int, ...], room: tuple[int, ...]) -> int:
    if not kinds:
        return int(not any(room))
    return sum(_count_kinds(kinds[:-1], tuple(sorted(left))) for left in _spread(kinds[-1], room))


def _spread(copies: int, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The room left in each hand, for every way to spread cards that are all alike over them."""
    if not room:
        if not copies:
            yield ()
        return
    for here in range(min(copies, room[0]) + 1):
        for others in _spread(copies - here, room[1:]):
            yield (room[0] - here, *others)
