"""How bots behave at the table, counted over whole games: `python -m tests.bots.manners [GAMES]` prints it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from msgspec.structs import asdict

from boomtable.bots import make_bots, play_on
from boomtable.engine import Game, Said, Seat, Table
from boomtable.engine.records import Spoken
from boomtable.games import time_bomb, time_bomb_evolution, two_rooms
from boomtable.games.time_bomb.cards import WIRES
from boomtable.games.time_bomb_evolution import Evolution
from boomtable.games.time_bomb_evolution.cards import box
from boomtable.games.time_bomb_shared.moves import Accuse, Suggest
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.people import Kind

TITLES = (time_bomb.GAME, time_bomb_evolution.GAME, two_rooms.GAME)
LEVELS = ("easy", "normal", "hard")
PLAYERS = {time_bomb.GAME.id: (4, 5, 6, 7, 8), time_bomb_evolution.GAME.id: (4, 5, 6), two_rooms.GAME.id: (6, 10, 14)}


def counted(game: Game[Any, Any], games: int, first: int = 0) -> Counter[str]:
    """What was said in so many games, at every level and number of players in turn, and what of it was bad."""
    tables = [*product(PLAYERS[game.id], LEVELS)]
    count: Counter[str] = Counter()
    for number in range(first, first + games):
        players, level = tables[number % len(tables)]
        bots = make_bots(game, players, (level,))
        count.update(bad_manners(play_on(game.table(players), bots, ("manners", number)), FAULTS[game.id]))
    return count


def bad_manners(
    played: Iterator[tuple[Any, Table[Any]]], fault: Callable[[Table[Any], Any], str | None]
) -> Iterator[str]:
    """A word for everything said, and for everything wrong with it."""
    said: set[Any] = set()
    told: dict[Any, set[Any]] = {}  # by speaker and sentence, who has heard it
    for entry, table in played:
        if isinstance(entry, Spoken):
            yield "said"
            if isinstance(entry.talk, two_rooms.Tell):
                heard = told.setdefault((entry.seat, entry.talk), set())
                if {*table.ledger[-1].hearers} <= heard:
                    yield "stale"  # all have heard it from the same one before
                heard.update(table.ledger[-1].hearers)
            words = (entry.seat, table.state.round, entry.talk)
            if words in said:
                yield "repeat"
            said.add(words)
            if isinstance(entry.talk, two_rooms.Tell | two_rooms.Urge) and entry.talk.seat != entry.seat:
                sentence = (table.ledger[-1].hearers, table.state.round, entry.talk)
                if sentence in said:
                    yield "echo"  # said by somebody else before
                said.add(sentence)
            if wrong := fault(table, entry):
                yield wrong


def impossible(table: Table[Any], entry: Spoken) -> str | None:
    """More of a kind than are left, or more wires than held, as everyone sees."""
    state = table.state
    if not isinstance(entry.talk, state.claim_talk):
        return None
    cards = box(state.players, state.colours) if isinstance(state, Evolution) else WIRES[state.players]
    left = Counter(map(str, cards)) - Counter([str(cut.wire) for cut in state.cuts])
    told = {kind: number for kind, number in asdict(entry.talk).items() if number is not None}
    too_many = [kind for kind, number in told.items() if number > left[kind]]
    return "impossible" if too_many or sum(told.values()) > state.held[entry.seat] else None


def tactless(table: Table[Any], entry: Spoken) -> str | None:
    """Impossible, or an accusation of more people in a round than there are Terrorists, or a proposal to look for
    Success where none is claimed."""
    view, talk = table.state.view(entry.seat), entry.talk
    if isinstance(talk, Accuse):
        said = [each.talk for each in table.ledger if (each.seat, each.round) == (entry.seat, view.round)]
        accused = {each.seat for each in said if isinstance(each, Accuse)}
        return "accuses everybody" if len(accused) > view.cast.count("terrorist") else None
    if isinstance(talk, Suggest):
        spoken = [
            each for each in table.ledger if each.round == view.round and isinstance(each.talk, table.state.claim_talk)
        ]
        left = [_left(view, each) for each in spoken if each.seat == talk.owner]
        return "looks where nothing is" if spoken and not (left and left[-1]) else None
    return impossible(table, entry)


def _left(view: Any, claim: Said) -> int:
    """How much Success is left of a claim."""
    since = [cut.wire for cut in view.cuts[claim.public_time :] if cut.owner == claim.seat]
    return max(0, (claim.talk.success or 0) - since.count("success"))


def lie_to_one_who_knows(table: Table[Any], entry: Spoken) -> str | None:
    """A false colour or card, said to somebody who has seen it, or has it."""
    state, talk = table.state, entry.talk
    if not isinstance(talk, two_rooms.Tell):
        return None
    card = CARDS[state.people[talk.seat].card]
    if talk.what in (state.people[talk.seat].card, card.team, card.colour):
        return None
    believed = [each.what for each in state.view(entry.seat).known if each.seat == talk.seat]
    if talk.what in believed and talk.seat != entry.seat:
        return None  # it has changed since, and the speaker does not know
    hearers = [viewer for viewer in table.ledger[-1].hearers if isinstance(viewer, int) and viewer != entry.seat]
    return "lie to one who knows" if any(knows(state, seat, talk.seat) for seat in hearers) else None


def knows(state: Any, seat: Seat, other: Seat) -> bool:
    """Whether a seat has seen the card that somebody holds now, or its colour."""
    held = state.people[other].card
    seen = [each.what for each in state.view(seat).sightings if each.seat == other and each.kind in Kind]
    return seat == other or held in seen or str(CARDS[held].colour) in seen


FAULTS = {
    time_bomb.GAME.id: tactless,
    time_bomb_evolution.GAME.id: tactless,
    two_rooms.GAME.id: lie_to_one_who_knows,
}

if __name__ == "__main__":
    for title in TITLES:
        print(title.id, dict(counted(title, int(sys.argv[1]) if len(sys.argv) > 1 else 300)), flush=True)
