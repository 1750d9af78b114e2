"""What the rules of Lamps hide from a viewer."""

from __future__ import annotations

from typing import Literal

from boomtable.engine import Luck, Move, Seat, Viewer, but, shuffled
from tests.engine.toys.lamps import ROOMS, Coin, DrawCoins, Guess, Lamps, Moved, Press, Pressed, Whisper


def unknown_to(state: Lamps, viewer: Viewer, luck: Luck) -> Lamps:
    """Coins nobody has betrayed by moving, presses in a room one was not in, and sealed guesses, anew [LA1] [LA2]."""
    if not state.todo:
        return state
    coins = state.coins
    if not any(isinstance(event, Moved) for event in state.log):
        coins = tuple(coin if seat == viewer else [*Coin][luck.pick(2)] for seat, coin in enumerate(coins))
    table = but(state, coins=coins, log=())
    for event in (*state.log, None):
        if event is None or isinstance(event, Moved):
            table = _unseen(table, viewer, luck)
        if event is not None and _saw(viewer, event):
            table = but(table, log=(*table.log, event))
    sealed = [(seat, move if seat == viewer else Guess(luck.pick(7))) for seat, move in state.sealed]
    return but(table, sealed=tuple(sealed))


def _saw(viewer: Viewer, event: Pressed | Moved) -> bool:
    return isinstance(event, Moved) or viewer in event.seen_by or viewer == ROOMS[event.room]


def _unseen(table: Lamps, viewer: Viewer, luck: Luck) -> Lamps:
    """Up to three presses in each room that this viewer was not in this round."""
    for room, name in enumerate(ROOMS):
        inside = tuple(seat for seat in range(table.players) if table.rooms[seat] == room)
        if table.coins and inside and viewer not in inside and viewer != name:
            presses = [Pressed(room, inside[luck.pick(len(inside))], inside) for _ in range(luck.pick(4))]
            table = but(table, log=(*table.log, *presses))
    return table


def alike(
    _: Lamps, other: Lamps, viewer: Viewer, seat: Seat, move: Move, luck: Luck
) -> Move | Literal["nothing"] | None:
    """Coins with the viewer's own, presses, sealed guesses; time and the last guess tell [LA2] [LA3] [LA4]."""
    match move:
        case DrawCoins(coins):
            others = shuffled([i for i in range(len(coins)) if i != viewer], luck)
            return DrawCoins(tuple(coins[i if i == viewer else others.pop()] for i in range(len(coins))))
        case Press() if viewer not in other.hearers(seat, Whisper(0)):
            return "nothing"
        case Press():
            return move if move in other.choices(seat) else None
        case Guess() if len(other.turn) > 2:
            return move if seat == viewer else Guess(luck.pick(7))
    return None
