"""Time Bomb's bots: they never use what they cannot know, even when they lie."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from boomtable.bots import make_bot, make_bots, play_on
from boomtable.bots.time_bomb.beliefs import forget
from boomtable.bots.time_bomb.players import Player, hard, normal
from boomtable.bots.time_bomb_shared.talk import left_of_claim
from boomtable.engine import CHANCE, Seeded, Table, Talk, but
from boomtable.engine.records import Spoken
from boomtable.games.time_bomb import (
    GAME,
    Accuse,
    Claim,
    Cut,
    DealRoles,
    DealWires,
    Flip,
    PickStart,
    Role,
    TimeBomb,
    Wire,
)
from boomtable.lab.duel import duel
from boomtable.lab.exploit import exploit
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
def test_nearly_everyone_claims_before_the_first_cut_of_a_round_in_any_order(level: str) -> None:
    early, rounds, orders = 0, 0, set()
    for seed in range(10):
        talk = [entry for entry, _ in evening(level, seed=seed) if isinstance(entry, Spoken)]
        *_, (_, end) = evening(level, seed=seed)
        claims = [said for said in end.ledger if isinstance(said.talk, Claim)]
        early += sum(said.public_time == 5 * (said.round - 1) for said in claims)
        rounds += end.state.round
        orders.add(tuple([entry.seat for entry in talk if isinstance(entry.talk, Claim)][:5]))
    assert early >= 0.9 * 5 * rounds
    assert len(orders) > 3


def words(table: Table[TimeBomb], seat: int, level: str = "hard") -> Counter[Talk | None]:
    """What a bot says here, with ever new luck."""
    bot = make_bot(GAME, level)
    assert isinstance(bot, Player)
    return Counter(bot.speak(table.state.view(seat), table.heard(seat), Seeded(luck)) for luck in range(40))


def dealt(*claims: int) -> Table[TimeBomb]:
    """The first round of four, with one Success each; the first seats have claimed so many."""
    roles = (Role.SWAT, Role.SWAT, Role.TERRORIST, Role.SWAT, Role.TERRORIST)
    hands = (("boom", "safe", "safe", "safe", "success"), *[("safe", "safe", "safe", "safe", "success")] * 3)
    table = GAME.table(4)
    for move in (DealRoles(roles), PickStart(3), DealWires(tuple(tuple(map(Wire, hand)) for hand in hands))):
        table = table.play(CHANCE, move)
    for seat, success in enumerate(claims):
        table = table.say(seat, Claim(success=success))
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_is_accused_answers_soon_and_once(level: str) -> None:
    accused = dealt(1, 1, 1, 1).say(0, Accuse(1))
    answers = words(accused, 1, level)
    assert answers[None] < 20
    answer = next(talk for talk in answers if talk)
    assert words(accused.say(1, answer), 1, level) == {None: 40}


@pytest.mark.parametrize("seat", [1, 2])
def test_whoever_claims_too_much_for_ones_own_hand_is_called_a_liar(seat: int) -> None:
    """By SWAT, and by a Terrorist who must seem to be one. There are four Success."""
    assert words(dealt(4, 1, 1, 1), seat)[Accuse(0)] > 20
    assert words(dealt(3, 1, 1, 1), seat)[Accuse(0)] == 0


def test_whoever_turns_out_to_hold_less_than_they_claimed_is_called_a_liar_once() -> None:
    cuts = ((3, 2), (2, 0), (0, 2))
    honest, caught = dealt(1, 1, 3, 1), dealt(1, 1, 4, 1)
    for clipper, owner in cuts:
        honest, caught = (each.play(clipper, Cut(owner)).play(CHANCE, Flip(Wire.SAFE)) for each in (honest, caught))
    assert words(caught, 1)[Accuse(2)] > 20
    assert words(honest, 1)[Accuse(2)] < 20
    assert words(caught.say(3, Accuse(2)), 1) == {None: 40}


def test_nobody_says_two_thoughts_in_a_row() -> None:
    cut = dealt(1, 1, 1, 1).play(3, Cut(1)).play(CHANCE, Flip(Wire.SAFE))
    assert words(cut.say(2, Accuse(0)).say(0, Accuse(2)), 2) == {None: 40}


def test_terrorists_accuse_nobody_from_whom_a_success_was_just_cut() -> None:
    cut = dealt(1, 1, 1, 1).play(3, Cut(1)).play(CHANCE, Flip(Wire.SUCCESS))
    accused = {talk.seat for talk in words(cut, 2) if isinstance(talk, Accuse)}
    assert accused
    assert 1 not in accused


def test_whoever_was_cut_says_how_much_is_left() -> None:
    cut = dealt(1, 1, 1, 1).play(3, Cut(1)).play(CHANCE, Flip(Wire.SUCCESS))
    assert words(cut, 1)[Claim(success=0)] > 20
    safe = dealt(1, 1, 1, 1).play(3, Cut(1)).play(CHANCE, Flip(Wire.SAFE))
    assert not [talk for talk in words(safe, 1) if isinstance(talk, Claim)]
    assert left_of_claim(cut.state.view(1), cut.heard(1), Claim) == 0
    assert left_of_claim(but(cut.state.view(1), hand=()), cut.heard(1), Claim) is None  # everyone sees that


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_names_the_boom_before_somebody_did_and_then_all_deny_it(level: str) -> None:
    """Whoever holds it; here seat 0."""
    for named, denied in ((Claim(success=1), None), (Claim(boom=0), 0), (Claim(boom=1), 0)):
        table = dealt().say(3, named)
        for seat in (0, 1, 2):
            claims = [talk for talk in words(table, seat, level) if isinstance(talk, Claim)]
            assert {claim.boom for claim in claims} == {denied}


@pytest.mark.parametrize("level", LEVELS)
def test_swat_makes_no_slips(level: str) -> None:
    assert words(dealt(), 1, level).keys() == {None, Claim(success=1)}


@pytest.mark.parametrize(("claims", "free"), [("in_turn", 0), ("off", 0)])
def test_nobody_claims_freely_where_an_option_forbids_it(claims: str, free: int) -> None:
    said = [entry.talk for entry, _ in evening("hard", claims=claims) if isinstance(entry, Spoken)]
    assert sum(isinstance(talk, Claim) for talk in said) == free
    assert said


def test_in_turn_they_claim_when_asked() -> None:
    *_, (_, end) = evening("normal", claims="in_turn")
    assert all(claimed.claim and claimed.claim.success is not None for claimed in end.state.claimed)


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


@pytest.mark.soak
@pytest.mark.parametrize("players", [4, 5, 6])
def test_no_habit_gains_more_than_two_points_against_hard(players: int) -> None:
    *_, found = exploit(GAME, players, "hard", games=4000, seed=2, workers=2)
    assert [gain for gain in found.gains if gain.gain > 0.02] == []


def test_levels_are_values() -> None:
    assert hard() == hard() != normal()
