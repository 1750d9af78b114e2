"""The encoding of Time Bomb Evolution: that of Time Bomb, and what colours add."""

from __future__ import annotations

from typing import Any

from boomtable.games.time_bomb_evolution.cards import COLOURS, Mark, NumberCard, Wire
from boomtable.games.time_bomb_evolution.moves import Claim, Protect, Unprotect
from boomtable.games.time_bomb_evolution.steps import Commanded, Protecting, Unprotecting
from boomtable.games.time_bomb_evolution.table import Evolution
from boomtable.games.time_bomb_evolution.view import View
from boomtable.games.time_bomb_shared.cards import ROUNDS
from boomtable.games.time_bomb_shared.steps import Claiming, Clipping
from boomtable.lab.encodings.encoding import HistoryBytes, Layout
from boomtable.lab.encodings.sub_actions import SubActions
from boomtable.lab.encodings.time_bomb import WireEncoding

QUESTIONS: dict[Any, int] = {
    kind: place for place, kind in enumerate((Claiming, Clipping, Commanded, Protecting, Unprotecting))
}


class EvolutionEncoding(WireEncoding[Evolution, View]):
    """Colours are numbered in the order of the rules, whether in play or not."""

    kinds = tuple(Wire)
    claim = Claim
    fields = (*WireEncoding.fields, "colours", "marks", "numbers", "cuts_left", "todo")

    def name_more(self) -> None:
        self.numbers("protect", Protect, COLOURS)
        self.numbers("unprotect", Unprotect, COLOURS)

    def sizes(self) -> dict[str, int]:
        cuts = ROUNDS * self.players
        return {
            "marks": cuts,  # after each cut: the number of the colour it put a protection on, or minus that it took off
            "numbers": cuts,  # after each cut: the number drawn, plus 1
            "colours": len(COLOURS),  # in play
            "protected": len(COLOURS),
            "cuts_left": 1,  # in this round
            "question": len(QUESTIONS),  # a claim, a cut, a cut by number, a protection, one to take off
        }

    def lay_out(self, in_turn: bool) -> Layout:
        layout = super().lay_out(in_turn)
        at = layout.at
        cuts = ROUNDS * self.players
        self._marks, self._numbers_drawn = HistoryBytes(cuts, self._write_mark), HistoryBytes(cuts, self._write_number)
        self._colours, self._protected = at("colours"), at("protected")
        self._cuts_left, self._question = at("cuts_left"), at("question")
        self._effects = slice(at("marks"), at("colours"))
        return layout

    def _write_mark(self, text: bytearray, place: int, mark: Mark) -> None:
        number = self.kind[mark.colour]
        text[mark.after - 1] = number if mark.on else 256 - number

    def _write_number(self, text: bytearray, place: int, drawn: NumberCard) -> None:
        text[drawn.after - 1] = drawn.number + 1

    def write(self, view: View, sub_actions: SubActions) -> bytearray:
        kind, step = self.kind, type(view.todo[0]) if view.todo else None
        text = self.write_wires(view, sub_actions)
        text[self._effects] = self._marks.text(view.marks) + self._numbers_drawn.text(view.numbers)
        for colour in view.colours:
            text[self._colours + kind[colour] - 1] = 1
        for mark in view.marks:
            text[self._protected + kind[mark.colour] - 1] = mark.on
        text[self._cuts_left] = view.cuts_left
        if step in QUESTIONS:
            text[self._question + QUESTIONS[step]] = 1
        return text
