"""The marks a room is drawn with, and cards in their colours. Each reads without its colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from boomtable.games.two_rooms.characters import CARDS, Team
from boomtable.words import say

STYLES = {Team.RED: "bold red", Team.BLUE: "bold blue", Team.GREY: "bold", Team.GREEN: "bold green"}


class Glyphs(Struct, frozen=True):
    strand: str  # what the title hangs on
    leader: str
    points: str  # at someone
    winner: str


DRAWN = Glyphs(strand="━", leader="♛", points="→", winner="★")
TYPED = Glyphs(strand="=", leader="#", points=">", winner="*")


def glyphs_for(console: Console) -> Glyphs:
    """Drawn marks where the terminal can show them, plain type where it cannot."""
    return TYPED if console.is_dumb_terminal or console.options.ascii_only else DRAWN


def card_name(card: str) -> str:
    return say(f"two-rooms-card-{card}")


def team_name(team: str) -> str:
    return say(f"two-rooms-team-{team}")


def drawn(card: str) -> Text:
    return Text(card_name(card), style=STYLES[CARDS[card].team])


def row(cards: Iterable[str]) -> Text:
    """Cards side by side, those of a kind counted."""
    return Text(", ").join([_counted(card, count) for card, count in Counter(cards).items()])


def _counted(card: str, count: int) -> Text:
    words = card_name(card) if count == 1 else say("rooms-counted", count=count, card=card_name(card))
    return Text(words, style=STYLES[CARDS[card].team])
