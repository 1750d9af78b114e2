"""With all cards open: what lies face down at a moment, in whose hand or on which deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from boomtable.games.bomb_squad_academy.cards import Wire
from boomtable.games.bomb_squad_academy.table import Academy
from boomtable.games.time_bomb_shared.table import WireTable
from boomtable.games.trick_snipers import TrickSnipers
from boomtable.games.two_rooms import TwoRooms
from boomtable.wire.replays import Hand

Hands: TypeAlias = tuple[Hand, ...]


def hands(game: str, state: Any) -> Hands:
    """Everything that lies face down; of a title that is not known here nothing."""
    return HANDS[game](state) if game in HANDS else ()


def _wires(table: WireTable) -> Hands:
    """Either Time Bomb: everyone's role and wires."""
    if not table.roles:
        return ()
    seats = range(table.players)
    return tuple([Hand(seat=seat, role=table.roles[seat], cards=_wires_of(table, seat)) for seat in seats])


def _wires_of(table: WireTable, seat: int) -> tuple[Any, ...]:
    return table.hand(seat) if table.deals else ()


def _decks(table: Academy) -> Hands:
    """Bomb Squad Academy: what comes next on each wire, and those of its tiles that are not turned up."""
    lines = zip(Wire, table.lines, strict=False)
    return tuple([Hand(wire=wire, cards=line.deck, tiles=line.tiles[line.turned :]) for wire, line in lines])


def _cards(table: TrickSnipers) -> Hands:
    return tuple([Hand(seat=seat, cards=cards) for seat, cards in enumerate(table.hands)])


def _people(table: TwoRooms) -> Hands:
    """Two Rooms: everyone's card, and the room they are in."""
    if not table.number:
        return ()
    return tuple([Hand(seat=seat, cards=(each.card,), room=each.room) for seat, each in enumerate(table.people)])


HANDS: Mapping[str, Callable[[Any], Hands]] = {
    "time-bomb": _wires,
    "time-bomb-evolution": _wires,
    "bomb-squad-academy": _decks,
    "trick-snipers": _cards,
    "two-rooms": _people,
}
