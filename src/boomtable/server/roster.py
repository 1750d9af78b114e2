"""What everyone may know of a table: who sits there, how it is played, and what it waits for."""

from __future__ import annotations

from boomtable.engine import commitment
from boomtable.server import gates
from boomtable.server.chance import fair_game_id
from boomtable.server.live_table import LiveTable
from boomtable.server.session import Member, TableSession
from boomtable.server.table_checks import may_come
from boomtable.server.takeovers import free_seats
from boomtable.server.transitions import AnyGame
from boomtable.server.what_next import what_next
from boomtable.wire import to_client
from boomtable.wire.http import Summary
from boomtable.wire.protocol import ENCODE


def new_roster(live: LiveTable) -> bytes | None:
    """The roster, if it is another one than the latest; noted as told."""
    here = live.around, [(each.member, each.place, each.guest, each.sound) for each in live.listeners]
    if here == live.roster_of and live.session.gate is None:
        return None  # nothing in it has changed; while a gate waits, it depends on the game
    live.roster_of = here
    known, live.roster = live.roster, roster(live)
    return None if live.roster == known else live.roster


def roster(live: LiveTable) -> bytes:
    session = live.session
    chairs = tuple([_chair(live, member) for member in session.members])
    return ENCODE(
        to_client.Roster(
            code=session.code,
            game=session.game,
            rules=session.rules or live.game.rules,
            phase=session.phase,
            number=session.number,
            host=session.host,
            owner=session.owner,
            moderator=session.moderator,
            chairs=chairs,
            queue=tuple(member.id for member in session.queue),
            settings=session.settings,
            options=session.options,
            paused=session.paused,
            shown=session.scale > 0,
            gate=gates.count(live),
            screens=tuple(screen.place for screen in session.screens),
            open_screens=tuple(
                to_client.OpenScreen(screen=screen.id, place=screen.place, by=screen.by or None)
                for screen in session.screens
            ),
            walls=_walls(live),
            next=what_next(live.catalog, session),
            ended=session.ended,
            public=tuple(
                to_client.PublicLink(id=each.id, number=each.number, game=each.game, names=each.named)
                for each in session.public
            ),
            fair=None if session.practice else _fair(session),
            practice=session.practice,
        )
    )


def _fair(session: TableSession) -> to_client.FairDeal:
    return to_client.FairDeal(
        table=fair_game_id(session.id, session.number),
        commitment=commitment(session.seed),
        entropy=session.entropy if session.table else session.pooled,
    )


def _walls(live: LiveTable) -> tuple[to_client.Wall, ...]:
    """The places with a connected screen; spectators have no key and are none."""
    screens = [each for each in live.listeners if each.member is None and not each.guest]
    places = sorted({each.place for each in screens if each.place})
    return tuple(
        [
            to_client.Wall(place=place, sound=any(each.sound for each in screens if each.place == place))
            for place in places
        ]
    )


def _chair(live: LiveTable, member: Member) -> to_client.Chair:
    substitute = member.substitute
    return to_client.Chair(
        member=member.id,
        name=member.name,
        face=member.face,
        colour=member.colour,
        level=member.level,
        temper=member.temper,
        ready=member.ready,
        present=live.present(member.id),
        minder=substitute.why if substitute and not substitute.quiet else None,
        moved=member.moved,
        plaster=member.id in live.session.evening.plasters,
        won=dict(live.session.evening.wins).get(member.id, 0),
    )


def summary(session: TableSession, game: AnyGame) -> Summary:
    """The table as anybody with its code sees it."""
    host = session.member(session.host)
    return Summary(
        code=session.code,
        game=session.game,
        phase=session.phase,
        host=host.name if host else "",
        taken=len(session.seated),
        seats=session.settings.seats,
        spectators=bool(session.settings.spectators),
        knocking=session.settings.knocking,
        practice=session.practice,
        games=len(session.evening.games),
        open=may_come(session, game),
        take_over=bool(free_seats(session)),
    )
