"""Bomb Squad Academy in words: the names of its cards, its news as sentences, and the lines of the latest round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from rich.text import Text

from boomtable.boards.seat_names import Facts, name, names, together
from boomtable.engine import Seat, Viewer
from boomtable.games.bomb_squad_academy import Action, Tile, Tool, View, Wire
from boomtable.games.bomb_squad_academy.finale import Ahead, AnyBecause, FirstShared
from boomtable.games.bomb_squad_academy.moves import (
    AgesDrawn,
    AnyNews,
    BombSet,
    Deafened,
    Declared,
    Declined,
    Drafted,
    Exploded,
    Flipped,
    Graduated,
    Jumped,
    Peeked,
    PeekedUnder,
    PlatesMoved,
    PlatesPlaced,
    Protected,
    Replaced,
    Returned,
    Revealed,
    RoundBegun,
    Scored,
    Spared,
    Switched,
    ToolsShown,
)
from boomtable.words import say

STYLES = {
    Wire.GREEN: "bold green",
    Wire.BLUE: "bold bright_blue",
    Wire.RED: "bold red",
    Wire.YELLOW: "bold yellow",
    Action.WAIT: "bold cyan",
    Action.CHICKEN: "bold magenta",
    Tile.OK: "success",
    Tile.BOOM: "boom",
}
UNTOLD = (RoundBegun, ToolsShown)  # the header and the draft show them
LOOKS = (Peeked, PeekedUnder, Declined)


def wire_name(wire: Wire) -> str:
    return say(f"bomb-squad-academy-wire-{wire}")


def letter(wire: Wire) -> str:
    return wire_name(wire)[0]


def action_name(action: Action) -> str:
    return say(f"bomb-squad-academy-action-{action}")


def tool_name(tool: Tool) -> str:
    return say(f"bomb-squad-academy-tool-{tool}")


def tile_name(tile: Tile) -> str:
    return say(f"bomb-squad-academy-tile-{tile}")


def listed(words: Iterable[object]) -> str:
    return ", ".join(map(str, words))


def roman(bomb: int) -> str:
    return "I" * bomb


def told(viewer: Viewer, news: AnyNews) -> str:
    """A piece of news as a sentence, and one more for each Tool that was declared but not used."""
    words = say(f"bomb-squad-academy-news-{news.__struct_config__.tag}", **_facts(viewer, news))
    match news:
        case Declared(seats, tools):
            lapsed = zip(seats[1:], tools[1:], strict=True)
            kept = [say("academy-lapsed", tool=tool_name(tool), **names(viewer, seat=seat)) for seat, tool in lapsed]
            return " ".join([words, *kept])
    return words


def why(viewer: Viewer, because: AnyBecause) -> str:
    """Why it ended so, in one line."""
    match because:
        case Ahead(winner, _, others, margin):
            who = names(viewer, winner=winner)
            return say("bomb-squad-academy-because-ahead", next=together(viewer, others), margin=margin, **who)
        case FirstShared(winners, score):
            return say("bomb-squad-academy-because-first-shared", winners=together(viewer, winners), score=score)
        case _:
            assert_never(because)


def _facts(viewer: Viewer, news: AnyNews) -> Facts:
    """The values that the sentence may need."""
    match news:
        case AgesDrawn(seats) | Deafened(seats):
            return {"seats": listed(map(name, seats))}
        case BombSet(bomb):
            return {"bomb": roman(bomb)}
        case PlatesPlaced(left, right) | PlatesMoved(left, right):
            return {"left": wire_name(left), "right": wire_name(right), "wires": 1 if left == right else 2}
        case ToolsShown(tools):
            return {"tools": listed(map(tool_name, tools))}
        case RoundBegun(number):
            return {"round": number}
        case Revealed(actions):
            played = [say("academy-played", **_played(seat, action)) for seat, action in enumerate(actions)]
            return {"actions": listed(played)}
        case Declared((seat, *_), (tool, *_)) | Drafted(seat, tool):
            return {"tool": tool_name(tool), **names(viewer, seat=seat)}
        case Scored(seat, points, reason):
            why = say(f"bomb-squad-academy-reason-{reason}")
            return {"points": f"{points:+d}", "reason": why, **names(viewer, seat=seat)}
        case Protected(seat, wire) | Jumped(seat, wire):
            return {"wire": wire_name(wire), **names(viewer, seat=seat)}
        case Flipped(wire, card, tiles):
            shown = listed(map(tile_name, tiles))
            return {"wire": wire_name(wire), "card": card, "tiles": shown, "turned": "some" if tiles else "none"}
        case Returned(wire, cards):
            return {"wire": wire_name(wire), "cards": listed(cards)}
        case Exploded(wire):
            return {"wire": wire_name(wire)}
        case Peeked(seat, wires) | PeekedUnder(seat, wires):
            return {"wires": listed(map(wire_name, wires)), **names(viewer, seat=seat)}
        case Declined(seat) | Spared(seat):
            return names(viewer, seat=seat)
        case Switched(seat, other):
            return names(viewer, seat=seat, other=other)
        case Replaced(seat, action):
            return {"action": action_name(action), **names(viewer, seat=seat)}
        case Graduated(winners):
            return {"winners": listed(map(name, winners))}
    return {}


def _played(seat: Seat, action: Action) -> Facts:
    return {"seat": name(seat), "action": action_name(action)}


def latest_lines(view: View) -> list[Text]:
    """Everything since the cards were last revealed, a line for each thing that happened."""
    lines: list[list[str]] = []
    before: AnyNews | None = None
    for news in _latest(view.story):
        if before is None or _opens(news, before):
            lines.append([])
        lines[-1].append(told(view.viewer, news))
        before = news
    return [_coloured(" ".join(line)) for line in lines]


def _latest(story: tuple[AnyNews, ...]) -> list[AnyNews]:
    starts = [place for place, news in enumerate(story) if isinstance(news, Revealed)]
    return [news for news in story[starts[-1] if starts else 0 :] if not isinstance(news, UNTOLD)]


def _opens(news: AnyNews, before: AnyNews) -> bool:
    """Does a new line begin with this news?"""
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
