"""Everything turned up: who was who, what they held, and who said what was not so."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from boomtable.boards.seat_names import name
from boomtable.boards.time_bomb_shared.bench import WIDTH
from boomtable.boards.time_bomb_shared.glyphs import Glyphs
from boomtable.boards.time_bomb_shared.voice import Voice
from boomtable.engine import Said
from boomtable.games.time_bomb_shared.view import WireView
from boomtable.words import say


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
    in_turn = [(claim.round, claim.seat, claim.claim, claim.truth) for claim in view.false_claims]
    false = [*in_turn, *((said.round, said.seat, said.talk, said.truth) for said in heard if said.truth)]
    if not false:
        return Text(say("time-bomb-no-lies"), style="quiet")
    columns = [say(f"time-bomb-lie-{column}") for column in ("round", "who", "claimed", "held")]
    grid = Table(*columns, box=None, padding=(0, 2, 0, 0), header_style="title")
    for number, seat, claim, so in false:
        grid.add_row(str(number), name(seat), voice.counted(claim), voice.counted(so))
    return grid
