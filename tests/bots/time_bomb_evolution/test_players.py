"""Time Bomb Evolution's bots: they never use what they cannot know, even when they lie."""

from __future__ import annotations

from itertools import product
from time import process_time
from typing import Any

import pytest

from boomtable.bots import make_bot, make_bots, play_on
from boomtable.bots.levels import BOTS
from boomtable.bots.time_bomb_evolution import claims
from boomtable.bots.time_bomb_evolution.beliefs import forget
from boomtable.bots.time_bomb_evolution.players import Player, hard
from boomtable.engine import Seeded, Table
from boomtable.engine.records import Spoken
from boomtable.games.time_bomb_evolution import GAME, Claim, Evolution, Role
from boomtable.games.time_bomb_evolution.cards import CARDS
from boomtable.lab.duel import duel
from tests.bots.time_bomb_evolution.colour_blind import colour_blind
from tests.oracle.time_bomb_evolution import unknown_to

pytestmark = pytest.mark.slow

LEVELS = ("easy", "normal", "hard")
OPTION_SETS: list[dict[str, Any]] = [
    {"evolution": False},
    {"evolution": True},
    {"evolution": True, "prevent_any_revealed": True, "pink_counted_at_round_4": True},
]


def evening(level: str, players: int = 5, seed: int = 0, **options: Any) -> list[tuple[object, Table[Evolution]]]:
    return list(play_on(GAME.table(players, options), make_bots(GAME, players, (level,)), ("evening", seed)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("claims", "players"), [("free", 6), ("in_turn", 4), ("off", 5)])
def test_they_play_every_game_to_its_end(level: str, claims: str, players: int) -> None:
    """With all options; the table would refuse anything illegal."""
    for seed, options in enumerate(OPTION_SETS):
        *_, (_, table) = evening(level, players, seed, claims=claims, **options)
        assert table.state.outcome


@pytest.mark.parametrize("level", LEVELS)
def test_they_know_only_what_their_seat_may_know(level: str) -> None:
    """At tables that differ in all the rules hide, they answer and speak alike."""
    bot, answers = make_bot(GAME, level), 0
    assert isinstance(bot, Player)
    for seed in range(2):
        for _, table in evening(level, 4 + seed, seed, **OPTION_SETS[seed]):
            for seat in range(table.state.players):
                other = Table(unknown_to(table.state, seat, Seeded("hidden", seed)), table.ledger)
                words = [bot.speak(t.state.view(seat), t.heard(seat), Seeded(seed)) for t in (table, other)]
                assert words[0] == words[1]
                if seat in table.state.turn:
                    moves = [
                        bot.answer(t.state.view(seat), t.heard(seat), t.state.choices(seat), Seeded(seed))
                        for t in (table, other)
                    ]
                    assert moves[0] == moves[1]
                    answers += 1
    assert answers > 15


def test_a_bot_can_be_woken_from_a_view_alone() -> None:
    """One that has just come thinks what one thinks who was there all along."""
    for _, table in evening("hard", seed=3, evolution=True):
        for seat in set(table.state.turn) & set(range(5)):
            asked = table.state.view(seat), table.heard(seat), table.state.choices(seat)
            first = hard().answer(*asked, Seeded(1))
            forget()
            assert hard().answer(*asked, Seeded(1)) == first


def test_hard_takes_a_few_milliseconds() -> None:
    """Among six, with nothing remembered of earlier sums; ten times what it takes."""
    spent = []
    for _, table in evening("hard", 6, seed=1, evolution=True):
        for seat in set(table.state.turn) & set(range(6)):
            asked = table.state.view(seat), table.heard(seat), table.state.choices(seat)
            forget()
            began = process_time()
            hard().answer(*asked, Seeded(1))
            spent.append(process_time() - began)
    assert sum(spent) / len(spent) < 0.05


@pytest.mark.parametrize("level", LEVELS)
def test_everyone_claims_a_whole_hand_in_every_round(level: str) -> None:
    claimed = set()
    for entry, table in evening(level, seed=5):
        if isinstance(entry, Spoken) and isinstance(entry.talk, Claim):
            claimed.add((entry.seat, table.state.round))
            told = [entry.talk.success, *(getattr(entry.talk, colour) for colour in table.state.colours)]
            assert sum(told) == table.state.held[entry.seat]
    assert len(claimed) >= 5 * table.state.round - 2  # the game may end before the last one speaks


@pytest.mark.parametrize("success", range(4))
def test_a_lie_about_success_adds_no_colour_of_which_none_is_left(success: int) -> None:
    """Three wires are held; whatever is claimed, no colour is claimed more often than five less those cut."""
    for _, table in evening("hard", seed=2):
        view = table.state.view(0)
        if len(view.hand) == 3 and view.colours:
            told = claims.told(view, success)
            for colour in view.colours:
                assert 0 <= getattr(told, colour) <= CARDS - [cut.wire for cut in view.cuts].count(colour)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_even_at_random_nobody_chooses_from_the_worse_half(level: str) -> None:
    bot, choices = make_bot(GAME, level), 0
    assert isinstance(bot, Player)
    for _, table in evening(level, evolution=True):
        for seat in [seat for seat in table.state.turn if seat >= 0]:
            view, heard, moves = table.state.view(seat), table.heard(seat), [*table.state.choices(seat)]
            sign = -1 if view.role is Role.TERRORIST else 1
            worth = {
                move: sign * value for move, value in bot.judges(view, bot.thinks(view, heard), moves, 1.0).items()
            }
            for luck in range(10):
                chosen = bot.answer(view, heard, table.state.choices(seat), Seeded(luck))
                assert 2 * sum(worth[move] > worth[chosen] for move in moves) < len(moves) + 1
                choices += 1
    assert choices > 100


@pytest.mark.parametrize("claims", ["in_turn", "off"])
def test_nobody_claims_freely_where_an_option_forbids_it(claims: str) -> None:
    said = [entry.talk for entry, _ in evening("hard", claims=claims) if isinstance(entry, Spoken)]
    assert said
    assert not any(isinstance(talk, Claim) for talk in said)


def test_in_turn_they_claim_when_asked() -> None:
    *_, (_, end) = evening("normal", claims="in_turn")
    assert all(claimed.claim and claimed.claim.success is not None for claimed in end.state.claimed)


def test_swat_tells_the_truth_and_terrorists_do_not() -> None:
    """Nine claims in ten and more against less than half."""
    told: dict[Role, list[bool]] = {Role.SWAT: [], Role.TERRORIST: []}
    for seed in range(8):
        for entry, table in evening("hard", seed=seed):
            if isinstance(entry, Spoken) and isinstance(entry.talk, Claim):
                hand = table.state.hand(entry.seat)
                true = all(getattr(entry.talk, kind) == hand.count(kind) for kind in table.state.kinds)
                told[table.state.roles[entry.seat]].append(true)
    swat, terrorist = (sum(truths) / len(truths) for truths in told.values())
    assert swat > 0.9
    assert terrorist < 0.5


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "worse", "evolution"), [*product((4, 5, 6), ("easy", "colour-blind"), (False, True))]
)
def test_hard_beats_the_others_beyond_doubt(
    players: int, worse: str, evolution: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, (GAME.id, "colour-blind"), colour_blind)
    assert duel(GAME, players, "hard", worse, games=600, seed=2, options={"evolution": evolution}, workers=2).low > 0.5
