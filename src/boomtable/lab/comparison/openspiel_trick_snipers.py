"""Trick Snipers for four, written directly for OpenSpiel on plain numbers: a baseline for the comparison."""

from __future__ import annotations

from typing import Any

import pyspiel

from boomtable.kernels.snipers_endgame import judged

PLAYERS, HAND, CLAN, PACK = 4, 11, 12, 48
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCE = int(pyspiel.PlayerId.CHANCE)

KIND = pyspiel.GameType(
    short_name="plain_trick_snipers",
    long_name="Plain Trick Snipers",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=PACK,
    max_chance_outcomes=PACK,
    num_players=PLAYERS,
    min_utility=-1.0,
    max_utility=PLAYERS - 1.0,
    utility_sum=0.0,
    max_game_length=PLAYERS * (4 + HAND),
)


class PlainGame(pyspiel.Game):
    def __init__(self, params: Any = None) -> None:
        super().__init__(KIND, INFO, params or {})

    def new_initial_state(self) -> PlainState:
        return PlainState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> None:
        """Return no observer: observations are not part of the comparison."""


class PlainState(pyspiel.State):
    """A card is 12 times its clan plus its number minus one, as in the bots."""

    def __init__(self, game: PlainGame) -> None:
        super().__init__(game)
        self.player = CHANCE
        self.pack = [*range(PACK)]
        self.hands: list[list[int]] = [[] for _ in range(PLAYERS)]
        self.passed: list[list[int]] = [[] for _ in range(PLAYERS)]
        self.dealt = False
        self.leader = -1
        self.trick: list[int] = []
        self.points = [0] * PLAYERS
        self.counts = [0] * PLAYERS

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = [*range(PLAYERS)] if self.dealt else self.pack
        chance = 1 / len(outcomes)
        return [(outcome, chance) for outcome in outcomes]

    def _legal_actions(self, player: int) -> list[int]:
        hand = self.hands[player]
        if self.leader < 0:
            passed = self.passed[player]
            last = passed[-1] if passed else -1
            higher = [card for card in hand if card > last]
            return higher[: len(higher) - 3 + len(passed)]
        if not self.trick:
            return hand
        led = self.trick[0] // CLAN
        return [card for card in hand if card // CLAN == led] or hand

    def _apply_action(self, action: int) -> None:
        if self.player != CHANCE:
            if self.leader < 0:
                self._pass_on(action)
            else:
                self._play(action)
        elif self.dealt:
            self.leader = self.player = action
        else:
            self._deal(action)

    def _deal(self, card: int) -> None:
        self.pack.remove(card)
        self.hands[(PACK - 1 - len(self.pack)) // HAND].append(card)
        if len(self.pack) == PACK - PLAYERS * HAND:
            self.dealt, self.player = True, 0
            for hand in self.hands:
                hand.sort()

    def _pass_on(self, card: int) -> None:
        passed = self.passed[self.player]
        passed.append(card)
        if len(passed) < 4:
            return
        self.player += 1
        if self.player == PLAYERS:
            self.player = CHANCE
            kept = [
                [card for card in hand if card not in given]
                for hand, given in zip(self.hands, self.passed, strict=True)
            ]
            self.hands = [sorted(kept[seat] + self.passed[seat - 1]) for seat in range(PLAYERS)]

    def _play(self, card: int) -> None:
        self.hands[self.player].remove(card)
        self.trick.append(card)
        self.player = (self.player + 1) % PLAYERS
        if len(self.trick) == PLAYERS:
            self._take()

    def _take(self) -> None:
        winner, scores = judged(self.leader, self.trick, 0, PLAYERS, [-1] * 14)
        self.points[winner] += scores
        self.counts[winner] += 1
        self.trick = []
        self.leader = self.player = winner
        if self.points[winner] == 2 or not self.hands[winner]:
            self.player = TERMINAL

    def returns(self) -> list[float]:
        if self.player != TERMINAL:
            return [0.0] * PLAYERS
        ranks = [*zip(self.points, self.counts, strict=True)]
        winners = ranks.count(max(ranks))
        return [(PLAYERS - winners) / winners if rank == max(ranks) else -1.0 for rank in ranks]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def __str__(self) -> str:
        return f"{self.hands} {self.passed} {self.leader} {self.trick} {self.points} {self.counts}"


pyspiel.register_game(KIND, PlainGame)
