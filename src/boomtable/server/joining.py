"""Joining over HTTP: a new table, a seat, another device, a screen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from boomtable.engine import Place
from boomtable.server import broadcast, gates, keys_met, knocking, practice, table_checks
from boomtable.server import events as e
from boomtable.server.errors import Declined, NotAllowed, NotStored
from boomtable.server.identifiers import (
    LONGEST_CODE,
    clean_text,
    code_length,
    comparable,
    hashed,
)
from boomtable.server.limits import UNKNOWN
from boomtable.server.live_table import LiveTable
from boomtable.server.log import log
from boomtable.server.member_requests import add_person
from boomtable.server.names import clean_name
from boomtable.server.new_secrets import new_code, new_key, new_seed, new_table_id, new_typed_code
from boomtable.server.playing_on import Forked, resume
from boomtable.server.registry import TableRegistry
from boomtable.server.session import Member, Newcomer, OneTimeLink, Screen
from boomtable.server.transitions import AnyGame, Transaction, opened
from boomtable.wire.http import Join, NewLink, NewTable, PlayOn
from boomtable.wire.protocol import MemberId, Settings, Visibility

LINK_SECONDS = 600
MOST_TABLES = 20_000  # in memory
TRIES = 12  # codes for a new table


class Joining:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def create(self, new: NewTable) -> tuple[LiveTable, str]:
        """A table with its host, and the host's key."""
        title = self.title(new.game)
        new = practice.planned(new) if new.practice else new
        options = table_checks.checked_options(title, new.options)
        return await self._with_code(new.settings.visibility, lambda code: self._make(new, code, options))

    async def play_on(self, asked: PlayOn, begun: Forked) -> tuple[LiveTable, str]:
        """A table with a game that begins as another one did, its host in one of the seats and bots in the others."""
        if asked.seat >= begun.record.players:
            raise Declined("no-chair")
        return await self._with_code(Visibility.PRIVATE, lambda code: self._resume(asked, begun, code))

    async def _with_code(
        self, visibility: Visibility, make: Callable[[str], Awaitable[tuple[LiveTable, str]]]
    ) -> tuple[LiveTable, str]:
        """A new table by a code that no other has."""
        if len(self.registry.tables) >= MOST_TABLES:
            raise Declined("house-full")
        store = self.registry.store
        shortest = code_length(visibility, await store.codes_taken())
        for tried in range(TRIES):
            code = new_code(min(shortest + tried // 2, LONGEST_CODE))
            if await store.find(code):
                continue
            try:
                return await make(code)
            except NotStored:
                if not await store.find(code):  # it was not the code: nobody else has it
                    raise
        raise Declined("house-full")

    def title(self, game: str) -> AnyGame:
        if game not in self.registry.catalog:
            raise Declined("unknown-game", game=game, allowed=", ".join(self.registry.catalog))
        return self.registry.catalog[game]

    async def _make(self, new: NewTable, code: str, options: dict[str, Any]) -> tuple[LiveTable, str]:
        game, key = self.registry.catalog[new.game], new_key()
        opening = e.Opened(
            id=new_table_id(),
            code=code,
            game=game.id,
            options=options,
            settings=table_checks.complete_settings(new.settings, game),
            seed=new_seed(),
            practice=new.practice,
        )
        live = LiveTable(self.registry.catalog, opened(opening), 0, self.registry.clock.now())
        transaction = Transaction(live.session, live.catalog, 1, self.registry.clock.now(), show=self.registry.show)
        transaction.add(opening)
        host = e.Joined(1, clean_name(new.name), hashed(key), new.entropy, face=new.face, colour=new.colour)
        transaction.add(host)
        live.gone[1] = self.registry.clock.now()
        if new.practice:
            practice.begin(transaction)
            gates.follow(transaction, live)
        await self.registry.add(live, transaction)
        log.info("table-made", table=live.session.code, game=game.id)
        return live, key

    async def _resume(self, asked: PlayOn, begun: Forked, code: str) -> tuple[LiveTable, str]:
        record = begun.record
        game, key = self.registry.catalog[record.game], new_key()
        settings = table_checks.complete_settings(Settings(seats=record.players), game)
        opening = e.Opened(
            id=new_table_id(), code=code, game=game.id, options=record.options, settings=settings, seed=new_seed()
        )
        now = self.registry.clock.now()
        live = LiveTable(self.registry.catalog, opened(opening), 0, now)
        transaction = Transaction(live.session, live.catalog, 1, now, show=self.registry.show)
        transaction.add(opening)
        transaction.add(
            e.Joined(1, clean_name(asked.name), hashed(key), asked.entropy, face=asked.face, colour=asked.colour)
        )
        live.gone[1] = now
        resume(transaction, begun, asked.seat)
        gates.follow(transaction, live)
        await self.registry.add(live, transaction)
        log.info("table-made", table=live.session.code, game=game.id)
        return live, key

    async def join(
        self, live: LiveTable, join: Join, network: str = UNKNOWN, beside: Iterable[str] = ()
    ) -> tuple[MemberId | None, str]:
        """A new member's number and key; no number yet for a newcomer who has knocked and waits for the host. Their
        device may have other keys to this table."""
        key, number, now = new_key(), 0, self.registry.clock.now()
        beside = tuple(map(hashed, beside))
        newcomer = Newcomer(clean_name(join.name), hashed(key), join.entropy, join.face, join.colour, beside)
        if knocking.open_to_knocks(live):
            table_checks.check_joinable(live.session, live.game, newcomer.name)
            knocking.knock(live, newcomer, network, now)
            broadcast.send_knocks(live)
            return None, key

        def add_member(transaction: Transaction) -> None:
            nonlocal number
            number = add_person(transaction, newcomer)
            live.gone[number] = now

        await self.registry.change(live, add_member)
        self.registry.set_timer(live)
        return number, key

    async def link(self, live: LiveTable, key: str | None, new: NewLink) -> str:
        holder = key_holder(live, key)
        if not isinstance(holder, Member):
            raise NotAllowed("no-key")
        if live.session.practice:
            raise Declined("practice-alone")
        if new.place is not None:
            return await self._linked(live, None, new.place, holder=holder.id)
        member = holder.id if new.member is None else new.member
        if member != holder.id:
            if live.session.host != holder.id:
                raise NotAllowed("not-host")
            if not live.session.table or live.session.starter != live.session.owner:
                table_checks.check_own(live.session, holder, member)
            _lost(live, member)
        return await self._linked(live, member, None, moves=member != holder.id)

    async def lost_seat(self, live: LiveTable, name: str) -> str:
        """For the operator: a link to the seat of the member with this name, who lost all their devices."""
        found = [person for person in live.session.people if comparable(person.name) == comparable(clean_text(name))]
        if not found:
            raise Declined("no-name", name=name, names=", ".join(person.name for person in live.session.people))
        _lost(live, found[0].id)
        return await self._linked(live, found[0].id, None, moves=True)

    async def _linked(
        self,
        live: LiveTable,
        member: MemberId | None,
        place: Place | None,
        *,
        moves: bool = False,
        holder: MemberId | None = None,
    ) -> str:
        link, until = new_key() if place is None else new_typed_code(), self.registry.clock.now() + LINK_SECONDS
        linked = e.Linked(hashed(link), member, place, until, moves=moves)

        def add_link(transaction: Transaction) -> None:
            if place is not None:
                table_checks.check_screen(transaction, holder, place)
            transaction.add(linked)

        await self.registry.change(live, add_link)
        return link

    async def show(self, live: LiveTable, key: str | None, place: Place) -> str:
        """Open a screen on a television that waits; the key for it."""
        holder, link, screen = key_holder(live, key), hashed(new_key()), new_key()
        if not isinstance(holder, Member):
            raise NotAllowed("no-key")
        if live.session.practice:
            raise Declined("practice-alone")

        def open_screen(transaction: Transaction) -> None:
            table_checks.check_screen(transaction, holder.id, place)
            transaction.add(e.Linked(link, None, place, transaction.now))
            transaction.add(e.Redeemed(link, hashed(screen)))

        await self.registry.change(live, open_screen)
        return screen

    async def redeem(
        self, live: LiveTable, link: str, beside: Iterable[str] = ()
    ) -> tuple[MemberId | None, Place | None, str]:
        """Exchange a one-time link for a key to a seat, or to a place for a screen. The device may have other keys to
        this table."""
        key, found = new_key(), list[OneTimeLink]()

        def use(transaction: Transaction) -> None:
            found[:] = [each for each in transaction.session.links if each.link == hashed(link)]
            if not found or found[0].until < self.registry.clock.now():
                raise NotAllowed("no-link")
            if found[0].moves and found[0].member is not None:
                _lost(live, found[0].member)
            hashes = [*map(hashed, beside)]
            keys_met.check_link(transaction.session, found[0], hashes)
            transaction.add(e.Redeemed(found[0].link, hashed(key)))
            keys_met.note_meeting(transaction, [hashed(key), *hashes])

        await self.registry.change(live, use)
        return found[0].member, found[0].place, key

    async def delete(self, live: LiveTable, key: str | None) -> None:
        holder = key_holder(live, key)
        if not isinstance(holder, Member) or holder.id != live.session.host:
            raise NotAllowed("not-host")
        table_checks.check_own(live.session, holder, live.session.owner)
        await self.registry.remove(live.session.id)


def key_holder(live: LiveTable, key: str | None) -> Member | Screen | None:
    """Whose key this is."""
    return live.session.holder(hashed(key)) if key else None


def any_fits(live: LiveTable, keys: Iterable[str]) -> bool:
    """Whether one of these is a key to this table."""
    return any(key_holder(live, key) for key in keys)


def _lost(live: LiveTable, number: MemberId) -> None:
    """Refuse unless the member exists and has no connected device."""
    member = live.session.member(number)
    if member is None or not member.active_person:
        raise Declined("no-member", member=number)
    if live.present(number):
        raise Declined("still-here", name=member.name)
