"""Hard bots against OpenSpiel's ISMCTS at equal time: `python tools/against_ismcts.py TITLE [GAMES] [SEED]`.

The search plays through the OpenSpiel adapter on tables that we imagine for it, and never talks. A few games first
measure how long a hard bot takes per answer; the search gets the same time, or with `--times` a multiple of it.
`--players` sets the number of players.
"""

from __future__ import annotations

from time import process_time
from typing import Any

import numpy as np
import pyspiel
from cyclopts import run
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from boomtable.bots import Bot, Talker, make_bot, play_game
from boomtable.engine import Choices, Game, Luck, Move, Said, Subset, Talk
from boomtable.games.catalog import find
from boomtable.lab import duel
from boomtable.lab.comparison.benchmark import PLAYERS
from boomtable.lab.encodings import WAIT
from boomtable.lab.encodings.sub_actions import SubActions
from boomtable.lab.openspiel import Rollouts, resampler

EXPLORE = 2.0  # the constant of UCB
WARMING = 2  # games
FEWEST = 2  # simulations; with fewer there is no answer


class Timed:
    """A bot that measures its time over answers with more than one choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds, self.answers = bot, 0.0, 0

    @property
    def pace(self) -> float:
        return self.seconds / max(1, self.answers)

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        began = process_time()
        move = self.bot.answer(view, heard, choices, luck)
        if choices.size > 1:
            self.seconds += process_time() - began
            self.answers += 1
        return move


class TimedTalker(Timed):
    def speak(self, view: Any, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        assert isinstance(self.bot, Talker)
        return self.bot.speak(view, heard, luck)


class Ismcts:
    """OpenSpiel's search as a bot at our table: it gets the view, as every bot does."""

    def __init__(self, title: str, players: int, seconds: float, seed: int) -> None:
        self.game = pyspiel.load_game(f"boomtable_{title.replace('-', '_')}", {"players": players})
        self.random = np.random.RandomState(seed)
        self.search = ISMCTSBot(self.game, Rollouts(seed), EXPLORE, FEWEST, random_state=self.random)
        self.search.set_resampler(resampler(seed))
        self.seconds, self.pace = seconds, seconds / 10  # per answer, and an estimate per simulation
        self.simulations = 0

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        state = self.game.from_view(view, luck)
        sub_actions: SubActions = ()
        seconds = self.seconds / (choices.count if isinstance(choices, Subset) else 1)
        while True:
            pick = self._pick(state, seconds)
            if pick == WAIT:
                return None
            sub_actions = (*sub_actions, pick)
            if move := self.game.encoding.answer(choices, sub_actions):
                answer: Move = move
                return answer
            state.apply_action(pick)

    def _pick(self, state: Any, seconds: float) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        count = max(FEWEST, round(seconds / self.pace))
        self.search._max_simulations = count
        began = process_time()
        actions, chances = zip(*self.search.run_search(state), strict=True)
        self.pace = 0.7 * self.pace + 0.3 * (process_time() - began) / count
        self.simulations += count
        return int(self.random.choice(actions, p=chances))


def timed(bot: Bot) -> Timed:
    return TimedTalker(bot) if isinstance(bot, Talker) else Timed(bot)


def pace_of(game: Game[Any, Any], players: int, seed: int) -> float:
    """The seconds a hard bot takes per answer in games of hard bots."""
    hard = timed(make_bot(game, "hard"))
    for number in range(WARMING):
        for _ in play_game(game, players, (hard,) * players, ("warming", seed, number)):
            pass
    return hard.pace


def main(title: str, games: int = 20, seed: int = 1, *, players: int | None = None, times: float = 1) -> None:
    game = find(title)
    players = players or PLAYERS[title]
    hard = timed(make_bot(game, "hard"))
    search = Ismcts(title, players, times * pace_of(game, players, seed), seed)
    rival = Timed(search)
    found = duel(game, players, hard, rival, games=games, seed=seed)
    print("| title | players | games | share of hard | low | high | ms hard | ms ISMCTS | simulations |")
    print("|---|---|---|---|---|---|---|---|---|")
    share = f"{found.a_share:.3f} | {found.low:.3f} | {found.high:.3f}"
    spent = f"{1e3 * hard.pace:.1f} | {1e3 * rival.pace:.1f} | {search.simulations / max(1, rival.answers):.0f}"
    print(f"| {title} | {players} | {games} | {share} | {spent} |")


if __name__ == "__main__":
    run(main)
