"""What the cards do, for whoever asks."""

from __future__ import annotations

from boomtable.boards.two_rooms.glyphs import card_name
from boomtable.boards.two_rooms.mine import does
from boomtable.boards.two_rooms.reading import Unclear, card, words_of
from boomtable.games.two_rooms import View
from boomtable.words import say


def explained(line: str, view: View) -> list[str]:
    """The texts of the whole deck for `deck`, of one card for `what spy-red`; nothing for any other line."""
    match words_of(line):
        case ["deck"]:
            return [_text(each) for each in dict.fromkeys(view.deck)]
        case ["what" | "does", *words]:
            try:
                return [_text(card([word for word in words if word not in ("does", "do")], view))]
            except Unclear:
                return []
    return []


def _text(each: str) -> str:
    return say("rooms-explained", card=card_name(each), does=does(each))
