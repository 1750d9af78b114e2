"""Everything turned up: who was who, what they held, and who said what was not so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from rich.table import Table
from rich.text import Text

from boomtable.boards.seat_names import name
from boomtable.boards.time_bomb_shared.bench import WIDTH
from boomtable.boards.time_bomb_shared.glyphs import Glyphs
from boomtable.boards.time_bomb_shared.voice import Voice
from boomtable.engine import Said, Seat
from boomtable.games.time_bomb_shared.cards import minus
from boomtable.games.time_bomb_shared.moves import Accuse, Suggest
from boomtable.games.time_bomb_shared.view import WireView
from boomtable.words import say


class Lie(Struct, frozen=True):
    """A claim that was not so, and what was."""

    seat: Seat
    round: int
    claim: Any
    truth: Any


def banner(view: WireView, glyphs: Glyphs) -> Text:
    """The wire across the bench, cut for good, and in the gap what came of it."""
    outcome = view.outcome
    assert outcome
    word = f" {say(f'time-bomb-banner-{outcome.why}')} "
    half = (WIDTH - len(word)) // 2 - 1
    left = glyphs.strand[0] * half + glyphs.left[-1]
    right = glyphs.right[0] + glyphs.strand[0] * half
    return Text.assemble((left, "brass"), (word, f"badge.{outcome.side}"), (right, "brass"))


def cards(view: WireView, glyphs: Glyphs) -> Table:
    """Roles, and every hand as it was dealt; with 4 and 7 players one role is in the box [TB1]."""
    rounds = [say("time-bomb-dealt", round=number + 1) for number in range(view.round)]
    grid = Table("", "", *rounds, box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for place, role in enumerate(view.roles):
        seated = place < view.players
        label = f"{place} {name(place)}" if seated else say("time-bomb-box")
        hands = [glyphs.sorted(deal[place]) for deal in view.deals] if seated else []
        grid.add_row(label, Text(say(f"time-bomb-role-{role}"), style=role), *hands)
    return grid


def truth(view: WireView, heard: tuple[Said, ...], voice: Voice) -> Table | Text:
    """The false claims in a table, or a word that there were none."""
    found = lies(view, heard)
    if not found:
        return Text(say("time-bomb-no-lies"), style="quiet")
    columns = [say(f"time-bomb-lie-{column}") for column in ("round", "who", "claimed", "held")]
    grid = Table(*columns, box=None, padding=(0, 2, 0, 0), header_style="title")
    for lie in found:
        grid.add_row(str(lie.round), name(lie.seat), voice.counted(lie.claim), voice.counted(lie.truth))
    return grid


def lies(view: WireView, heard: tuple[Said, ...]) -> list[Lie]:
    """Every false claim of a game that is over, in the order they were made."""
    made = [Lie(seat, number, claim, _truth(claim, hand)) for seat, number, claim, hand in _claims(view, heard)]
    return [lie for lie in made if lie.claim != lie.truth]


def _claims(view: WireView, heard: tuple[Said, ...]) -> Iterator[tuple[Seat, int, Any, tuple[Any, ...]]]:
    """By whom, in which round, what, and what was then in that hand."""
    for i, answer in enumerate(view.claimed):
        if answer.claim:
            yield answer.seat, i // view.players + 1, answer.claim, view.deals[i // view.players][answer.seat]
    for said in heard:
        if not isinstance(said.talk, Accuse | Suggest):
            gone = view.cuts[(said.round - 1) * view.players : said.public_time]
            dealt = view.deals[said.round - 1][said.seat]
            hand = minus(dealt, [cut.wire for cut in gone if cut.owner == said.seat])
            yield said.seat, said.round, said.talk, hand


def _truth(claim: Any, hand: tuple[Any, ...]) -> Any:
    """What could have been said instead, of the same kinds."""
    return type(claim)(**{kind: hand.count(kind) for kind, number in asdict(claim).items() if number is not None})
