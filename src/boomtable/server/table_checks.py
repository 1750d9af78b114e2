"""What has to be true of a table before something may be done to it; a refusal says why it may not."""

from __future__ import annotations

from typing import Any

import msgspec

from boomtable.engine import PUBLIC, Place, but
from boomtable.server.errors import Declined, NotAllowed
from boomtable.server.names import check_newcomer
from boomtable.server.session import Member, TableSession
from boomtable.server.transitions import AnyGame, Transaction
from boomtable.wire.protocol import Latecomers, MemberId, Phase, Settings, Visibility

MOST_MEMBERS = 32


def check_lobby(session: TableSession) -> None:
    if session.phase is not Phase.LOBBY:
        raise Declined("not-in-lobby")


def check_in_game(session: TableSession) -> None:
    if not session.playing:
        raise Declined("no-game")


def check_free_seat(session: TableSession) -> None:
    if len(session.seated) >= session.settings.seats:
        raise Declined("table-full", seats=session.settings.seats)


def check_joinable(session: TableSession, game: AnyGame, name: str) -> None:
    """Refuse a newcomer, unless they can play or wait for their turn: a host may limit the company, no title does."""
    if not _while_it_is_on(session):
        raise Declined("game-running")
    if not may_come(session, game):
        raise Declined("table-full", seats=session.settings.seats)
    check_newcomer(name, [member.name for member in session.members if member.name])


def may_come(session: TableSession, game: AnyGame) -> bool:
    """Whether there is room for a newcomer, in a seat or in the queue. In the next game, people play before bots."""
    if not _while_it_is_on(session) or session.practice:
        return False
    limited = session.settings.seats < game.seats[-1] or len(session.members) >= MOST_MEMBERS
    taken = session.seated if session.phase is Phase.LOBBY else session.people
    return not limited or len(taken) < session.settings.seats


def _while_it_is_on(session: TableSession) -> bool:
    return session.phase is Phase.LOBBY or (
        session.phase is not Phase.CLOSED and session.settings.latecomers is not Latecomers.STAY_OUT
    )


def check_own(session: TableSession, member: Member, other: MemberId) -> None:
    """Refuse what a host may do to anyone but the owner of the table, for whom they act."""
    if other == session.owner and not session.owns(member.id):
        owner = session.member(other)
        raise NotAllowed("not-owner", name=owner.name if owner else "")


def check_screen(transaction: Transaction, number: MemberId | None, place: Place) -> None:
    """Refuse unless this member may open a screen there now: in a game, nobody who plays may look into a room."""
    session = transaction.session
    if session.host != number:
        raise NotAllowed("not-host")
    if place not in transaction.game.table(transaction.game.seats[0]).state.viewers:
        raise Declined("no-place", place=place)
    if place != PUBLIC and session.phase is not Phase.LOBBY and session.moderator != number:
        raise Declined("screen-in-lobby")


def complete_settings(settings: Settings, game: AnyGame) -> Settings:
    """Cap the seats at what the game allows; by default, only public tables have spectators."""
    public = settings.visibility is Visibility.PUBLIC
    spectators = public if settings.spectators is None else settings.spectators
    return but(settings, seats=min(settings.seats, game.seats[-1]), spectators=spectators)


def fitting_settings(session: TableSession, before: AnyGame, game: AnyGame) -> Settings:
    """The settings of a table that changes to another title: as many seats as it has, unless the host wanted fewer."""
    settings = session.settings
    few = max(settings.seats, game.seats[0], len(session.in_turn))
    wanted = game.seats[-1] if settings.seats == before.seats[-1] else few
    return but(settings, seats=min(wanted, game.seats[-1]))


def checked_options(game: Any, options: dict[str, Any]) -> dict[str, Any]:
    """House rules with all defaults filled in, or BadSetup."""
    plain_options: dict[str, Any] = msgspec.to_builtins(game.read_options(options))
    return plain_options
