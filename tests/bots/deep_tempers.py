"""In every title the bold really risk more than the cautious, and hardly any temper wins more than another.

`python -m tests.bots.deep_tempers TITLE LEVEL DEALS GAMES [SEED]` prints both; another seed has other deals.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TypeAlias

import pytest
from msgspec import Struct

from boomtable.bots import Searcher, Talker, make_bot, play_on, tempered
from boomtable.bots.bomb_squad_academy.choosing import danger
from boomtable.bots.bomb_squad_academy.situation import ACTS, situation
from boomtable.bots.temper import Temper
from boomtable.bots.time_bomb.beliefs import beliefs
from boomtable.bots.time_bomb_evolution.beliefs import beliefs as evolution_beliefs
from boomtable.bots.trick_snipers.heuristics import chiefs
from boomtable.engine import Game, Seat, Table
from boomtable.engine.records import Played
from boomtable.games import bomb_squad_academy, time_bomb, time_bomb_evolution, trick_snipers, two_rooms
from boomtable.games.bomb_squad_academy.moves import Choose
from boomtable.games.time_bomb_shared.cards import Role
from boomtable.games.trick_snipers.moves import PassOn
from boomtable.games.two_rooms.moves import Accept, Refuse
from boomtable.lab.duel import Duel, duel
from boomtable.lab.interval import spread

Risk: TypeAlias = Callable[[Table[Any], Seat, Any], float | None]  # of a move at a table; None for most moves
Interval: TypeAlias = tuple[float, float, float]


def suspect(thinks: Callable[..., Any]) -> Risk:
    """How likely SWAT gives the nippers to a Terrorist, for all that it could work out itself."""

    def risk(table: Table[Any], seat: Seat, move: Any) -> float | None:
        view = table.state.view(seat)
        owner = getattr(move, "owner", None)
        return None if owner is None or view.role is not Role.SWAT else thinks(view, table.heard(seat)).terrorist[owner]

    return risk


def explosive(table: Table[Any], seat: Seat, move: Any) -> float | None:
    """How likely a card sets off the bomb, for all that the player can reckon."""
    return danger(situation(table.state.view(seat)), ACTS[move.action]) if isinstance(move, Choose) else None


def sevens_kept(table: Table[Any], seat: Seat, move: Any) -> float | None:
    return chiefs(table.state.view(seat).hand) - chiefs(move.cards) if isinstance(move, PassOn) else None


def shares(_table: Table[Any], _seat: Seat, move: Any) -> float | None:
    """Every answer to an offer: whether the card is shown."""
    return float(isinstance(move, Accept)) if isinstance(move, Accept | Refuse) else None


class Trial(Struct, frozen=True):
    """What is measured in a title, and among how many players."""

    game: Game[Any, Any]
    players: int
    level: str
    deals: int  # that a test can wait for
    risk: Risk
    first: int | None = None  # of a deal count only so many moves


TRIALS = (
    Trial(time_bomb.GAME, 5, "hard", 250, suspect(beliefs)),
    Trial(time_bomb.GAME, 5, "normal", 150, suspect(beliefs)),
    Trial(time_bomb_evolution.GAME, 5, "hard", 60, suspect(evolution_beliefs)),
    Trial(bomb_squad_academy.GAME, 4, "normal", 100, explosive),
    Trial(trick_snipers.GAME, 4, "normal", 100, sevens_kept, 4),
    Trial(two_rooms.GAME, 10, "normal", 20, shares),
)
A_SEED = 10**6  # deals of the risks
DUELS = ((Temper.BOLD, Temper.CAUTIOUS), (Temper.CHATTY, Temper.STONE_FACED))


def bot_of(trial: Trial, level: str, temper: Temper) -> Any:
    bot = make_bot(trial.game, level)
    return tempered(bot.searching(bot.iterations // 8) if isinstance(bot, Searcher) else bot, temper)


def risks(trial: Trial, level: str, temper: Temper, number: int) -> Iterator[float]:
    before: Table[Any] = trial.game.table(trial.players)
    bots = (bot_of(trial, level, temper),) * trial.players
    for entry, table in play_on(before, bots, ("risk", number)):
        if isinstance(entry, Played) and entry.seat >= 0:
            found = trial.risk(before, entry.seat, entry.move)
            yield from [found] if found is not None else []
        before = table


def risk(trial: Trial, level: str, temper: Temper, deals: int, seed: int = 1) -> Interval:
    """The mean risk in a deal where all are of this temper."""
    numbers = range((seed - 1) * A_SEED, (seed - 1) * A_SEED + deals)
    found = [[*islice(risks(trial, level, temper, number), trial.first)] for number in numbers]
    return spread([sum(each) / len(each) for each in found if each])


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: f"{trial.game.id}-{trial.level}")
def test_the_bold_risk_more_than_the_cautious(trial: Trial) -> None:
    (_, low, _), (_, _, high) = (risk(trial, trial.level, each, trial.deals) for each in DUELS[0])
    assert low > high


def fought(trial: Trial, level: str, one: Temper, other: Temper, games: int, seed: int = 1) -> Duel:
    return duel(trial.game, trial.players, bot_of(trial, level, one), bot_of(trial, level, other), games, seed)


def pairs(trial: Trial) -> list[tuple[Temper, Temper]]:
    """Chatty and stone-faced differ only where bots talk."""
    return [*DUELS] if isinstance(make_bot(trial.game, trial.level), Talker) else [DUELS[0]]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("trial", "pair"), [(trial, pair) for trial in TRIALS for pair in pairs(trial)], ids=lambda each: str(each)[:40]
)
def test_tempers_are_even_within_two_points(trial: Trial, pair: tuple[Temper, Temper]) -> None:
    assert abs(fought(trial, trial.level, *pair, 4000).a_share - 0.5) <= 0.02


def main(title: str, level: str, deals: int, games: int, seed: int = 1) -> None:
    trial = next(trial for trial in TRIALS if trial.game.id == title)
    for temper in DUELS[0] if deals else ():
        print(
            title,
            level,
            temper,
            deals,
            *[f"{part:.4f}" for part in risk(trial, level, temper, deals, seed)],
            flush=True,
        )
    for pair in pairs(trial) if games else ():
        fight = fought(trial, level, *pair, games, seed)
        print(title, level, *pair, games, *[f"{part:.4f}" for part in (fight.a_share, fight.low, fight.high)])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
