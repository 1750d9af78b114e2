"""Bomb Squad Academy's bots use what their seat knows, and nothing else."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from boomtable.bots import Bot, Searcher, levels_of, make_bot, play_on
from boomtable.bots.bomb_squad_academy.players import easy, hard, normal
from boomtable.bots.bomb_squad_academy.tools import WORTH
from boomtable.engine import Choices, Luck, Move, Said, Seat, Seeded, Table, but
from boomtable.engine.records import Played
from boomtable.games.bomb_squad_academy import GAME
from boomtable.games.bomb_squad_academy.bombs import Drafting
from boomtable.games.bomb_squad_academy.cards import BOX, Action, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import Choose, Decline, Draft, Peek, PeekUnder, Protect
from boomtable.games.bomb_squad_academy.options import write_decks
from boomtable.games.bomb_squad_academy.rounds import Choosing, Looking, Protecting
from boomtable.games.bomb_squad_academy.table import Academy
from boomtable.games.bomb_squad_academy.wires import Glimpse
from tests.bots.bomb_squad_academy.tables import CHICKEN, FIRST, GREEN, RED, WAIT, YELLOW, ask, line, seen, table

LEVELS: dict[str, Bot] = {"easy": easy(), "normal": normal(), "hard": hard(10)}
COUNTING = [LEVELS["normal"], LEVELS["hard"]]
OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"allow_negative": True, "plates_stay": False, "co_cutters": True},
    {"decks": "green 0 1 1 2 2 3 3 / 8, red 5 6 7 / 1"},
    {"decks": write_decks(BOX), "allow_negative": True},
]


class Watched:
    """A bot whose answers are looked at."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.legal = bot, 0

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        move = self.bot.answer(view, heard, choices, luck)
        assert move in choices
        self.legal += 1
        return move


def game(level: str, players: int = 4, seed: int = 0, **options: Any) -> list[Table[Academy]]:
    return [after for _, after in play_on(GAME.table(players, options), (LEVELS[level],) * players, ("game", seed))]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "options"), [*zip(GAME.seats, OPTION_SETS, strict=True)])
def test_answers_are_legal_in_whole_games(level: str, players: int, options: dict[str, Any]) -> None:
    bot = Watched(LEVELS[level])
    *_, (_, end) = play_on(GAME.table(players, options), (bot,) * players, ("whole", players))
    assert end.state.outcome
    assert bot.legal > 20


@pytest.mark.parametrize(("level", "players"), [*product(LEVELS, (3,))])
def test_answers_are_the_same_at_tables_that_look_alike(level: str, players: int) -> None:
    bot, asked = LEVELS[level], 0
    for seed in range(2):
        for at in game(level, players, seed):
            for seat in set(at.state.turn) & set(range(players)):
                view = at.state.view(seat)
                other = GAME.imagine(view, Seeded("other", asked))
                answers = [bot.answer(t.view(seat), (), t.choices(seat), Seeded(asked)) for t in (at.state, other)]
                assert answers[0] == answers[1]
                asked += 1
    assert asked > 100


@pytest.mark.parametrize("bot", COUNTING)
def test_a_player_who_has_seen_the_boom_does_not_cut_into_it(bot: Bot) -> None:
    """The next Red card is a 2, the trigger stands on 13 of 14, and the first tile is the BOOM: 15."""
    red = line(Wire.RED, 5, 4, 4, top=(2,), tiles=FIRST)
    glimpses = seen(0, Glimpse(Wire.RED, cards=(2,)), Glimpse(Wire.RED, tiles=FIRST))
    at = table(Choosing(), lines={Wire.RED: red}, plates=(Wire.RED, Wire.RED), glimpses=glimpses)
    assert all(ask(bot, at, luck=luck) != Choose(RED) for luck in range(30))


@pytest.mark.parametrize("bot", COUNTING)
def test_a_player_who_has_seen_that_it_is_safe_cuts_what_others_fear(bot: Bot) -> None:
    """A long Red chain with both plates; the next card is a 0."""
    red = line(Wire.RED, 5, 4, 4, 1, top=(0,))
    at = table(Choosing(), bomb=3, lines={Wire.RED: red}, plates=(Wire.RED, Wire.RED))
    peeked = but(at, glimpses=seen(0, Glimpse(Wire.RED, cards=(0,))))
    blind, knowing = ([ask(bot, here, luck=luck) for luck in range(30)].count(Choose(RED)) for here in (at, peeked))
    assert knowing > 2 * blind


@pytest.mark.parametrize("bot", COUNTING)
def test_a_player_who_sees_everyone_else_stuck_with_the_bomb_hides_or_waits(bot: Bot) -> None:
    """All wires explode with the next card."""
    lines = {wire: line(wire, *BOX[wire].cards[-count:], tiles=FIRST) for wire, count in zip(Wire, COUNTS, strict=True)}
    at = table(Choosing(), lines=lines)
    picks = {ask(bot, at, luck=luck) for luck in range(20)}
    assert picks <= {Choose(WAIT), Choose(CHICKEN)}


COUNTS = (7, 6, 6, 6)  # so many of the highest cards carry the trigger beyond any BOOM but the last


