"""Every title as an OpenSpiel game; importing this module registers them.

import boomtable.lab.openspiel
import pyspiel

game = pyspiel.load_game("boomtable_trick_snipers(players=4)")
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, ClassVar

import msgspec

from boomtable.engine import CHANCE, PUBLIC, Game, Luck, Seat, Seeded
from boomtable.games.catalog import CATALOG
from boomtable.lab.encodings import ENCODINGS, Encoding, encode
from boomtable.lab.extras import MissingExtra

try:
    import numpy as np
    import pyspiel

    from boomtable.lab.adapters.search_state import SearchState
except ModuleNotFoundError as error:
    raise MissingExtra(error, "openspiel") from None

__all__ = ["Rollouts", "TitleGame", "TitleState", "resampler"]

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
MOST_KINDS = 64  # of cards that chance draws from
LONGEST = 100_000  # no game is this long, but OpenSpiel wants a number
RECALL = 16  # numbers of the digest, which distinguishes states with equal observations
MINE, NOBODYS = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE

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
        options = {name: value for name, value in given.items() if name not in ("players", "talk")}
        self.encoding: Encoding[Any, Any] = encode(self.title, given["players"], options, talk=given["talk"])
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
        """As in OpenSpiel, whose own version would call Python five times."""
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
        """The whole state, for debugging; no seat ever gets this."""
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


class SeatObserver:
    """The string is the view, the sub-actions so far and what was heard; the tensor is the title's encoding.

    With perfect recall some more come after them, a digest of the text: where an encoding leaves out what no longer
    matters they keep two information states apart.
    """

    def __init__(self, encoding: Encoding[Any, Any], *, recall: bool) -> None:
        self.size, self.recall = encoding.size, recall
        self.tensor: Any = np.zeros(encoding.size + RECALL * recall, np.float32)
        spans = [(name, span) for name, span in encoding.layout.slices.items() if span.stop > span.start]
        self.dict = {name: self.tensor[span] for name, span in spans}
        if recall:
            self.dict["recall"] = self.tensor[encoding.size :]

    @classmethod
    def of(cls, encoding: Encoding[Any, Any], kind: Any, params: Any) -> SeatObserver | None:
        """The observer of this kind; None if it would show what no seat may see."""
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        if kind is None:
            return cls(encoding, recall=False)
        match kind.public_info, kind.private_info:
            case True, private if private == MINE:
                return cls(encoding, recall=kind.perfect_recall)
            case True, private if private == NOBODYS:
                return PublicObserver()
            case False, private if private == MINE:
                return PrivateObserver()
        return None

    def set_from(self, state: Any, player: Seat) -> None:
        drawing = state.at.drawing  # while chance draws nobody is asked, and there are no numbers
        self.tensor[: self.size] = 0 if drawing else np.frombuffer(state.at.observe(player), np.int8)
        if self.recall:
            digest = blake2b(self.string_from(state, player).encode(), digest_size=RECALL).digest()
            self.tensor[self.size :] = np.frombuffer(digest, np.uint8) / 255

    def string_from(self, state: Any, player: Seat) -> str:
        at = state.at
        known = at.state.view(player)
        rest = (at.sub_actions.get(player, ()), at.table.heard(player), at.speaking, at.ticks)
        return (msgspec.json.encode(known) + msgspec.json.encode(rest)).decode()


class PublicObserver(SeatObserver):
    """Shows what everyone may know."""

    def __init__(self) -> None:
        self.tensor, self.dict = None, {}

    def set_from(self, state: Any, player: Seat) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: Any, player: Seat) -> str:
        return msgspec.json.encode((state.at.state.view(PUBLIC), state.at.table.heard(PUBLIC))).decode()


class PrivateObserver(PublicObserver):
    """Shows what a seat knows beyond that: the parts of its view that differ from the public one."""

    def string_from(self, state: Any, player: Seat) -> str:
        at = state.at
        mine, public = (msgspec.to_builtins(at.state.view(viewer)) for viewer in (player, PUBLIC))
        secrets = {name: part for name, part in mine.items() if part != public.get(name)}
        return msgspec.json.encode((secrets, at.sub_actions.get(player, ()))).decode()


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
    """Register a class for a title. OpenSpiel keeps it until the process ends, when a plain function is not safe."""
    kind = game_type(game)
    pyspiel.register_game(kind, type(kind.short_name, (TitleGame,), {"kind": kind, "title": game.id}))


def game_type(game: Game[Any, Any]) -> Any:
    options = {option.name: option.default for option in game.option_list}
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
        parameter_specification={"players": game.seats[0], "talk": False, **options},
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
