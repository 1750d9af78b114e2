"""Sets of legal moves: membership, iteration, counting and sampling, large sets without listing them.

They are also where a move enters the game: `find` returns the offered move that equals a given one, with the offer's
own enums and card order. What is played is always the move that was found.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate, chain, combinations, islice
from math import comb, factorial, prod
from operator import is_
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, astuple

from boomtable.engine.luck import Luck, shuffled
from boomtable.engine.moves import Move

M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", bound=Move, covariant=True)
Cards: TypeAlias = Sequence[Any]

LISTABLE = 1000  # moves, at most, that may simply be listed


class Choices(Protocol[M_co]):
    """A set of legal moves: `move in choices`, `for move in choices`, `choices.size`, `choices.sample(luck)`."""

    @property
    def size(self) -> int: ...

    def __contains__(self, move: object, /) -> bool: ...

    def __iter__(self) -> Iterator[M_co]:
        """Lazily, one move at a time, so the first few of any set can be taken."""

    def find(self, move: object, /) -> M_co | None:
        """The offered move that equals this one, ignoring the order of members where it has no meaning."""

    def listable(self, upto: int = LISTABLE) -> bool:
        """Whether there are at most `upto` moves; stops counting beyond that."""

    def sample(self, luck: Luck) -> M_co: ...


class Listing:
    """Choices that are listed one by one, which is also how their size is checked."""

    __slots__ = ()

    def listable(self: Iterable[Any], upto: int = LISTABLE) -> bool:
        return next(islice(self, upto, None), None) is None


class OneOf(Listing, tuple[M, ...]):
    """Every legal move, spelled out."""

    __slots__ = ()

    @property
    def size(self) -> int:
        return len(self)

    def __contains__(self, move: object, /) -> bool:
        return tuple.__contains__(self, move) or self._reordered(move) is not None

    def find(self, move: Any, /) -> M | None:
        try:
            return self[self.index(move)]
        except ValueError:
            return self._reordered(move)

    def _reordered(self, move: object) -> M | None:
        """The offered move with the same members in another order, if order has no meaning for it."""
        if not isinstance(move, Move) or not move.in_any_order:
            return None
        members = _members(move)
        return next((own for own in self if members and type(own) is type(move) and _members(own) == members), None)

    def sample(self, luck: Luck) -> M:
        return self[luck.pick(len(self))]


NOTHING: OneOf[Any] = OneOf()


class Lazy(Listing, Struct, Generic[M], frozen=True):
    """Moves of one class with one field, too many to spell out."""

    move: Callable[[Any], M]
    cards: Cards

    def __contains__(self, move: object, /) -> bool:
        return self.find(move) is not None

    def find(self, move: Any, /) -> M | None:
        if type(move) is not self.move:
            return None
        made: Callable[[Any], M] = self.move
        try:
            return made(self.own(*astuple(move)))
        except (TypeError, ValueError):  # not among the cards, or not even the right shape
            return None

    def own(self, field: Any, /) -> Any:
        """The field built from our own cards in our own order; raises ValueError or TypeError if that is impossible."""
        return self.cards[self.cards.index(field)]


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
        return map(self.move, _hands(tuple(sorted(self.cards)), self.count))

    def sample(self, luck: Luck) -> M:
        return self.move(tuple(sorted(shuffled(self.cards, luck)[: self.count])))

    def own(self, field: Any, /) -> tuple[Any, ...]:
        left = list(self.cards)
        if type(field) is not tuple or len(field) != self.count:
            raise ValueError(field)
        return tuple(sorted([left.pop(left.index(card)) for card in field]))


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

    def own(self, field: Any, /) -> tuple[Any, ...]:
        if type(field) is not tuple:
            raise TypeError(field)
        return _own_cards(self.cards, field)


class Dealt(Lazy[M], frozen=True):
    """All of `cards` shuffled and dealt into hands of these `sizes`; the order within a hand has no meaning."""

    sizes: tuple[int, ...]

    @property
    def size(self) -> int:
        return _count_deals(self.cards, self.sizes)

    def __iter__(self) -> Iterator[M]:
        return map(self.move, _deals(tuple(sorted(self.cards)), self.sizes))

    def sample(self, luck: Luck) -> M:
        pack = iter(shuffled(self.cards, luck))
        return self.move(tuple([tuple(sorted(islice(pack, size))) for size in self.sizes]))

    def own(self, field: Any, /) -> tuple[tuple[Any, ...], ...]:
        if type(field) is not tuple or tuple(map(len, field)) != self.sizes:
            raise ValueError(field)
        given: tuple[Any, ...] = sum(field, ())
        own = _own_cards(self.cards, given)
        if own is not given:
            pack = iter(own)
            field = [islice(pack, size) for size in self.sizes]
        return tuple([tuple(sorted(hand)) for hand in field])


class Tally(Listing, Struct, Generic[M], frozen=True):
    """Numbers for one or more of `kinds` (fields of the move) that add up to at most `most`; or one of `others`."""

    move: Callable[..., M]
    kinds: tuple[str, ...]
    most: int
    others: tuple[M, ...] = ()

    @property
    def size(self) -> int:
        return len(self.others) + sum(self._naming(named) for named in range(1, len(self.kinds) + 1))

    def _naming(self, named: int) -> int:
        """How many moves give a number for exactly `named` kinds."""
        return comb(len(self.kinds), named) * comb(self.most + named, named)

    def __contains__(self, move: object, /) -> bool:
        return self.find(move) is not None

    def find(self, move: Any, /) -> M | None:
        if type(move) is not self.move:
            return OneOf(self.others).find(move)
        numbers = {kind: number for kind, number in asdict(move).items() if number is not None}
        fit = all(kind in self.kinds and type(number) is int and number >= 0 for kind, number in numbers.items())
        return self.move(**numbers) if numbers and fit and sum(numbers.values()) <= self.most else None

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
        bars = sorted(shuffled(range(self.most + named), luck)[:named])  # stars and bars: each gap is a number
        return self.move(**{kind: bar - last - 1 for kind, last, bar in zip(kinds, [-1, *bars], bars, strict=False)})


class Either(Listing, Struct, Generic[M], frozen=True):
    """Moves of several kinds, each with its own choices."""

    parts: tuple[Choices[M], ...]

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    def __contains__(self, move: object, /) -> bool:
        return any(move in part for part in self.parts)

    def find(self, move: object, /) -> M | None:
        return next((part.find(move) for part in self.parts if move in part), None)

    def __iter__(self) -> Iterator[M]:
        return chain.from_iterable(self.parts)

    def sample(self, luck: Luck) -> M:
        place = luck.pick(self.size)
        sizes = accumulate(part.size for part in self.parts)
        return next(part for part, size in zip(self.parts, sizes, strict=True) if place < size).sample(luck)


def _members(move: Move) -> list[Any]:
    """The sorted members of a move's single tuple field; empty if it has no such field."""
    try:
        [row] = astuple(move)
        return sorted(row) if type(row) is tuple else []
    except TypeError:
        return []


