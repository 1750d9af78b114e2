"""What was claimed of a deal, and when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from boomtable.engine import Said, Seat
from boomtable.games.time_bomb_shared.table import WireView

C = TypeVar("C")


def claims_in(
    view: WireView, heard: tuple[Said, ...], number: int, claim: type[C]
) -> Iterator[tuple[Seat, tuple[C, int]]]:
    """Each claim of a round, the latest last, with the number of cuts the round had seen by then."""
    claimed: Any
    for claimed in view.claimed[number * view.players : (number + 1) * view.players]:
        if claimed.claim:
            yield claimed.seat, (claimed.claim, 0)
    for said in heard:
        if isinstance(said.talk, claim) and said.round == number + 1:
            yield said.seat, (said.talk, said.public_time - number * view.players)
