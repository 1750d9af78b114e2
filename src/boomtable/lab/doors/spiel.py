"""Every title as a game of OpenSpiel, written in Python there as here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pyspiel

from boomtable.engine import CHANCE, Game, Luck, Seat, Seeded
from boomtable.lab.doors.spiel_observer import SeatObserver
from boomtable.lab.doors.standing import Standing
from boomtable.lab.encodings import Encoding, encode

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
MOST_KINDS = 64  # of cards that chance draws from
LONGEST = 100_000  # no game is as long; OpenSpiel wants to know a number

Params = dict[str, Any]


class Lent(Seeded):
    """Luck from a source of random numbers that OpenSpiel lends."""

    def __init__(self, uniform: Callable[[], float]) -> None:
        self._random = uniform


class TitleGame(pyspiel.Game):
    """A title for so many players, under its house rules."""

    kind: ClassVar[Any]
    title: ClassVar[str]

    def __init__(self, params: Params | None = None) -> None:
        usual = self.kind.parameter_specification
        given = {**usual, **(params or {})}
        house = {name: value for name, value in given.items() if name not in ("players", "talk")}
        self.encoding: Encoding[Any, Any, Any] = encode(self.title, given["players"], house, talk=given["talk"])
        changed = {name: value for name, value in given.items() if value != usual[name]}
        super().__init__(self.kind, info(self.encoding), changed)
        self.beginning = Standing(self.encoding)

    def new_initial_state(self) -> TitleState:
        return TitleState(self)

    def make_py_observer(self, kind: Any = None, params: Params | None = None) -> SeatObserver | None:
        return SeatObserver.of(self.encoding, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def seen(self, view: Any, luck: Luck) -> TitleState:
        """A state in which the seat of this view is asked, imagined from nothing else."""
        return self._standing(self.beginning.seen(view, luck))

    def _standing(self, standing: Standing) -> TitleState:
        state = TitleState(self)
        state.at = standing
        return state


class TitleState(pyspiel.State):
    """A moment of a game. All that OpenSpiel copies of it is `at`."""

    at: Standing

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.at = game.beginning.copy()

    def current_player(self) -> Seat:
        asked = self.at.asked
        return asked[0] if asked else TERMINAL

    def is_terminal(self) -> bool:
        return not self.at.asked

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """As OpenSpiel has it, which would ask Python five times for this."""
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
        """Everything, for whoever looks for a mistake: no seat is ever given this."""
        at = self.at
        drawn = at.drawing.drawn if at.drawing else ()
        table = at.encoding.game.encode(at.state).decode()
        return f"{table} {at.ledger} {at.asked} {at.picks} {drawn} {at.clock.now}"

    def resample_from_infostate(self, player: Seat, uniform: Any) -> TitleState:
        """Another state that this player cannot tell from this one. It has no history of its own."""
        return self.imagined(player, Lent(uniform))

    def imagined(self, player: Seat, luck: Luck) -> TitleState:
        game: TitleGame = self.get_game()
        return game._standing(self.at.imagined(player, luck))


def resampler(*seed: int | str) -> Callable[[TitleState, Seat], TitleState]:
    """Imagines tables that fit what a player knows, for a search's `set_resampler`; a seed repeats."""
    luck = Seeded(*seed)
    return lambda state, player: state.imagined(player, luck)


def info(encoding: Encoding[Any, Any, Any]) -> Any:
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
