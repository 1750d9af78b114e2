"""Whole games of bots with any cards and house rules end, and nobody stays idle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boomtable.bots.playing import play_on
from boomtable.bots.two_rooms import easy, hard, normal
from boomtable.engine import Luck, Seeded, Table
from boomtable.engine.records import Entry, Spoken
from boomtable.games.two_rooms import GAME, Options, TwoRooms
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.characters.teams import count_players
from boomtable.games.two_rooms.playset import Wish, propose
from boomtable.games.two_rooms.talk import Tell
from tests.games.two_rooms.decks import random_deck

pytestmark = pytest.mark.slow

LEVELS = {"easy": easy, "normal": normal, "hard": hard}
SWITCHES = (
    *("burying", "no_timer", "colours", "privacy_promise", "premature_loss", "first_leader_by_vote"),
    *("wait_for_leader", "usurper_first_stays", "hostages_11_13"),
)


def played(table: Table[TwoRooms], seed: int, *levels: str) -> Iterator[tuple[Entry, Table[TwoRooms]]]:
    """An evening among bots of these levels in turn; a move or a word that is not allowed would raise Illegal."""
    bots = tuple(LEVELS[levels[seat % len(levels)]]() for seat in range(table.state.players))
    return play_on(table, bots, ("evening", seed))


def ended(table: Table[TwoRooms], seed: int, *levels: str) -> TwoRooms:
    *_, (_, end) = played(table, seed, *levels)
    return end.state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [7])
def test_they_play_the_basic_game_to_its_end(level: str, players: int) -> None:
    assert ended(GAME.table(players), 1, level).outcome


@pytest.mark.parametrize("playset", ["first", "rulebook", "lovers", "haunted", "shuffle"])
def test_they_play_every_preset(playset: str) -> None:
    assert ended(GAME.table(13, {"playset": playset}), 2, *LEVELS).outcome


@pytest.mark.parametrize(
    "options",
    [
        {"no_timer": True},
        {"no_timer": True, "first_leader_by_vote": True},
        {"wait_for_leader": True, "first_leader_by_vote": True},
        {"burying": True, "premature_loss": True, "privacy_promise": True},
    ],
    ids=" ".join,
)
def test_they_play_by_the_house_rules(options: dict[str, Any]) -> None:
    for level in LEVELS:
        assert ended(GAME.table(8, options), 3, level).outcome


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_timer_leaders_end_a_round_in_reasonable_time(level: str) -> None:
    """Everyone gets a chance every six seconds, so an evening of a hundred acts each takes ten minutes at most."""
    acts = sum(1 for _ in played(GAME.table(10, {"no_timer": True}), 4, level))
    assert acts < 10 * 120


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_sits_about(level: str) -> None:
    assert acts_a_minute(10, 1, level) >= 3


def acts_a_minute(players: int, games: int, level: str) -> float:
    """Acts and words of each; three rounds last six minutes."""
    acts = sum(1 for seed in range(games) for _ in played(GAME.table(players), seed, level))
    return acts / games / players / 6


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nobody_shows_a_card_again_where_none_can_change(level: str) -> None:
    pairs = [tuple(sorted(share.seats)) for share in ended(GAME.table(10), 1, level).shares]
    assert len(pairs) == len({*pairs}) > 10


def test_nobody_talks_too_much() -> None:
    said = [entry for entry, _ in played(GAME.table(10), 5, "hard") if isinstance(entry, Spoken)]
    assert 3 * 10 < len(said) < 6 * 10 * 2  # three rounds last six minutes, in two rooms
    assert any(isinstance(entry.talk, Tell) for entry in said)


def random_table(luck: Luck) -> Table[TwoRooms]:
    """Any number of people, any rules, any cards."""
    while True:
        players = 6 + luck.pick(25)
        rules: dict[str, Any] = {switch: luck.pick(3) == 0 for switch in SWITCHES}
        options = Options(**rules)
        deck = (
            propose(players, Wish.CHAOS, options, luck) if luck.pick(2) else random_deck(players, options, CARDS, luck)
        )
        many = count_players(players, deck) >= 11
        if len(" ".join(deck)) <= 1500:
            return GAME.table(players, {**rules, "playset": " ".join(deck), "five_rounds": many and not luck.pick(3)})


@pytest.mark.parametrize("seed", range(3))
def test_nothing_they_meet_makes_them_break_a_rule(seed: int) -> None:
    assert ended(random_table(Seeded("any evening", seed)), seed, *LEVELS).outcome
