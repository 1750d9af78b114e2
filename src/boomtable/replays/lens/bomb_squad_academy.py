"""Bomb Squad Academy: how likely the next card of each wire explodes, by what the seat has seen of decks and tiles."""

from __future__ import annotations

from msgspec import Struct

from boomtable.bots.bomb_squad_academy.wire_odds import odds, wire_infos
from boomtable.engine import Said
from boomtable.games.bomb_squad_academy import View


class Dangers(Struct, frozen=True):
    """By wire, the chance that its next card moves the trigger onto the BOOM."""

    explodes: tuple[float, ...]


def sight(view: View, _heard: tuple[Said, ...]) -> Dangers | None:
    if not view.lines or not all(line.laid for line in view.lines):
        return None
    return Dangers(tuple([odds(info, 1).boom for info in wire_infos(view)]))
