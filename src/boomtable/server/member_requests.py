"""Requests that any member may make: to play, to speak, and to come and go."""

from __future__ import annotations

from typing import Any

import msgspec

from boomtable.engine import Illegal, Seat
from boomtable.engine.records import Played, Spoken
from boomtable.server import events as e
from boomtable.server import gates
from boomtable.server.chance import play_chance
from boomtable.server.errors import Declined
from boomtable.server.identifiers import LINE_LENGTH, clean_text
from boomtable.server.keys_met import note_meeting
from boomtable.server.session import Member, Newcomer, TableSession
from boomtable.server.table_checks import check_joinable, check_lobby
from boomtable.server.takeovers import has_looked_in
from boomtable.server.transitions import Transaction
from boomtable.server.what_next import offered
from boomtable.wire import from_client
from boomtable.wire.protocol import MemberId
from boomtable.wire.to_client import SubstituteReason


def play(transaction: Transaction, member: Member, ask: from_client.Play) -> None:
    seat = seat_in_play(transaction.session, member)
    come_back(transaction, member)
    gates.check_moving(transaction.session)
    question = transaction.session.questions[seat]
    if not question.open or question.number != ask.prompt:
        raise Declined("prompt-gone", prompt=ask.prompt)
    move(transaction, seat, ask.move)


def move(transaction: Transaction, seat: Seat, raw: bytes | msgspec.Raw) -> None:
    transaction.add(e.GameMove(Played(seat, transaction.game.read_move(plain(raw)))))
    play_chance(transaction)


def say(transaction: Transaction, member: Member, ask: from_client.Say) -> None:
    seat = seat_in_play(transaction.session, member)
    come_back(transaction, member)
    gates.check_moving(transaction.session)
    transaction.add(e.GameMove(Spoken(seat, transaction.game.read_talk(plain(ask.talk)))))


def back(transaction: Transaction, member: Member, ask: from_client.Back) -> None:
    seat_in_play(transaction.session, member)
    come_back(transaction, member)


def ready(transaction: Transaction, member: Member, ask: from_client.Ready) -> None:
    check_lobby(transaction.session)
    transaction.add(e.Readied(member.id, ask.ready, ask.entropy))


def choose_face(transaction: Transaction, member: Member, ask: from_client.ChooseFace) -> None:
    """In the lobby only: in a game, people in different rooms could signal with their faces."""
    check_lobby(transaction.session)
    if any(each.person and each.face == ask.face for each in transaction.session.members if each.id != member.id):
        raise Declined("face-taken")
    if (member.face, member.colour) != (ask.face, ask.colour):
        transaction.add(e.FaceChosen(member.id, ask.face, ask.colour))


def vote(transaction: Transaction, member: Member, ask: from_client.Vote) -> None:
    """What to play next, out of what is offered; the same vote again changes nothing."""
    session = transaction.session
    titles = offered(transaction.catalog, session)
    if ask.game is not None and ask.game not in titles:
        raise Declined("no-vote", game=ask.game, allowed=", ".join(titles))
    if dict(session.votes).get(member.id) != ask.game:
        transaction.add(e.Voted(member.id, ask.game))


def add_person(transaction: Transaction, newcomer: Newcomer, *, admitted: bool = False) -> MemberId:
    check_joinable(transaction.session, transaction.game, newcomer.name)
    number = transaction.session.last_id + 1
    who, face, colour = newcomer, newcomer.face, newcomer.colour
    transaction.add(e.Joined(number, who.name, who.key, who.entropy, admitted, face, colour))
    note_meeting(transaction, [newcomer.key, *newcomer.beside])
    return number


def leave(transaction: Transaction, member: Member, ask: from_client.Leave) -> None:
    transaction.add(e.MemberLeft(member.id))


def chat(transaction: Transaction, member: Member, ask: from_client.Chat) -> None:
    if not transaction.session.settings.chat:
        raise Declined("chat-off")
    if not (text := clean_text(ask.text)):
        raise Declined("empty-text")
    if len(text) > LINE_LENGTH:
        raise Declined("text-too-long", most=LINE_LENGTH)
    check_audible(transaction.session, member, ask)
    transaction.add(e.ChatSaid(member.id, text))


def check_audible(session: TableSession, member: Member, ask: from_client.Ask) -> None:
    """Refuse if a rule of the game forbids this seat to speak, or who watches knows more than others who do."""
    if member.id != session.moderator and has_looked_in(session, member):
        raise Declined("chat-has-seen")
    seat, state = session.seat(member.id), session.state
    if session.playing and state and seat is not None and (refusal := state.mute(seat)):
        raise Illegal(seat, ask, refusal)


def come_back(transaction: Transaction, member: Member) -> None:
    """A member who was away or late gets the seat back as soon as they do something."""
    if (
        member.substitute
        and member.substitute.why in (SubstituteReason.AWAY, SubstituteReason.LATE)
        and transaction.session.playing
    ):
        seat = transaction.session.seat(member.id)
        assert seat is not None
        transaction.add(e.PersonReturned(seat))


def note_presence(transaction: Transaction, number: MemberId) -> None:
    """Even a refused request shows that somebody is there."""
    if member := transaction.session.member(number):
        come_back(transaction, member)


def seat_in_play(session: TableSession, member: Member) -> Seat:
    seat = session.seat(member.id)
    if not session.playing or seat is None:
        raise Declined("no-game")
    if session.paused:
        raise Declined("paused")
    if member.substitute and member.substitute.why is SubstituteReason.HOST:
        raise Declined("handed-over")
    return seat


def plain(raw: bytes | msgspec.Raw) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Declined("malformed", detail=str(error)) from None