@pytest.mark.parametrize("bot", COUNTING)
def test_nobody_protects_a_wire_that_is_about_to_explode_under_others(bot: Bot) -> None:
    """Red is past all but its last tile, which is the BOOM; Green is safe."""
    red = line(Wire.RED, 5, 4, 4, 3, turned=2)
    acting = (WAIT, RED, RED, GREEN)
    at = table(Protecting(0), lines={Wire.RED: red}, acting=acting, waited=(0,), cards=tuple((a,) for a in acting))
    assert ask(bot, at) == Protect(Wire.GREEN)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_protects_a_wire_that_is_protected(level: str) -> None:
    acting = (WAIT, WAIT, RED, GREEN)
    cards = tuple((action,) for action in acting)
    at = table(Protecting(0), acting=acting, cards=cards, waited=(0, 1), protected=(Wire.RED,))
    assert Protect(Wire.RED) not in {ask(LEVELS[level], at, luck=luck) for luck in range(20)}


@pytest.mark.parametrize("bot", COUNTING)
def test_a_wait_protects_the_wire_that_brings_the_leader_most(bot: Bot) -> None:
    yellow = line(Wire.YELLOW, 0, 1, 1, 2, 3)
    acting = (WAIT, CHICKEN, GREEN, YELLOW)
    cards = tuple((action,) for action in acting)
    at = table(Protecting(0), lines={Wire.YELLOW: yellow}, acting=acting, waited=(0,), cards=cards, bomb=3)
    assert ask(bot, at) == Protect(Wire.YELLOW)


@pytest.mark.parametrize("bot", COUNTING)
def test_a_chicken_looks_where_a_cut_is_tempting_and_dangerous(bot: Bot) -> None:
    red = line(Wire.RED, 5, 4, 4, 1)
    acting = (CHICKEN, WAIT, WAIT, WAIT)
    cards = tuple((action,) for action in acting)
    at = table(Looking(0), lines={Wire.RED: red}, plates=(Wire.RED, Wire.RED), acting=acting, cards=cards)
    move = ask(bot, at)
    assert isinstance(move, Peek | PeekUnder)
    assert Wire.RED in (move.wires if isinstance(move, Peek) else (move.wire,))


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_hides_while_no_cut_can_set_off_the_bomb(level: str) -> None:
    at = table(Choosing(), bomb=1, round=1, plates=())
    assert Choose(CHICKEN) not in {ask(LEVELS[level], at, luck=luck) for luck in range(150)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_chicken_always_looks_as_it_costs_nothing(level: str) -> None:
    """Even where it changes nothing about the next card."""
    entries = [entry for entry, _ in play_on(GAME.table(4), (LEVELS[level],) * 4, ("looks", 3))]
    moves = [entry.move for entry in entries if isinstance(entry, Played)]
    assert any(isinstance(move, Peek | PeekUnder) for move in moves)
    assert Decline() not in moves


@pytest.mark.parametrize(("bot", "seat"), [*product(COUNTING, range(2))])
def test_of_two_tools_they_draft_the_better(bot: Bot, seat: Seat) -> None:
    better, worse = max(WORTH, key=WORTH.__getitem__), min(WORTH, key=WORTH.__getitem__)
    at = table(Drafting(seat), display=(worse, better))
    assert ask(bot, at, seat) == Draft(better)


def test_every_tool_has_a_worth() -> None:
    assert set(WORTH) == set(Tool)


def test_a_careless_player_cuts_where_most_lies_even_if_others_will_too() -> None:
    at = table(Choosing(), plates=(Wire.YELLOW, Wire.YELLOW), bomb=3)
    picks = [ask(easy(), at, luck=luck) for luck in range(40)]
    assert picks.count(Choose(YELLOW)) > 20
    assert len(set(picks)) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_luck_gives_the_same_game(level: str) -> None:
    assert game(level, seed=5)[-1].state == game(level, seed=5)[-1].state


def test_nobody_but_hard_searches_and_hard_can_hurry() -> None:
    assert isinstance(hard(), Searcher)
    assert not isinstance(normal(), Searcher)
    assert hard().searching(7) == hard(7) != hard()


@pytest.mark.parametrize("looks", [0, 5])
def test_hard_answers_with_the_best_it_has_found_when_its_time_is_up(looks: int) -> None:
    """However many iterations are left."""
    left = iter(range(looks))
    bot = hard().searching(10**12, lambda: next(left, None) is None)
    states = [table.state for table in game("easy", seed=2)]
    state = next(state for state in states if state.todo and isinstance(state.todo[0], Choosing))
    assert bot.answer(state.view(0), (), state.choices(0), Seeded(1)) in state.choices(0)
    assert next(left, None) is None  # it looked


def test_levels_are_hired_by_name() -> None:
    bots: list[Bot] = [easy(), normal(), hard()]
    assert [make_bot(GAME, level) for level in levels_of(GAME)[1:]] == bots


def test_every_card_is_played_by_every_level() -> None:
    for level in LEVELS:
        end = game(level, seed=1)[-1].state
        assert {action for seat in range(4) for action in Action if played(end, seat, action)} == set(Action)


def played(end: Academy, seat: Seat, action: Action) -> bool:
    return any(getattr(news, "actions", (None,) * 4)[seat] is action for news in end.story)
