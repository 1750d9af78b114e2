"""A shuffle as a tree search wants it: one card after another, each with its exact probability."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from boomtable.engine import Luck, OneOf
from boomtable.engine.choices import Dealt, Drawn, Subset


class Drawing:
    """What chance can still draw, kind by kind, and what it has drawn. A kind is a number; equal cards are one kind."""

    __slots__ = ("choices", "drawn", "kinds", "left", "missing", "open", "total")

    def __init__(self, choices: Any) -> None:
        cards = choices if isinstance(choices, OneOf) else choices.cards
        self.choices = choices
        self.kinds: Sequence[Any] = choices if isinstance(choices, OneOf) else sorted({*cards})
        self.left = [*map([*cards].count, self.kinds)]  # cards of each kind
        self.total = len(cards)
        self.open = len(self.kinds)  # kinds of which there are any
        self.missing = self.total  # cards to draw
        if isinstance(choices, OneOf | Drawn):
            self.missing = 1
        elif isinstance(choices, Subset):
            self.missing = choices.count
        elif isinstance(choices, Dealt):
            self.missing -= choices.sizes[-1]  # the last hand is what is left
        self.drawn: list[int] = []

    def copy(self) -> Drawing:
        other = Drawing.__new__(Drawing)
        other.choices, other.kinds, other.open = self.choices, self.kinds, self.open
        other.total, other.missing = self.total, self.missing
        other.left, other.drawn = self.left[:], self.drawn[:]
        return other

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        total = self.total
        return [(kind, count / total) for kind, count in enumerate(self.left) if count]

    @property
    def legal(self) -> list[int]:
        return [kind for kind, count in enumerate(self.left) if count]

    def sample(self, luck: Luck) -> int:
        place = luck.pick(self.total)
        kind = 0
        while place >= self.left[kind]:
            place -= self.left[kind]
            kind += 1
        return kind

    def draw(self, kind: int) -> None:
        left = self.left[kind] - 1
        self.left[kind] = left
        self.drawn.append(kind)
        self.total -= 1
        self.missing -= 1
        self.open -= not left

    @property
    def settled(self) -> bool:
        """Whether nothing is left to decide: all is drawn, or what is left is all alike."""
        return not self.missing or self.open == 1

    @property
    def move(self) -> Any:
        """What it has come to, once it is settled."""
        cards = [self.kinds[kind] for kind in (*self.drawn, *self.legal[:1] * self.missing)]
        match self.choices:
            case OneOf():
                return cards[0]
            case Drawn(move=move):
                return move(cards[0])
            case Subset(move=move):
                return move(tuple(sorted(cards)))
            case Dealt(move=move, sizes=sizes):
                last = [self.kinds[kind] for kind in self.legal for _ in range(self.left[kind])]
                pack = iter([*(self.kinds[kind] for kind in self.drawn), *last])
                return move(tuple([tuple(sorted(islice(pack, size))) for size in sizes]))
        return self.choices.move(tuple(cards))
