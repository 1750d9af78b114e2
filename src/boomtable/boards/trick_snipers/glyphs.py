"""The marks a table is drawn with, and cards. Each reads without its colour."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from boomtable.games.trick_snipers import Card, Clan
from boomtable.games.trick_snipers.cards import ENOUGH

STYLES = {Clan.BLACK: "bold", Clan.GREEN: "bold green", Clan.RED: "bold red", Clan.YELLOW: "bold yellow"}


class Glyphs(Struct, frozen=True):
    strand: str  # what the title hangs on
    asked: str
    answered: str
    winner: str
    scored: str  # a point, and one that is still to come
    missing: str
    passed: str  # from one hand to the next

    def points(self, points: int) -> Text:
        return Text(self.scored * points + self.missing * (ENOUGH - points), style="title")


DRAWN = Glyphs(strand="━", asked="▸", answered="✓", winner="★", scored="◆", missing="◇", passed="→")
TYPED = Glyphs(strand="=", asked=">", answered="+", winner="*", scored="#", missing="-", passed=">")


def glyphs_for(console: Console) -> Glyphs:
    """Drawn marks where the terminal can show them, plain type where it cannot."""
    return TYPED if console.is_dumb_terminal or console.options.ascii_only else DRAWN


def drawn(card: Card) -> Text:
    return Text(str(card), style=STYLES[card.clan])


def row(cards: Iterable[Card]) -> Text:
    """Cards as they are typed."""
    return Text(" ").join([drawn(card) for card in cards])


def by_clan(cards: Iterable[Card], shunned: Iterable[Card] = ()) -> Text:
    """A hand by clans, each once with its letter, lowest number first; what may not be played in brackets."""
    held, shunned = sorted(cards), {*shunned}
    suits = [[card for card in held if card.clan is clan] for clan in Clan]
    return Text("   ").join([_suit(suit, shunned) for suit in suits if suit])


def _suit(suit: list[Card], shunned: set[Card]) -> Text:
    letter = Text(suit[0].clan[0], style=f"{STYLES[suit[0].clan]} reverse")
    numbers = " ".join(str(card.number) for card in suit)
    if shunned.issuperset(suit):  # a clan is played or not, as a whole
        return Text.assemble(letter, (f" ({numbers})", "quiet"))
    return Text.assemble(letter, (f" {numbers}", STYLES[suit[0].clan]))
