"""Two Rooms and a Boom in scenes: a game in mid-round, moves as text, and the result.

People are drawn as in `boomtable.games.two_rooms.positions`; whenever hostages are named for us, the highest seats go,
so that those who were drawn stay where they are.
"""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import CLOCK, Illegal, Ring, Viewer
from boomtable.engine.move_notation import read_move, write_struct
from boomtable.games.two_rooms import GAME, TwoRooms, positions
from boomtable.games.two_rooms.characters import Verdict
from boomtable.games.two_rooms.finale import Answer
from boomtable.games.two_rooms.moves import Send
from boomtable.games.two_rooms.rounds import FindingLeaders, Holding, Naming


def both(name: str) -> tuple[str, str]:
    """The red card of a character and the blue one."""
    return f"{name}-red", f"{name}-blue"


def evening(drawn: str, **how: Any) -> TwoRooms:
    """While the clock of a round runs; unless told otherwise nobody parleys, and who pauses the end has a minute."""
    return positions.evening(drawn, **{"last_minute": True, "no_parley": True, **how})


def play(table: TwoRooms, *moves: str) -> TwoRooms:
    """The evening after these moves.

    Beside moves such as `0 show-card 1`: `0 share 1` and `0 colour 1` for an offer that is taken,
    `time` for the clock, and `next` to run on until the next clock starts.
    """
    for move in moves:
        table = _step(table, move)
    return table


def _step(table: TwoRooms, move: str) -> TwoRooms:
    match move.split():
        case [by, "share" | "colour" as kind, to]:
            table = _step(table, f"{by} offer-{'card' if kind == 'share' else kind} {to}")
            return _step(table, f"{to} accept {by}") if can(table, f"{to} refuse {by}") else table
        case ["time"]:
            return table.play(CLOCK, Ring(table.alarms[0].name))
        case ["next"]:
            return exchanged(_step(table, "time"))
    return table.play(*read_move(GAME, move))


def exchanged(table: TwoRooms) -> TwoRooms:
    """Both leaders name hostages: the highest seats go, and nobody holds them."""
    while table.todo and isinstance(table.todo[0], FindingLeaders | Naming | Holding):
        if isinstance(table.todo[0], Holding):
            table = _step(table, "time")
            continue
        seat = table.turn[0]
        choices = list(table.choices(seat))
        best = max(choices, key=lambda move: move.hostages) if isinstance(choices[0], Send) else choices[0]
        table = table.play(seat, best)
    return table


def ended(table: TwoRooms, *answers: str) -> TwoRooms:
    """The game played to its end; those who pause it give these answers in turn, or none."""
    left = list(answers)
    while table.todo:
        pausing = isinstance(table.todo[0], Answer)
        if pausing and left:
            table = play(table, left.pop(0))
        else:
            table = play(table, "time" if pausing else "next")
    assert not left
    return table


def moved(table: TwoRooms, *seats: int) -> TwoRooms:
    """These are in the other room now, as if they had never been elsewhere."""
    for seat in seats:
        table = table.person(seat, room=1 - table.people[seat].room)
    return table


def can(table: TwoRooms, move: str) -> bool:
    """Whether this could be done now."""
    seat, what = read_move(GAME, move)
    return what in table.choices(seat)


def ways(table: TwoRooms, seat: int) -> set[str]:
    """What a seat could do with their card now, by name: `show-card`, `offer-colour`, `accept` ..."""
    leading = {"appoint", "offer-lead", "take-lead", "refuse-lead", "point", "stop-pointing", "send"}
    return {str(move.__struct_config__.tag) for move in table.choices(seat)} - leading


def refused(table: TwoRooms, move: str) -> str:
    """Why a move is refused: the code, and the rule it cites."""
    seat, what = read_move(GAME, move)
    with pytest.raises(Illegal) as error:
        table.play(seat, what)
    assert table.why_not(seat, what) == error.value.why
    return f"{error.value.why.code.removeprefix('two-rooms-')} [{error.value.why.rule}]"


def told(table: TwoRooms, viewer: Viewer) -> list[str]:
    """All that ever reached this seat, or this room's screen."""
    return [write_struct(news) for news in table.view(viewer).story]


def latest(table: TwoRooms, viewer: Viewer, since: TwoRooms) -> list[str]:
    """What reached them since then."""
    return told(table, viewer)[len(told(since, viewer)) :]


def conditions(table: TwoRooms, seat: int) -> str:
    return " ".join(table.people[seat].conditions)


def verdict(table: TwoRooms, seat: int) -> Verdict:
    assert not table.todo
    return table.verdicts[seat]


def won(table: TwoRooms, seat: int) -> bool:
    """Whether this player won an evening that is over."""
    assert table.outcome
    assert (seat in table.outcome.winners) is verdict(table, seat).won
    return verdict(table, seat).won


def side(table: TwoRooms) -> str:
    """The side that won."""
    assert table.outcome
    return str(table.outcome.side)
