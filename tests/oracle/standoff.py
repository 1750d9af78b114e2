"""What Standoff's rules hide from a viewer."""

from __future__ import annotations

from boomtable.engine import Luck, Move, Seat, Viewer, but, shuffled
from tests.engine.toys.standoff import DECK, Choose, Deal, Shown, Standoff, Veto


def unknown_to(state: Standoff, viewer: Viewer, luck: Luck) -> Standoff:
    """Hands that were never shown, the box, and what others have sealed, dealt again [ST1] [ST2]."""
    if not state.dealt:
        return state
    shown = [cards for event in state.log if isinstance(event, Shown) for cards in event.cards]
    fixed = [[card for card in hand if any(card in cards for cards in shown)] for hand in state.dealt[:-1]]
    if isinstance(viewer, int):
        fixed[viewer] = list(state.dealt[viewer])
    free = shuffled([card for card in DECK if not any(card in hand for hand in fixed)], luck)
    hands = [tuple(sorted(hand + [free.pop() for _ in range(3 - len(hand))])) for hand in fixed]
    table = but(state, dealt=(*hands, tuple(sorted(free))), sealed=())
    sealed = [(seat, move if seat == viewer else _other(table, seat, move, luck)) for seat, move in state.sealed]
    return but(table, sealed=tuple(sealed))


def _other(table: Standoff, seat: int, move: object, luck: Luck) -> object:
    if isinstance(move, Choose):
        return Choose(tuple(sorted(shuffled(table.hand(seat), luck)[: len(move.cards)])))
    return Veto() if luck.pick(2) else move


def alike(_: Standoff, other: Standoff, viewer: Viewer, seat: Seat, move: Move, luck: Luck) -> Move | None:
    """A deal with the viewer's own hand, anything that others seal before the last; the rest is seen [ST2]."""
    if isinstance(move, Deal):
        table = unknown_to(but(other, dealt=move.hands), viewer, luck)
        return Deal(table.dealt)
    if len(other.turn) == 1:
        return None
    return move if seat == viewer else other.choices(seat).sample(luck)
