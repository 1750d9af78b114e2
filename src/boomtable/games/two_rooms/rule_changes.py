"""What older versions of these rules played differently, and which games are affected."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.engine import Change
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.characters.habits import PAPARAZZI
from boomtable.games.two_rooms.leading import MAYORS
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.playset import named

SWAPPING = tuple(card for card, character in CARDS.items() if character.swaps)
PSYCHOLOGISTS = ("psychologist-red", "psychologist-blue")
SECURITY = tuple(card for card, character in CARDS.items() if character.holds)
USURPERS = ("usurper-red", "usurper-blue")
HELPERS = ("doctor", "engineer", "nurse", "tinkerer")


def dealt(*groups: tuple[str, ...]) -> Callable[[int, Options], bool]:
    """A test whether the deck has a card of each of these groups."""

    def touches(players: int, options: Options) -> bool:
        deck = {*named(players, options)}
        return all(deck & {*group} for group in groups)

    return touches


def _paparazzi(players: int, options: Options) -> bool:
    return options.privacy_promise and dealt(PAPARAZZI)(players, options)


def _mirrors(players: int, options: Options) -> bool:
    return options.premature_loss and dealt(("clone",), ("robot",))(players, options)


CHANGES = (
    Change(rules=2, rule="TR13", before={"no_parley": True}, touches=dealt(SECURITY)),
    Change(rules=2, rule="TR15", touches=dealt(PSYCHOLOGISTS)),
    Change(rules=2, rule="TR17", before={"colours": True}),
    Change(rules=2, rule="TR20", touches=_paparazzi),
    Change(rules=2, rule="TR22", before={"last_minute": True}),
    Change(rules=2, rule="TR24", touches=dealt(HELPERS, SWAPPING)),
    Change(rules=2, rule="TR28", touches=_mirrors),
    Change(rules=2, rule="TR31", touches=dealt(USURPERS, SWAPPING)),
    Change(rules=2, rule="TR32", touches=dealt(MAYORS)),
)
