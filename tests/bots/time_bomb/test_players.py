"""Time Bomb's bots: they never use what they cannot know, even when they lie."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from boomtable.bots import make_bot, make_bots, play_on
from boomtable.bots.time_bomb.beliefs import forget
from boomtable.bots.time_bomb.players import Player, hard, normal
from boomtable.engine import Seeded, Table
from boomtable.engine.records import Spoken
from boomtable.games.time_bomb import GAME, Accuse, Claim, Role, Suggest, TimeBomb
from boomtable.lab.duel import duel
from tests.oracle.time_bomb import unknown_to

LEVELS = ("easy", "normal", "hard")


def evening(level: str, players: int = 5, claims: str = "free", seed: int = 0) -> list[tuple[object, Table[TimeBomb]]]:
    table = GAME.table(players, {"claims": claims})
    return list(play_on(table, make_bots(GAME, players, (level,)), ("evening", seed)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("claims", "players"), [("free", 4), ("free", 8), ("in_turn", 5), ("in_turn", 7), ("off", 6)])
def test_they_play_every_game_to_its_end(level: str, claims: str, players: int) -> None:
    *_, (_, table) = evening(level, players, claims)
    assert table.state.outcome


@pytest.mark.parametrize("level", LEVELS)
def test_they_know_only_what_their_seat_may_know(level: str) -> None:
    """At tables that differ in all the rules hide, they answer and speak alike."""
    bot, answers = make_bot(GAME, level), 0
    assert isinstance(bot, Player)
    for seed in range(3):
        for _, table in evening(level, 4 + seed, seed=seed):
            for seat in range(table.state.players):
                other = Table(unknown_to(table.state, seat, Seeded("hidden", seed)), table.ledger)
                for luck in range(2):
                    words = [bot.speak(t.state.view(seat), t.heard(seat), Seeded(luck)) for t in (table, other)]
                    assert words[0] == words[1]
                    if seat in table.state.turn:
                        cuts = [
                            bot.answer(t.state.view(seat), t.heard(seat), t.state.choices(seat), Seeded(luck))
                            for t in (table, other)
                        ]
                        assert cuts[0] == cuts[1]
                        answers += 1
    assert answers > 25


def test_a_bot_can_be_woken_from_a_view_alone() -> None:
    """One that has just come thinks what one thinks who was there all along."""
    for _, table in evening("hard", seed=3):
        for seat in set(table.state.turn) & set(range(5)):
            asked = table.state.view(seat), table.heard(seat), table.state.choices(seat)
            first = hard().answer(*asked, Seeded(1))
            forget()
            assert hard().answer(*asked, Seeded(1)) == first


@pytest.mark.parametrize("level", LEVELS)
def test_everyone_claims_once_a_round_and_thinks_aloud_once(level: str) -> None:
    said = [entry.talk for entry, _ in evening(level, seed=5) if isinstance(entry, Spoken)]
    *_, (_, end) = evening(level, seed=5)
    kinds = Counter(type(talk) for talk in said)
    assert kinds[Claim] == 5 * end.state.round
    first_cuts = sum(end.state.public_time > number * 5 for number in range(end.state.round))
    last_word = end.state.public_time % 5 == 1  # nobody speaks of the cut that ended the game
    assert kinds[Accuse] + kinds[Suggest] == 5 * (first_cuts - last_word)


@pytest.mark.parametrize(("claims", "free"), [("in_turn", 0), ("off", 0)])
def test_nobody_claims_freely_where_an_option_forbids_it(claims: str, free: int) -> None:
    said = [entry.talk for entry, _ in evening("hard", claims=claims) if isinstance(entry, Spoken)]
    assert sum(isinstance(talk, Claim) for talk in said) == free
    assert said


def test_in_turn_they_claim_when_asked() -> None:
    *_, (_, end) = evening("normal", claims="in_turn")
    assert all(claimed.claim and claimed.claim.success is not None for claimed in end.state.claimed)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_speaks_of_the_boom(level: str) -> None:
    """If everyone denied it that would say nothing, and whoever is loyal and holds it would be called a liar."""
    said = [entry.talk for entry, _ in evening(level) if isinstance(entry, Spoken)]
    claims = [talk for talk in said if isinstance(talk, Claim)]
    assert claims
    assert [claim for claim in claims if claim.boom is not None] == []


def test_swat_tells_the_truth_without_the_boom_and_terrorists_do_not() -> None:
    """Nine claims in ten and more against less than half."""
    told: dict[Role, list[bool]] = {Role.SWAT: [], Role.TERRORIST: []}
    for seed in range(25):
        for entry, table in evening("hard", seed=seed):
            if isinstance(entry, Spoken) and isinstance(entry.talk, Claim):
                hand = table.state.hand(entry.seat)
                if "boom" not in hand:
                    told[table.state.roles[entry.seat]].append(entry.talk.success == hand.count("success"))
    true = {role: sum(truths) / len(truths) for role, truths in told.items()}
    assert true[Role.SWAT] > 0.85
    assert true[Role.TERRORIST] < 0.5


@pytest.mark.soak
@pytest.mark.parametrize(("players", "worse"), [*product((4, 5, 6), ("easy", "normal"))])
def test_hard_beats_the_others_beyond_doubt(players: int, worse: str) -> None:
    assert duel(GAME, players, "hard", worse, games=1000, seed=2, workers=2).low > 0.5


def test_levels_are_values() -> None:
    assert hard() == hard() != normal()
