"""The options, among them a host's own decks and tracks: `green 0 1 1 2 2 3 3 / 8, red 1 2 3 4 5 6 / 15`."""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from boomtable.engine import Advice, BadSetup, GameOptions
from boomtable.games.bomb_squad_academy.cards import BOX, TILES, Deck, Wire

DECK = re.compile(r"\s*([a-z]+)\s+((?:\d{1,2}\s+)+)/\s*(\d{1,2})\s*")


class Ages(StrEnum):
    """Who is younger than whom [BS4]."""

    DRAWN = "drawn"
    SEATED = "seated"  # the first seat is the youngest


class Options(GameOptions, frozen=True):
    """The options of Bomb Squad Academy."""

    allow_negative: bool = False  # scores may go below 0 [BS5]
    plates_stay: bool = True  # for bomb III the plates are turned over where they lie, not laid on new wires [BS15]
    decks: Annotated[str, Meta(max_length=400)] = ""  # wires that are left out are as in the box [BS1]
    ages: Ages = Ages.DRAWN  # [BS4]
    co_cutters: bool = False  # one of several cutters is "somebody else" to the others [BS18]

    def __post_init__(self) -> None:
        read_decks(self.decks)

    @property
    def box(self) -> dict[Wire, Deck]:
        return read_decks(self.decks)


def advise(_players: int, options: Options) -> Advice:
    """The decks that these options give, wire by wire."""
    return Advice(tuple(write_decks({wire: deck}) for wire, deck in options.box.items()))


def write_decks(box: dict[Wire, Deck]) -> str:
    return ", ".join(f"{wire} {' '.join(map(str, deck.cards))} / {deck.track}" for wire, deck in box.items())


@lru_cache(maxsize=64)
def read_decks(text: str) -> dict[Wire, Deck]:
    """The box with the wires of this text in place of its own, or BadSetup."""
    return {**BOX, **dict(map(_read, text.split(",")))} if text.strip() else BOX


def _read(text: str) -> tuple[Wire, Deck]:
    found = DECK.fullmatch(text)
    if not found or found[1] not in tuple(Wire):
        example = write_decks({Wire.GREEN: BOX[Wire.GREEN]})
        raise BadSetup("bomb-squad-academy-unreadable-deck", text=text.strip(), example=example)
    deck = Deck(tuple(sorted(map(int, found[2].split()))), int(found[3]))
    needed = deck.track + len(TILES)
    if sum(deck.cards) < needed:  # it would run out before its BOOM [BS1]
        raise BadSetup("bomb-squad-academy-short-deck", wire=found[1], sum=sum(deck.cards), needed=needed)
    return Wire(found[1]), deck
