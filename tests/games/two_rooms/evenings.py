"""Random setups of every kind: there are far too many to try them all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from boomtable.engine import CLOCK, BadSetup, Luck, Move, Seat, Seeded
from boomtable.games.two_rooms import GAME, TwoRooms
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.moves import Appoint, Send
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.playset import PRESETS, Wish, propose
from tests.games.two_rooms.decks import random_deck
from tests.kinds import of_any_kind

RULES = [option.name for option in GAME.option_list if option.allowed]
SIZES = (6, 6, 6, 6, 7, 7, 8, 11)  # colours may be shared from 11 on [TR17]


def evenings(seed: str, sizes: tuple[int, ...], *without: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Endless random setups: any options but these, and a preset, a proposal full of characters, or any deck."""
    luck = Seeded(seed)
    while True:
        players = sizes[luck.pick(len(sizes))]
        rules: dict[str, Any] = {name: not luck.pick(4) for name in RULES if name not in without}
        rules["colours"] = bool(luck.pick(8))
        options = Options(**rules)
        match luck.pick(4):
            case 0:
                playset = [*PRESETS][luck.pick(len(PRESETS))]
            case 1:
                playset = " ".join(propose(players, Wish.CHAOS, options, luck))
            case _:
                playset = " ".join(random_deck(players, options, CARDS, luck))
        chosen = {"playset": playset, **{name: str(value).lower() for name, value in rules.items()}}
        try:
            GAME.table(players, chosen)
        except BadSetup:  # five rounds for a few, or a preset that has no room
            continue
        yield players, chosen


def some(number: int, seed: str, sizes: tuple[int, ...], *without: str) -> tuple[tuple[int, dict[str, str]], ...]:
    return tuple(setup for setup, _ in zip(evenings(seed, sizes, *without), range(number), strict=False))


def hurried(state: Any, luck: Luck, patience: int) -> Iterator[Any]:
    """Random play from here on; after this many moves the round is ended."""
    yield state
    for act in range(1, 2000):
        if not state.turn:
            return
        seat, move = ending(state) if act % patience == 0 else (state.turn[luck.pick(len(state.turn))], None)
        state = state.play(seat, move or of_any_kind(state.choices(seat), luck))
        yield state


def ending(state: TwoRooms) -> tuple[Seat, Move | None]:
    """What ends a round: the clock, or without a timer a leader who names hostages; or else a leader [TR14]."""
    if CLOCK in state.turn:
        return CLOCK, None
    moves = [(seat, move) for seat in state.turn for move in islice(state.choices(seat), 400)]
    chosen = sorted(moves, key=lambda each: (type(each[1]) is not Send, type(each[1]) is not Appoint))
    return chosen[0] if isinstance(chosen[0][1], Send | Appoint) else (chosen[-1][0], None)


# Without a timer only leaders end a round: at random that takes too long, so it is walked through elsewhere [TR14].
EVENINGS = some(64, "evenings", SIZES, "no_timer")