def _own_cards(cards: Cards, given: tuple[Any, ...]) -> tuple[Any, ...]:
    """Our own cards in the order of the given ones, which must equal them; or ValueError."""
    own, others = sorted(cards), sorted(given)
    if own != others:
        raise ValueError(given)
    if all(map(is_, own, others)):
        return given  # nearly always
    return tuple([own[bisect_left(own, card)] for card in given])


def _tallies(kinds: tuple[str, ...], most: int) -> Iterator[dict[str, int]]:
    """All assignments of numbers to these kinds that add up to at most `most`."""
    if not kinds:
        yield {}
        return
    for number in (None, *range(most + 1)):
        for others in _tallies(kinds[1:], most - (number or 0)):
            yield others if number is None else {kinds[0]: number, **others}


def _hands(pack: tuple[Any, ...], size: int) -> Iterator[tuple[Any, ...]]:
    """Every distinct hand of this size from a sorted pack, sorted, in ascending order."""
    if len(set(pack)) == len(pack):
        yield from combinations(pack, size)
        return
    if not size:
        yield ()
        return
    for place, card in enumerate(pack[: len(pack) - size + 1]):
        if place == 0 or card != pack[place - 1]:
            for others in _hands(pack[place + 1 :], size - 1):
                yield (card, *others)


def _deals(pack: tuple[Any, ...], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[Any, ...], ...]]:
    """Every distinct deal of a sorted pack, with sorted hands."""
    if not sizes:
        yield ()
        return
    for hand in _hands(pack, sizes[0]):
        rest = list(pack)
        for card in hand:
            rest.remove(card)
        for others in _deals(tuple(rest), sizes[1:]):
            yield (hand, *others)


def _count_deals(cards: Cards, sizes: tuple[int, ...]) -> int:
    """How many distinct deals there are, kind by kind: only the space left in each hand matters."""
    return _count_kinds(_copies(cards), tuple(sorted(sizes)))


def _copies(cards: Cards) -> tuple[int, ...]:
    """The number of cards of each kind."""
    return tuple(sorted(map(list(cards).count, set(cards))))


@cache
def _count_kinds(kinds: tuple[int, ...], room: tuple[int, ...]) -> int:
    if not kinds:
        return int(not any(room))
    return sum(_count_kinds(kinds[:-1], tuple(sorted(left))) for left in _spread(kinds[-1], room))


def _spread(copies: int, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The space left in each hand for every way to distribute identical cards among them."""
    if not room:
        if not copies:
            yield ()
        return
    for here in range(min(copies, room[0]) + 1):
        for others in _spread(copies - here, room[1:]):
            yield (room[0] - here, *others)
