"""Trick Snipers' bots use what their seat knows, and nothing else."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

import pytest

from boomtable.bots import Bot, Searcher, make_bot, play_on
from boomtable.bots.bot import TimeIsUp
from boomtable.bots.trick_snipers.players import easy, hard, normal
from boomtable.engine import Choices, Luck, Move, Said, Seeded
from boomtable.games.trick_snipers import GAME, Play
from tests.bots.trick_snipers.tables import ask, last_to_play, moments, played
from tests.oracle.trick_snipers import unknown_to

pytestmark = pytest.mark.slow

LEVELS: dict[str, Bot] = {"easy": easy(), "normal": normal(), "hard": hard(20)}
OPTION_SETS: list[dict[str, Any]] = [{}, {"no_point_no_winner": True}, {"memory_aid": True}]


class Watched:
    """A bot whose answers are looked at."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.legal = bot, 0

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        move = self.bot.answer(view, heard, choices, luck)
        assert move in choices
        self.legal += 1
        return move


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "options"), [*zip(GAME.seats, OPTION_SETS, strict=True)])
def test_answers_are_legal_in_whole_games(level: str, players: int, options: dict[str, Any]) -> None:
    bot = Watched(LEVELS[level])
    for seed in range(3):
        *_, (_, end) = play_on(GAME.table(players, options), (bot,) * players, ("whole", seed))
        assert end.state.outcome
    assert bot.legal > 30


@pytest.mark.parametrize(("level", "players"), [*product(LEVELS, (4,))])
def test_at_tables_that_look_alike_answers_are_alike(level: str, players: int) -> None:
    """The other table differs in all that the rules hide."""
    bot, answers = LEVELS[level], 0
    for seed in range(2):
        for _, table in play_on(GAME.table(players), (normal(),) * players, ("alike", seed)):
            for seat in set(table.state.turn) & set(range(players)):
                other = unknown_to(table.state, seat, Seeded("hidden", seed, answers))
                assert ask(bot, table.state, seat, answers) == ask(bot, other, seat, answers)
                answers += 1
    assert answers > 30


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_last_and_with_a_point_they_take_the_trick_that_wins_the_game(level: str) -> None:
    asked = 0
    for table, ends in last_to_play(150):
        me, points = table.player, table.points
        winning = {card for card, trick in ends.items() if trick.winner == me and trick.points and points[me]}
        if winning and len(winning) < len(ends):
            assert played(LEVELS[level], table) in winning
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_last_they_do_not_make_the_trick_score_for_a_player_with_a_point(level: str) -> None:
    """No 7 under a sure winner with one point, where another card will do."""
    asked = 0
    for table, ends in last_to_play(150):
        me, points = table.player, table.points
        losing = {card for card, trick in ends.items() if trick.winner != me and trick.points and points[trick.winner]}
        if losing and len(losing) < len(ends):
            assert played(LEVELS[level], table) not in losing
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_last_they_snipe_where_they_can(level: str) -> None:
    asked = 0
    for table, ends in last_to_play(100):
        snipes = {card for card, trick in ends.items() if trick.sniped and trick.winner == table.player}
        if snipes and not any(trick.points for card, trick in ends.items() if card not in snipes):
            assert played(LEVELS[level], table) in snipes
            asked += 1
    assert asked > 10


def test_easy_fights_for_7s_and_keeps_its_own() -> None:
    fights = kept = 0
    for table in moments(60):
        if not table.trick:
            continue
        led, legal = table.trick[0].clan, [move.card for move in table.choices(table.player)]
        best = max(card for card in table.trick if card.clan is led)
        snipes = [card for card in legal if card.clan is not led and card.number + best.number == 13]
        card, higher = played(easy(), table), [card for card in legal if card.clan is led and card > best]
        if any(card.number == 7 for card in table.trick) and higher:
            assert card == max(higher)
            fights += 1
        elif not snipes and any(card.number != 7 for card in legal):
            assert card.number != 7
            kept += 1
    assert fights > 20
    assert kept > 100


def test_normal_leads_no_7_while_it_has_better() -> None:
    asked = 0
    for table in moments(20):
        if len(table.hands[table.player]) == 11 and not table.trick:
            assert played(normal(), table).number != 7
            asked += 1
    assert asked > 10


def test_hard_thinks_as_long_as_it_is_told() -> None:
    assert isinstance(hard(), Searcher)
    assert hard().searching(7) == hard(7) != hard()


def test_hard_answers_with_the_best_it_has_found_when_its_time_is_up() -> None:
    """However many iterations are left; with no time at all it plays as normal does."""
    for number, table in enumerate(islice(moments(1), 12)):
        at_once, later, in_time = (
            played(hard().searching(iterations, after(looks)), table)
            for iterations, looks in ((10**12, 0), (10**12, 3), (200, 10**9))
        )
        assert at_once == played(normal(), table), number
        assert Play(later) in table.choices(table.player)
        assert in_time == played(hard(200), table)


def after(looks: int) -> TimeIsUp:
    """The time is up after this many looks at the clock."""
    left = iter(range(looks))
    return lambda: next(left, None) is None


@pytest.mark.parametrize(("level", "bot"), [("easy", easy()), ("normal", normal()), ("hard", hard())])
def test_they_can_be_hired(level: str, bot: Bot) -> None:
    assert make_bot(GAME, level) == bot
