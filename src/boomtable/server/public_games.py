"""Finished games that their hosts made public, built field by field: what is not named here, nobody is shown."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec import Struct

from boomtable.engine import Seat
from boomtable.engine.records import Record
from boomtable.server.errors import NoTable, TableUnreadable
from boomtable.server.publishing import Person, PublicGame
from boomtable.server.records import plain_record
from boomtable.server.store import Store
from boomtable.server.transitions import Catalog
from boomtable.words import say

ID = re.compile("[0-9A-Za-z_-]{22}")
READ = msgspec.json.Decoder(PublicGame)


class Shared(Struct, frozen=True, kw_only=True):
    """A public game as whoever has its id may see it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    people: tuple[Person, ...]  # by seat: with their names if the host wished, else with numbers
    named: bool
    side: str  # that won
    winners: tuple[Seat, ...]


async def public_game(store: Store, link: str) -> Shared:
    """The public game with this id, or NoTable; whether there was one before is not told."""
    return _shared((await _found(store, link))[1])


async def public_record(store: Store, catalog: Catalog, link: str) -> Record:
    """Everything that was played and said in its own words: no chat, no names, no seed."""
    table, public = await _found(store, link)
    if public.game not in catalog:
        raise TableUnreadable("table-resting", entry=0)
    stored = await store.load(table, public.until, whole=True)
    game, players = catalog[public.game], len(public.people)
    return plain_record(game, public.rules, players, public.options, public.begun, stored)


async def _found(store: Store, link: str) -> tuple[str, PublicGame]:
    found = await store.public_game(link) if ID.fullmatch(link) else None
    if found is None:
        raise NoTable("no-public-game")
    return found[0], READ.decode(found[1])


def _shared(public: PublicGame) -> Shared:
    return Shared(
        id=public.id,
        game=public.game,
        rules=public.rules,
        options=public.options,
        people=public.people if public.named else numbered(public.people),
        named=public.named,
        side=public.side,
        winners=public.winners,
    )


def numbered(people: tuple[Person, ...]) -> tuple[Person, ...]:
    """The same seats, and nothing of who sat there but whether it was a bot."""
    return tuple([Person(say("public-player", number=number), each.level) for number, each in enumerate(people, 1)])
