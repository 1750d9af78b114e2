"""The reception: whoever wants a table, a seat, another device or a screen comes here first, over HTTP."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Place
from boomtable.server import desk
from boomtable.server import events as e
from boomtable.server.errors import Declined, NoKey
from boomtable.server.hall import Hall
from boomtable.server.history import AnyGame, Draft, opened
from boomtable.server.live import Live
from boomtable.server.log import log
from boomtable.server.names import NAME_LENGTH, hashed, new_code, new_key, new_word, plain, shown
from boomtable.server.room import Member, OneTimeLink, Room, Screen
from boomtable.wire import messages as m
from boomtable.wire.messages import Phase

LINK_SECONDS = 600
MOST_TABLES = 20_000  # in memory


class Reception:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._promised: set[str] = set()  # codes of tables that are being made

    async def create(self, new: m.NewTable) -> tuple[Live, str]:
        """A table with its host, and the host's key."""
        if len(self.hall.tables) >= MOST_TABLES:
            raise Declined("house-full")
        options = desk.checked_options(self.title(new.game), new.options)
        code = await self._free_code()
        try:
            return await self._make(new, code, options)
        finally:
            self._promised.discard(code)

    def title(self, game: str) -> AnyGame:
        if game not in self.hall.catalog:
            raise Declined("unknown-game", game=game, allowed=", ".join(self.hall.catalog))
        return self.hall.catalog[game]

    async def _make(self, new: m.NewTable, code: str, options: dict[str, Any]) -> tuple[Live, str]:
        game, key = self.hall.catalog[new.game], new_key()
        opening = e.Opened(
            id=new_key()[:16].replace("-", "x").replace("_", "y"),
            code=code,
            game=game.id,
            options=options,
            settings=desk.fitting(new.settings, game),
            seed=desk.new_seed(),
        )
        live = Live(game, opened(opening), 0, self.hall.time.now())
        draft = Draft(live.room, game, 1, self.hall.time.now())
        draft.happen(opening)
        draft.happen(e.Joined(1, _name(new.name, draft.room), hashed(key), new.entropy))
        live.gone[1] = self.hall.time.now()
        await self.hall.begin(live, draft)
        log.info("table-made", table=live.room.code, game=game.id)
        return live, key

    async def _free_code(self) -> str:
        """A code that no table has, promised to the one that is being made."""
        while True:
            if (code := new_code()) in self.hall.codes or code in self._promised:
                continue
            self._promised.add(code)
            if not await self.hall.store.find(code):
                return code
            self._promised.discard(code)

    async def join(self, live: Live, join: m.Join) -> tuple[m.MemberId, str]:
        key, number = new_key(), 0

        def sit(draft: Draft) -> None:
            nonlocal number
            room, number = draft.room, draft.room.hired + 1
            if room.phase is not Phase.LOBBY:
                raise Declined("game-running")
            desk.room_for_one(room)
            draft.happen(e.Joined(number, _name(join.name, room), hashed(key), join.entropy))

        await self.hall.change(live, sit)
        live.gone[number] = self.hall.time.now()
        self.hall.arm(live)
        return number, key

    async def link(self, live: Live, key: str | None, new: m.NewLink) -> str:
        holder, place = holder_of(live, key), new.place
        if not isinstance(holder, Member):
            raise NoKey("no-key")
        member = holder.id if new.member is None or place is not None else new.member
        if (place is not None or member != holder.id) and live.room.host != holder.id:
            raise NoKey("not-host")
        if place is not None and place not in live.game.table(live.game.seats[0]).state.viewers:
            raise Declined("no-place", place=place)
        if member != holder.id:
            _lost(live, member)
        return await self._linked(live, member if place is None else None, place, moves=member != holder.id)

    async def lost_seat(self, live: Live, name: str) -> str:
        """For whoever keeps the server: a link to the seat of somebody of this name whose devices are all gone."""
        found = [person for person in live.room.people if shown(person.name) == shown(plain(name))]
        if not found:
            raise Declined("no-name", name=name, names=", ".join(person.name for person in live.room.people))
        _lost(live, found[0].id)
        return await self._linked(live, found[0].id, None, moves=True)

    async def _linked(self, live: Live, member: m.MemberId | None, place: Place | None, *, moves: bool) -> str:
        link, until = new_key() if place is None else new_word(), self.hall.time.now() + LINK_SECONDS
        linked = e.Linked(hashed(link), member, place, until, moves=moves)
        await self.hall.change(live, lambda draft: draft.happen(linked))
        return link

    async def redeem(self, live: Live, link: str) -> tuple[m.MemberId | None, Place | None, str]:
        """A key for a one-time link, and to what: a seat, or a place for a screen."""
        key, found = new_key(), list[OneTimeLink]()

        def use(draft: Draft) -> None:
            found[:] = [each for each in draft.room.links if each.link == hashed(link)]
            if not found or found[0].until < self.hall.time.now():
                raise NoKey("no-link")
            if found[0].moves and found[0].member is not None:
                _lost(live, found[0].member)
            draft.happen(e.Redeemed(found[0].link, hashed(key)))

        await self.hall.change(live, use)
        return found[0].member, found[0].place, key

    async def delete(self, live: Live, key: str | None) -> None:
        holder = holder_of(live, key)
        if not isinstance(holder, Member) or holder.id != live.room.host:
            raise NoKey("not-host")
        await self.hall.remove(live.room.id)


def holder_of(live: Live, key: str | None) -> Member | Screen | None:
    """Whose key this is."""
    return live.room.holder(hashed(key)) if key else None


def _lost(live: Live, number: m.MemberId) -> None:
    """Only a person whom no device connects may be given another one by somebody else."""
    member = live.room.member(number)
    if member is None or not member.here_for_good:
        raise Declined("no-member", member=number)
    if live.present(number):
        raise Declined("still-here", name=member.name)


def _name(name: str, room: Room) -> str:
    name = plain(name)
    if not name:
        raise Declined("empty-text")
    if len(name) > NAME_LENGTH:  # put in order, some letters are two
        raise Declined("text-too-long", most=NAME_LENGTH)
    if shown(name) in [shown(member.name) for member in room.members]:
        raise Declined("name-taken", name=name)
    return name
