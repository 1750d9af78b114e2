"""What the round has brought so far; while cards are chosen, what the last one brought."""

from __future__ import annotations

from rich.text import Text

from boomtable.boards.bomb_squad_academy.glyphs import STYLES
from boomtable.boards.bomb_squad_academy.speech import tile_name, told, wire_name
from boomtable.games.bomb_squad_academy import Tile, View, Wire
from boomtable.games.bomb_squad_academy.moves import (
    AnyNews,
    BombSet,
    Declared,
    Declined,
    Flipped,
    Peeked,
    PeekedUnder,
    Revealed,
    RoundBegun,
    Scored,
    ToolsShown,
)

UNTOLD = (RoundBegun, ToolsShown)  # the header and the draft show them
LOOKS = (Peeked, PeekedUnder, Declined)


def log(view: View) -> list[Text]:
    """Everything since the cards were last revealed, a line for each thing that was going on."""
    lines: list[list[str]] = []
    before: AnyNews | None = None
    for news in lately(view.story):
        if before is None or _opens(news, before):
            lines.append([])
        lines[-1].append(told(view.viewer, news))
        before = news
    return [_coloured(" ".join(line)) for line in lines]


def lately(story: tuple[AnyNews, ...]) -> list[AnyNews]:
    starts = [place for place, news in enumerate(story) if isinstance(news, Revealed)]
    return [news for news in story[starts[-1] if starts else 0 :] if not isinstance(news, UNTOLD)]


def _opens(news: AnyNews, before: AnyNews) -> bool:
    """Does something new begin here?"""
    match news:
        case Flipped(wire):
            return not isinstance(before, Declared) and not (isinstance(before, Flipped) and before.wire is wire)
        case Scored():
            return isinstance(before, Revealed)
        case Peeked() | PeekedUnder() | Declined():
            return not isinstance(before, (*LOOKS, Declared))
    return isinstance(news, Revealed | Declared | BombSet)


def _coloured(words: str) -> Text:
    text = Text(words)
    for wire in Wire:
        text.highlight_words([wire_name(wire)], STYLES[wire])
    text.highlight_words([tile_name(Tile.BOOM)], STYLES[Tile.BOOM])
    return text
