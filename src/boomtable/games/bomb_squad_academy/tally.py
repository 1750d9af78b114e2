"""What to count in a finished game: how long bombs last, where they explode, what cards and Tools earn."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.games.bomb_squad_academy.cards import Action, Tool
from boomtable.games.bomb_squad_academy.moves import (
    AnyNews,
    BombSet,
    Declared,
    Drafted,
    Exploded,
    PeekedUnder,
    Replaced,
    Revealed,
    RoundBegun,
    Scored,
)
from boomtable.games.bomb_squad_academy.table import Academy

PLAYED = ("cut", "wait", "chicken", "blast")  # points for what the card does, not for a Tool


def tally(table: Academy) -> Iterator[tuple[str, float]]:
    """Samples, each with a name of the form `family:member`."""
    rounds = _rounds(table)
    for bomb in (1, 2, 3):
        yield f"rounds:bomb-{bomb}", sum(number == bomb for number, _ in rounds)
    for event in table.story:
        if isinstance(event, Exploded):
            yield from ((f"boom:wire-{wire}", wire is event.wire) for wire in table.wires)
    for _, events in rounds:
        yield from _actions(events)
        yield from _tools(events)
    used = {tool for _, events in rounds for _, tool in _uses(events)}
    for event in table.story:
        if isinstance(event, Drafted):
            yield f"used:tool-{event.tool}", event.tool in used


def _rounds(table: Academy) -> list[tuple[int, list[AnyNews]]]:
    """What happened in each round, and the number of its bomb."""
    bomb, rounds = 0, list[tuple[int, list[AnyNews]]]()
    for event in table.story:
        match event:
            case BombSet(number):
                bomb = number
            case RoundBegun():
                rounds.append((bomb, []))
            case _ if rounds:
                rounds[-1][1].append(event)
    return rounds


def _actions(events: list[AnyNews]) -> Iterator[tuple[str, float]]:
    """The points won or lost with each card played; a card taken back does not count."""
    cards: dict[int, Action] = {}
    for event in events:
        match event:
            case Revealed(actions):
                cards = dict(enumerate(actions))
            case Replaced(seat, action):
                cards[seat] = action
    for seat, action in cards.items():
        yield f"points:action-{action}", _points(events, seat, PLAYED)


def _tools(events: list[AnyNews]) -> Iterator[tuple[str, float]]:
    """All points of its owner in the round in which a Tool was used."""
    for seat, tool in _uses(events):
        yield f"points:tool-{tool}", _points(events, seat)


def _uses(events: list[AnyNews]) -> Iterator[tuple[int, Tool]]:
    for event in events:
        match event:
            case Declared(seats, tools):
                yield seats[0], tools[0]
            case PeekedUnder(seat, wires) if len(wires) > 1:
                yield seat, Tool.MIRROR


def _points(events: list[AnyNews], seat: int, reasons: tuple[str, ...] = ()) -> float:
    paid = [event for event in events if isinstance(event, Scored) and event.seat == seat]
    return sum(event.points for event in paid if not reasons or event.reason in reasons)
