"""Every title as a game of OpenSpiel: importing this registers them.

import boomtable.lab.openspiel
import pyspiel

game = pyspiel.load_game("boomtable_trick_snipers(players=4)")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from boomtable.engine import CHANCE, Game, Luck, Seat, Seeded
from boomtable.games.catalog import CATALOG
from boomtable.lab.encodings import ENCODINGS, Encoding, encode
from boomtable.lab.extras import MissingExtra

try:
    import numpy as np
    import pyspiel

    from boomtable.lab.adapters.openspiel_observer import SeatObserver
    from boomtable.lab.adapters.search_state import SearchState
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None

__all__ = ["Rollouts", "TitleGame", "TitleState", "resampler"]

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
MOST_KINDS = 64  # of cards that chance draws from
LONGEST = 100_000  # no game is this long, but OpenSpiel wants a number

Params = dict[str, Any]


class UniformLuck(Seeded):
    """Luck from OpenSpiel's own source of random numbers."""

    def __init__(self, uniform: Callable[[], float]) -> None:
        self._random = uniform


class TitleGame(pyspiel.Game):
    """A title for a number of players, with its house rules as parameters."""

    kind: ClassVar[Any]
    title: ClassVar[str]

    def __init__(self, params: Params | None = None) -> None:
        usual = self.kind.parameter_specification
        given = {**usual, **(params or {})}
        house = {name: value for name, value in given.items() if name not in ("players", "talk")}
        self.encoding: Encoding[Any, Any] = encode(self.title, given["players"], house, talk=given["talk"])
        changed = {name: value for name, value in given.items() if value != usual[name]}
        super().__init__(self.kind, info(self.encoding), changed)
        self.beginning = SearchState(self.encoding)

    def new_initial_state(self) -> TitleState:
        return TitleState(self)

    def make_py_observer(self, kind: Any = None, params: Params | None = None) -> SeatObserver | None:
        return SeatObserver.of(self.encoding, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def from_view(self, view: Any, luck: Luck) -> TitleState:
        """A state in which the seat of this view is asked, imagined from nothing else."""
        return self._state(self.beginning.from_view(view, luck))

    def _state(self, position: SearchState) -> TitleState:
        state = TitleState(self)
        state.at = position
        return state


class TitleState(pyspiel.State):
    """A state of a game. All that OpenSpiel copies of it is `at`."""

    at: SearchState

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.at = game.beginning.copy()

    def current_player(self) -> Seat:
        asked = self.at.asked
        return asked[0] if asked else TERMINAL

    def is_terminal(self) -> bool:
        return not self.at.asked

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """As in OpenSpiel, which would call Python five times for this."""
        at = self.at
        if at.drawing:
            return at.drawing.legal
        if not at.asked or (player is not None and player != at.asked[0]):
            return super().legal_actions(player) if player is not None else []
        return at.legal(at.asked[0])[:]

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.at.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        drawing = self.at.drawing
        return drawing.outcomes if drawing else []

    def _apply_action(self, action: int) -> None:
        at = self.at
        if at.drawing:
            at.draw(action)
        else:
            at.act(at.asked[0], action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player != CHANCE:
            return self.at.encoding.actions[action]
        return str(self.at.drawing.kinds[action]) if self.at.drawing else str(action)

    def returns(self) -> list[float]:
        return self.at.encoding.returns(self.at.state)

    def __str__(self) -> str:
        """Everything, for debugging: no seat is ever given this."""
        at = self.at
        drawn = at.drawing.drawn if at.drawing else ()
        table = at.encoding.game.encode(at.state).decode()
        return f"{table} {at.ledger} {at.asked} {at.sub_actions} {drawn} {at.clock.now}"

    def resample_from_infostate(self, player: Seat, uniform: Any) -> TitleState:
        """Another state that this player cannot tell from this one. It has no history of its own."""
        return self.imagined(player, UniformLuck(uniform))

    def imagined(self, player: Seat, luck: Luck) -> TitleState:
        game: TitleGame = self.get_game()
        return game._state(self.at.imagined(player, luck))


def resampler(*seed: int | str) -> Callable[[TitleState, Seat], TitleState]:
    """Imagines tables that fit what a player knows, for a search's `set_resampler`; the same ones for a seed."""
    luck = Seeded(*seed)
    return lambda state, player: state.imagined(player, luck)


def info(encoding: Encoding[Any, Any]) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(encoding.actions),
        max_chance_outcomes=MOST_KINDS,
        num_players=encoding.players,
        min_utility=-1.0,
        max_utility=encoding.players - 1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def register(game: Game[Any, Any]) -> None:
    """A class for every title: OpenSpiel keeps it to the end of the process, when no mere function is safe."""
    kind = game_type(game)
    pyspiel.register_game(kind, type(kind.short_name, (TitleGame,), {"kind": kind, "title": game.id}))


def game_type(game: Game[Any, Any]) -> Any:
    house = {option.name: option.default for option in game.house_rules}
    return pyspiel.GameType(
        short_name=f"boomtable_{game.id.replace('-', '_')}",
        long_name=f"Boomtable {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "talk": False, **house},
    )


class Rollouts:
    """An evaluator for OpenSpiel's searches: one random game from a state to its end, faster than theirs.

    Every legal action is equally likely.
    """

    def __init__(self, *seed: int | str) -> None:
        self.luck = Seeded(*seed)

    def evaluate(self, state: Any) -> Any:
        luck = self.luck
        episode = state.at.with_luck(luck)
        while asked := episode.asked:
            legal = episode.legal(asked[0])
            episode.act(asked[0], legal[luck.pick(len(legal))])
        return np.array(episode.encoding.returns(episode.state))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


for _title in ENCODINGS:
    register(CATALOG[_title])
