"""A habit changes what it is called after, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boomtable.bots import make_bot, play_on
from boomtable.bots.habit import NO_HABIT, Keeping
from boomtable.bots.levels import HABITS
from boomtable.engine import Game, Table
from boomtable.engine.records import Entry, Played, Spoken
from boomtable.games import bomb_squad_academy, time_bomb, time_bomb_evolution, trick_snipers, two_rooms
from boomtable.games.bomb_squad_academy.cards import Action
from boomtable.games.bomb_squad_academy.moves import Choose
from boomtable.games.time_bomb_shared.moves import Accuse
from boomtable.games.trick_snipers.moves import Play

BOXES = (time_bomb, time_bomb_evolution)


def played(game: Game[Any, Any], players: int, name: str, **options: Any) -> Iterator[tuple[Entry, Table[Any]]]:
    """A game of easy bots that all have this habit."""
    habits = HABITS[game.id]
    habit = next(habit for habit in (NO_HABIT, *habits.tried) if habit.name == name)
    player = Keeping(make_bot(game, "easy"), habits.moment, dict.fromkeys(habits.moments, habit))
    return play_on(game.table(players, options), (player,) * players, ("habits", 1))


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("claims", ["free", "in_turn"])
@pytest.mark.parametrize(("name", "told"), [("claims-0", 0), ("claims-2", 2), ("truth", None)])
def test_claims_are_as_the_habit_says_or_the_most_there_can_be(
    box: Any, claims: str, name: str, told: int | None
) -> None:
    made = 0
    for entry, table in played(box.GAME, 4, name, claims=claims):
        word = entry.talk if isinstance(entry, Spoken) else entry.move
        if isinstance(word, box.Claim):
            view, made = table.state.view(entry.seat), made + 1
            held = view.hand.count("success")
            assert word.success == min(held if told is None else told, len(view.hand), view.successes - view.found)
    assert made >= 4


@pytest.mark.parametrize("box", BOXES)
def test_whoever_never_speaks_never_speaks_and_whoever_accuses_does_so_once_a_round(box: Any) -> None:
    assert not [entry for entry, _ in played(box.GAME, 4, "silent") if isinstance(entry, Spoken)]
    *_, (_, end) = played(box.GAME, 4, "accuses")
    accused = [(said.seat, said.round) for said in end.ledger if isinstance(said.talk, Accuse)]
    assert len(accused) == len({*accused}) >= 4
    assert all(isinstance(said.talk, Accuse | box.Claim) for said in end.ledger)


def test_without_a_habit_everything_is_as_the_bot_does_it() -> None:
    bots = (make_bot(time_bomb.GAME, "easy"),) * 4
    plain = [entry for entry, _ in play_on(time_bomb.GAME.table(4), bots, ("habits", 1))]
    assert [entry for entry, _ in played(time_bomb.GAME, 4, "as-it-is")] == plain


def test_whoever_never_shares_shares_nothing() -> None:
    *_, (_, end) = played(two_rooms.GAME, 6, "never-shares")
    assert not end.state.shares


def test_cards_are_chosen_as_the_habit_says() -> None:
    before: Table[Any] = bomb_squad_academy.GAME.table(2)
    for entry, table in played(bomb_squad_academy.GAME, 2, "green"):
        if isinstance(entry, Played) and isinstance(entry.move, Choose):
            assert (entry.move.action is Action.GREEN) is (Choose(Action.GREEN) in before.state.choices(entry.seat))
        before = table
    before = trick_snipers.GAME.table(3)
    for entry, table in played(trick_snipers.GAME, 3, "lowest"):
        if isinstance(entry, Played) and isinstance(entry.move, Play):
            assert entry.move.card.number == min(move.card.number for move in before.state.choices(entry.seat))
        before = table


@pytest.mark.parametrize("game", [module.GAME for module in (bomb_squad_academy, trick_snipers, two_rooms)])
@pytest.mark.slow
def test_every_habit_is_played_to_the_end(game: Game[Any, Any]) -> None:
    for habit in HABITS[game.id].tried:
        *_, (_, end) = played(game, game.seats[0], habit.name)
        assert end.state.outcome, habit.name


def test_habits_have_different_names() -> None:
    for habits in HABITS.values():
        assert len({habit.name for habit in habits.tried}) == len(habits.tried)
