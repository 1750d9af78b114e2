"""A game state for tree searches: chance acts like a player, one card at a time, and copies are cheap."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from boomtable.engine import CHANCE, Illegal, Luck, Move, OneOf, RealTimeStep, Seat, Seeded
from boomtable.engine.choices import Dealt, Drawn, Subset
from boomtable.engine.moves import NOT_NOW
from boomtable.lab.adapters.episode import Episode
from boomtable.lab.encodings import Encoding


class SequentialDraw:
    """A shuffle or deal, drawn card by card with exact probabilities; an outcome is the number of a kind of card."""

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

    def copy(self) -> SequentialDraw:
        other = SequentialDraw.__new__(SequentialDraw)
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
        """Whether nothing is left to draw, or all remaining cards are equal."""
        return not self.missing or self.open == 1

    @property
    def move(self) -> Any:
        """The resulting move, once it is settled."""
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


class SearchState(Episode):
    """Sealed answers are given one seat after another, answers of several parts part by part."""

    def __init__(self, encoding: Encoding[Any, Any]) -> None:
        self.drawing: SequentialDraw | None = None
        super().__init__(encoding, Seeded())  # never drawn from

    def copy(self) -> SearchState:
        other = SearchState.__new__(SearchState)
        other.__dict__.update(self.__dict__)
        if self.drawing:
            other.drawing = self.drawing.copy()
        other.sub_actions = self.sub_actions.copy()  # known offers are shared: whatever changes a game begins new ones
        return other

    def __deepcopy__(self, memo: Any) -> SearchState:
        return self.copy()

    def drawn(self, choices: Any) -> Move | None:
        drawing = SequentialDraw(choices)
        if drawing.settled:
            move: Move = drawing.move
            return move
        self.drawing = drawing
        return None

    def draw(self, kind: int) -> None:
        """Draw one card for chance, by its kind, with all effects."""
        drawing = self.drawing
        if not drawing or not 0 <= kind < len(drawing.left) or not drawing.left[kind]:
            raise Illegal(CHANCE, None, NOT_NOW)
        drawing.draw(kind)
        if drawing.settled:
            self.drawing, self._offers = None, {}
            self.state = self.state.play_unchecked(CHANCE, drawing.move, self._turn)
            self._go_on()

    def with_luck(self, luck: Luck) -> Episode:
        """The same game from here on, with chance acting by itself."""
        begun = self.copy()
        while begun.drawing:
            begun.draw(begun.drawing.sample(luck))
        episode = Episode.__new__(Episode)
        episode.__dict__.update(begun.__dict__, luck=luck)
        return episode

    def imagined(self, seat: Seat, luck: Luck) -> SearchState:
        """Another game that this seat cannot tell from this one; incomplete answers of others are dropped."""
        other = self.copy()
        other.sub_actions = {by: sub_actions for by, sub_actions in self.sub_actions.items() if by == seat}
        other.ledger = tuple([said for said in self.ledger if seat in said.hearers])
        other._go_on_from(self.encoding.game.imagine(self.state.view(seat), luck), self.asked[:1])
        return other

    def from_view(self, view: Any, luck: Luck) -> SearchState:
        """A game imagined from this view, whose seat is to act."""
        other = self.copy()
        other._go_on_from(self.encoding.game.imagine(view, luck), (view.viewer,))
        return other

    def _go_on_from(self, state: Any, asked: tuple[Seat, ...]) -> None:
        """Continue from this state; one of these seats is asked first."""
        self.state, self._offers = state, {}
        if not asked or self.speaking:
            return
        self.drawing = None
        if asked == (CHANCE,):
            self._ask()
        elif isinstance(state.todo[0], RealTimeStep):
            self._last = asked[0] - 1
            self._ask()
        else:
            self._turn, self._open = state.turn, False
            self.asked = (*asked, *[seat for seat in self._turn if seat > asked[0]])
