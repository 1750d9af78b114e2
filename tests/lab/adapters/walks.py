"""Random games through the adapters' actions, for every title, number of players and relevant options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from boomtable.engine import Luck, Seat, Seeded
from boomtable.games.catalog import CATALOG
from boomtable.lab.adapters.episode import Episode
from boomtable.lab.encodings import Encoding, encode

Setup: TypeAlias = tuple[str, int, dict[str, Any]]

FEW_ROOMS = (6, 7, 11)  # with Gambler and without, with colours and without
OPTION_SETS: dict[str, list[dict[str, Any]]] = {
    "time-bomb": [{"claims": "in_turn"}, {"talk": True}],
    "time-bomb-evolution": [{"evolution": True}, {"evolution": True, "claims": "in_turn"}, {"talk": True}],
    "bomb-squad-academy": [{"allow_negative": True, "decks": "green 0 1 1 2 9 9 / 8"}],
    "two-rooms": [{"colours": True}, {"burying": True, "wait_for_leader": True, "premature_loss": True}],
}


def _setups() -> Iterator[Any]:
    for game in CATALOG.values():
        for players in game.seats:
            rare = game.id == "two-rooms" and players not in FEW_ROOMS
            marks = [pytest.mark.soak] if rare else []
            for options in ({}, *OPTION_SETS.get(game.id, ())):
                name = "-".join([game.id, str(players), *options])
                yield pytest.param((game.id, players, options), id=name, marks=marks)


SETUPS = [*_setups()]
PLAIN = [setup for setup in SETUPS if not setup.values[0][2]]  # every title and number of players once


def encoded(setup: Setup) -> Encoding[Any, Any]:
    title, players, options = setup
    chosen = {name: value for name, value in options.items() if name != "talk"}
    return encode(title, players, chosen, talk="talk" in options)


def walk(encoding: Encoding[Any, Any], number: int) -> Iterator[tuple[Episode, Seat]]:
    """A game before every action, and whose it is; actions are random."""
    episode, luck = Episode(encoding, Seeded("deals", number)), Seeded("picks", number)
    while episode.asked:
        yield episode, episode.asked[0]
        episode.act(episode.asked[0], any_of(episode.legal(episode.asked[0]), luck))


def any_of(numbers: list[int], luck: Luck) -> int:
    return numbers[luck.pick(len(numbers))]
