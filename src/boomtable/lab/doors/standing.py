"""A game as a tree search holds it: chance is asked like everyone else, a copy costs next to nothing."""

from __future__ import annotations

from typing import Any

from boomtable.engine import CHANCE, Illegal, Luck, Move, Open, Seat, Seeded
from boomtable.engine.moves import NOT_NOW
from boomtable.lab.doors.drawing import Drawing
from boomtable.lab.doors.sitting import Sitting
from boomtable.lab.encodings import Encoding


class Standing(Sitting):
    """Sealed answers come one seat after another, and so do the picks of an answer; CHANCE draws card by card."""

    def __init__(self, encoding: Encoding[Any, Any, Any]) -> None:
        self.drawing: Drawing | None = None
        super().__init__(encoding, Seeded())  # a luck that is never asked

    def copy(self) -> Standing:
        other = Standing.__new__(Standing)
        other.__dict__.update(self.__dict__)
        if self.drawing:
            other.drawing = self.drawing.copy()
        other.picks = self.picks.copy()  # known offers are shared: whatever changes a game begins new ones
        return other

    def __deepcopy__(self, memo: Any) -> Standing:
        return self.copy()

    def drawn(self, choices: Any) -> Move | None:
        drawing = Drawing(choices)
        if drawing.settled:
            move: Move = drawing.move
            return move
        self.drawing = drawing
        return None

    def draw(self, kind: int) -> None:
        """One card that chance draws, by its kind, and all that follows."""
        drawing = self.drawing
        if not drawing or not 0 <= kind < len(drawing.left) or not drawing.left[kind]:
            raise Illegal(CHANCE, None, NOT_NOW)
        drawing.draw(kind)
        if drawing.settled:
            self.drawing, self._offers = None, {}
            self.state = self.state.played(CHANCE, drawing.move, self._turn)
            self._go_on()

    def left_to(self, luck: Luck) -> Sitting:
        """The same game from here, but chance answers by itself."""
        begun = self.copy()
        while begun.drawing:
            begun.draw(begun.drawing.sample(luck))
        sitting = Sitting.__new__(Sitting)
        sitting.__dict__.update(begun.__dict__, luck=luck)
        return sitting

    def imagined(self, seat: Seat, luck: Luck) -> Standing:
        """Another game that this seat cannot tell from this one: what others have begun to pick is forgotten."""
        other = self.copy()
        other.picks = {by: picks for by, picks in self.picks.items() if by == seat}
        other.ledger = tuple([said for said in self.ledger if seat in said.hearers])
        other._stand(self.encoding.game.imagine(self.state.view(seat), luck), self.asked[:1])
        return other

    def seen(self, view: Any, luck: Luck) -> Standing:
        """A game in which a seat is asked that has this view."""
        other = self.copy()
        other._stand(self.encoding.game.imagine(view, luck), (view.viewer,))
        return other

    def _stand(self, state: Any, asked: tuple[Seat, ...]) -> None:
        """In this state, where one of these is asked first."""
        self.state, self._offers = state, {}
        if not asked or self.speaking:
            return
        self.drawing = None
        if asked == (CHANCE,):
            self._ask()
        elif isinstance(state.todo[0], Open):
            self._last = asked[0] - 1
            self._ask()
        else:
            self._turn, self._open = state.turn, False
            self.asked = (*asked, *[seat for seat in self._turn if seat > asked[0]])
