"""An evening written down: a few lines to read, then every fact as JSON.

    round 2 of 3
    room 1: 0 president*, 3 red-team
    room 2: 1 bomber, 2 blue-team*
    {...}

A star marks who leads. Only the last line is read back.
"""

from __future__ import annotations

import msgspec

from boomtable.engine import BadNotation
from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.table import TwoRooms

READ = msgspec.json.Decoder(TwoRooms)


def draw(table: TwoRooms) -> str:
    lines = [f"round {table.number} of {numbers.rounds(table.house)}"]
    for room in (0, 1):
        people = [
            f"{seat} {table.people[seat].card}{'*' * (table.leaders[room] == seat)}" for seat in table.within(room)
        ]
        lines.append(f"room {room + 1}: {', '.join(people) or '-'}")
    return "\n".join([*lines, msgspec.json.encode(table).decode(), ""])


def parse(text: str) -> TwoRooms:
    """The evening in the last line, or BadNotation."""
    try:
        return READ.decode(text.strip().splitlines()[-1])
    except (msgspec.DecodeError, IndexError) as error:
        raise BadNotation("unreadable-table", detail=str(error)) from error
