"""The sofa: whoever only watches may seal a guess in each part of a game. Until its end nobody else learns of it."""

from __future__ import annotations

from boomtable.server import events as e
from boomtable.server.errors import Declined
from boomtable.server.session import Guess, Member, TableSession
from boomtable.server.transitions import AnyGame, Transaction
from boomtable.wire import from_client
from boomtable.wire.protocol import ENCODE, MemberId
from boomtable.wire.to_client import FromTheSofa, Sofa

NOTHING = ENCODE(Sofa(None))


def watches(session: TableSession, member: Member | None) -> bool:
    """Whether a member sees no more of this game than everyone may; a moderator walks about and does."""
    if member is None or not session.playing or not member.active_person:
        return False
    return session.seat(member.id) is None and member.id != session.moderator


def seal(transaction: Transaction, member: Member, ask: from_client.Guess) -> None:
    """A guess for the part of the game that is on, instead of an earlier one."""
    session, finale = transaction.session, transaction.game.finale
    if not watches(session, member):
        raise Declined("no-guess")
    assert session.state
    players, seats = session.state.players, tuple(sorted({*ask.seats}))
    if len(seats) > finale.guessed(players) or not {*seats} <= {*range(players)}:
        raise Declined("no-such-guess", most=finale.guessed(players))
    chapter = finale.chapter(session.state)
    if seats != _sealed(session, member.id, chapter):
        transaction.add(e.Guessed(member.id, chapter, seats))


def _sealed(session: TableSession, member: MemberId, chapter: int) -> tuple[int, ...]:
    mine = [guess for guess in session.guesses if (guess.member, guess.chapter) == (member, chapter)]
    return mine[0].seats if mine else ()


def message(session: TableSession, game: AnyGame, number: MemberId) -> bytes:
    """What a member is told of the sofa: nothing, unless they sit on it."""
    if not watches(session, session.member(number)):
        return NOTHING
    assert session.state
    chapter = game.finale.chapter(session.state)
    most = game.finale.guessed(session.state.players)
    return ENCODE(Sofa(game.finale.riddle, most, chapter, _sealed(session, number, chapter)))


def told(session: TableSession, game: AnyGame) -> tuple[FromTheSofa, ...]:
    """Who guessed right in the game that is over, each when they first did, the earliest first."""
    assert session.table
    solution, most = {*game.finale.solution(session.table)}, game.finale.guessed(session.table.state.players)

    def right(guess: Guess) -> bool:
        return {*guess.seats} == solution if most > 1 else {*guess.seats} <= solution

    first = dict[MemberId, Guess]()
    for guess in sorted(session.guesses, key=lambda each: each.chapter):
        if right(guess):
            first.setdefault(guess.member, guess)
    return tuple([FromTheSofa(each.member, each.chapter, each.seats) for each in first.values()])
