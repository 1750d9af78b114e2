"""Everything turned up: who was who, what they held, and who said what was not so."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.engine import Said, Seat
from boomtable.games.time_bomb import Claim, Hand, View, Wire
from boomtable.games.time_bomb.cards import minus
from boomtable.terminal.names import name
from boomtable.terminal.time_bomb.glyphs import Glyphs
from boomtable.terminal.time_bomb.speech import counted
from boomtable.words import say

WIDTH = 78  # columns


class Lie(Struct, frozen=True):
    """A claim that was not so, and what was."""

    seat: Seat
    round: int
    claim: Claim
    truth: Claim


def ending(view: View, heard: tuple[Said, ...], glyphs: Glyphs) -> Group:
    found = lies(view, heard)
    told = _table(found) if found else Text(say("time-bomb-no-lies"), style="quiet")
    return Group(_banner(view, glyphs), Text(), _cards(view, glyphs), Text(), told)


def _banner(view: View, glyphs: Glyphs) -> Text:
    """The wire across the bench, cut for good, and in the gap what came of it."""
    outcome = view.outcome
    assert outcome
    word = f" {say(f'time-bomb-banner-{outcome.why}')} "
    half = (WIDTH - len(word)) // 2 - 1
    left = glyphs.strand[0] * half + glyphs.left[-1]
    right = glyphs.right[0] + glyphs.strand[0] * half
    return Text.assemble((left, "brass"), (word, f"badge.{outcome.side}"), (right, "brass"))


def _cards(view: View, glyphs: Glyphs) -> Table:
    """Roles, and every hand as it was dealt; with 4 and 7 players one role is in the box [TB1]."""
    rounds = [say("time-bomb-dealt", round=number + 1) for number in range(view.round)]
    grid = Table("", "", *rounds, box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for place, role in enumerate(view.roles):
        seated = place < view.players
        label = f"{place} {name(place)}" if seated else say("time-bomb-box")
        hands = [glyphs.sorted(deal[place]) for deal in view.deals] if seated else []
        grid.add_row(label, Text(say(f"time-bomb-role-{role}"), style=role), *hands)
    return grid


def lies(view: View, heard: tuple[Said, ...]) -> list[Lie]:
    """Every false claim of a game that is over, in the order they were made."""
    made = [Lie(seat, number, claim, _truth(claim, hand)) for seat, number, claim, hand in _claims(view, heard)]
    return [lie for lie in made if lie.claim != lie.truth]


def _claims(view: View, heard: tuple[Said, ...]) -> Iterator[tuple[Seat, int, Claim, Hand]]:
    """By whom, in which round, what, and what was then in that hand."""
    for i, answer in enumerate(view.claimed):
        if answer.claim:
            yield answer.seat, i // view.players + 1, answer.claim, view.deals[i // view.players][answer.seat]
    for said in heard:
        if isinstance(said.talk, Claim):
            gone = view.cuts[(said.round - 1) * view.players : said.moment]
            dealt = view.deals[said.round - 1][said.seat]
            hand = minus(dealt, [cut.wire for cut in gone if cut.owner == said.seat])
            yield said.seat, said.round, said.talk, hand


def _truth(claim: Claim, hand: Hand) -> Claim:
    """What could have been said instead, of the same kinds."""
    return Claim(**{wire: hand.count(wire) for wire in Wire if getattr(claim, wire) is not None})


def _table(found: list[Lie]) -> Table:
    columns = [say(f"time-bomb-lie-{column}") for column in ("round", "who", "claimed", "held")]
    grid = Table(*columns, box=None, padding=(0, 2, 0, 0), header_style="title")
    for lie in found:
        grid.add_row(str(lie.round), name(lie.seat), counted(lie.claim), counted(lie.truth))
    return grid
