"""What may be tried against the bots of Two Rooms: habits of sharing and of telling one's colour."""

from __future__ import annotations

from functools import partial
from typing import Any

from boomtable.bots.bot import Bot
from boomtable.bots.habit import Habit, Habits, act_alike, say_alike, say_nothing
from boomtable.bots.two_rooms.situation import PRECIOUS
from boomtable.engine import Choices, Luck, Move, Said, Talk
from boomtable.games.two_rooms import Tell, View
from boomtable.games.two_rooms.characters.character import CARDS, Team
from boomtable.games.two_rooms.moves import (
    Accept,
    OfferCard,
    OfferColour,
    Refuse,
    ShowAll,
    ShowCard,
    ShowColour,
    ShowColourToAll,
)

SHARES = (OfferCard, OfferColour, ShowCard, ShowAll, ShowColour, ShowColourToAll)
OTHER = {Team.RED: Team.BLUE, Team.BLUE: Team.RED}


def never_share(bot: Bot, view: View, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
    """Refuse every offer, make none, and show nothing."""
    move = act_alike(bot, view, heard, choices, luck)
    if isinstance(move, Accept):
        return Refuse(move.seat) if Refuse(move.seat) in choices else None
    return None if isinstance(move, SHARES) else move


def always_share(bot: Bot, view: View, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
    """Accept every offer."""
    offered = [Accept(offer.by) for offer in view.offers if offer.to == view.viewer and Accept(offer.by) in choices]
    return offered[0] if offered else act_alike(bot, view, heard, choices, luck)


def tell(honest: bool, bot: Bot, view: View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
    """Speak when the bot does, and of oneself always the truth, or always the other colour."""
    talk = say_alike(bot, view, heard, luck)
    team = CARDS[view.card].team if view.card else None
    if not isinstance(talk, Tell) or talk.seat != view.viewer or team not in OTHER:
        return talk
    return Tell(talk.seat, str(team if honest else OTHER[team]))


def card_held(view: View) -> str:
    """Whether the game depends on one's card."""
    return "precious" if view.card in PRECIOUS else "plain"


HABITS = Habits(
    (
        Habit("never-shares", act=never_share),
        Habit("always-shares", act=always_share),
        Habit("truth", say=partial(tell, True)),
        Habit("lies", say=partial(tell, False)),
        Habit("silent", say=say_nothing),
    ),
    card_held,
    ("precious", "plain"),
    ("red", "blue"),
)
