"""Habits of claiming and accusing that can be tried in both boxes of Time Bomb."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from boomtable.bots.bot import Bot
from boomtable.bots.habit import Habit, Habits, act_alike, say_alike, say_nothing
from boomtable.bots.time_bomb_shared.claims import most_success
from boomtable.engine import Choices, Luck, Move, Said, Talk
from boomtable.games.time_bomb_shared.cards import Role
from boomtable.games.time_bomb_shared.moves import Accuse
from boomtable.games.time_bomb_shared.steps import Claiming
from boomtable.games.time_bomb_shared.table import SUCCESS, WireView

Number: TypeAlias = Callable[[int], int]  # from the Success held to the Success claimed
Claimed: TypeAlias = Callable[[Any, Any, int], Any]  # a view, and a claim made to claim so much Success
MANY = 2  # and more Success are one moment for a learner


def always(number: int, _held: int) -> int:
    return number


def more(number: int, held: int) -> int:
    return held + number


NUMBERS: dict[str, tuple[Number, Role | None]] = {  # what to claim, and who might
    "truth": (partial(more, 0), None),
    "claims-0": (partial(always, 0), None),
    "claims-1": (partial(always, 1), None),
    "claims-2": (partial(always, 2), None),
    "one-more": (partial(more, 1), Role.TERRORIST),
    "two-more": (partial(more, 2), Role.TERRORIST),
    "one-less": (partial(more, -1), Role.TERRORIST),
}


def habits(claim: type[Any], claimed: Claimed) -> Habits:
    """The habits of a box, whose claims are these."""
    claims = [
        Habit(name, partial(act_claiming, claimed, number), partial(say_claiming, claim, claimed, number), side)
        for name, (number, side) in NUMBERS.items()
    ]
    accuses = Habit("accuses", say=partial(say_accusing, claim))
    return Habits((*claims, accuses, Habit("silent", say=say_nothing)), success_held, ("0", "1", "2"), tuple(Role))


def act_claiming(
    claimed: Claimed,
    number: Number,
    bot: Bot,
    view: Any,
    heard: tuple[Said, ...],
    choices: Choices[Any],
    luck: Luck,
) -> Move | None:
    """Claim this number when asked to claim."""
    move = act_alike(bot, view, heard, choices, luck)
    return _numbered(claimed, number, view, move) if isinstance(view.todo[0], Claiming) else move


def say_claiming(
    claim: type[Any], claimed: Claimed, number: Number, bot: Bot, view: Any, heard: tuple[Said, ...], luck: Luck
) -> Talk | None:
    """Claim this number whenever the bot would claim."""
    talk = say_alike(bot, view, heard, luck)
    return _numbered(claimed, number, view, talk) if isinstance(talk, claim) else talk


def _numbered(claimed: Claimed, number: Number, view: WireView, word: Any) -> Any:
    told = number(view.hand.count(SUCCESS))
    return claimed(view, word, min(max(told, 0), most_success(view)))


def say_accusing(claim: type[Any], bot: Bot, view: WireView, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
    """Claim as the bot does, and for the rest accuse somebody, once a round."""
    talk = say_alike(bot, view, heard, luck)
    mine = [said.talk for said in heard if said.seat == view.viewer and said.round == view.round]
    over = view.outcome is not None or len(view.cuts) >= view.round * view.players
    if isinstance(talk, claim) or over or not mine or any(isinstance(said, Accuse) for said in mine):
        return talk if isinstance(talk, claim) else None
    others = [seat for seat in range(view.players) if seat != view.viewer]
    return Accuse(others[luck.pick(len(others))])


def success_held(view: WireView) -> str:
    return str(min(MANY, view.hand.count(SUCCESS)))
