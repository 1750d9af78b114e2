"""Requests that only the host may make: who sits where, how it is played, when it starts, stops and starts again."""

from __future__ import annotations

from boomtable.bots import default_level, levels_of, make_bot
from boomtable.engine import CHANCE, PUBLIC, BadSetup, Seat, but
from boomtable.server import events as e
from boomtable.server import publishing
from boomtable.server.chance import play_chance
from boomtable.server.errors import Declined
from boomtable.server.identifiers import CALL, CALL_LENGTH, same_call
from boomtable.server.member_requests import add_person
from boomtable.server.new_secrets import new_public_id, new_seed
from boomtable.server.session import Member, TableSession
from boomtable.server.table_checks import (
    check_free_seat,
    check_in_game,
    check_lobby,
    check_own,
    checked_options,
    complete_settings,
    fitting_settings,
)
from boomtable.server.transitions import AnyGame, Transaction
from boomtable.wire import from_client
from boomtable.wire.protocol import MemberId, Phase, Settings
from boomtable.wire.to_client import SubstituteReason

PERSON_FIRST = ("time-bomb", "time-bomb-evolution")  # titles in which somebody alone would often get no turn


def add_bot(transaction: Transaction, member: Member, ask: from_client.AddBot) -> None:
    """One or several; all of them, or none if there are too few seats."""
    check_lobby(transaction.session)
    level = ask.level or default_level(transaction.game)
    make_bot(transaction.game, level)
    for _ in range(ask.count):
        check_free_seat(transaction.session)
        transaction.add(e.BotAdded(transaction.session.last_id + 1, level))


def remove(transaction: Transaction, member: Member, ask: from_client.Remove) -> None:
    other = _other(transaction.session, ask.member)
    if other.id == member.id:
        raise Declined("not-yourself")
    check_own(transaction.session, member, other.id)
    if other.person or not transaction.session.table:
        transaction.add(e.MemberLeft(other.id))
    else:
        raise Declined("bot-stays")


def let_in(transaction: Transaction, member: Member, ask: from_client.LetIn) -> None:
    if (newcomer := transaction.newcomers.get(ask.knock)) is None:
        raise Declined("no-knock")
    add_person(transaction, newcomer, admitted=True)


def turn_away(transaction: Transaction, member: Member, ask: from_client.TurnAway) -> None:
    """Nothing happens to the table."""


def make_host(transaction: Transaction, member: Member, ask: from_client.MakeHost) -> None:
    other = _other(transaction.session, ask.member)
    if other.id == member.id or not other.active_person:
        raise Declined("no-person")
    transaction.add(e.HostChanged(other.id, owns=transaction.session.owns(member.id)))


def arrange(transaction: Transaction, member: Member, ask: from_client.Arrange) -> None:
    check_lobby(transaction.session)
    if sorted(ask.members) != sorted(each.id for each in transaction.session.members):
        raise Declined("not-everyone")
    transaction.add(e.Arranged(ask.members))


def change(transaction: Transaction, member: Member, ask: from_client.Change) -> None:
    session, settings = (
        transaction.session,
        complete_settings(ask.settings or transaction.session.settings, transaction.game),
    )
    if session.phase is not Phase.LOBBY and (ask.options is not None or _held(session.settings) != _held(settings)):
        raise Declined("not-in-lobby")
    options = session.options if ask.options is None else checked_options(transaction.game, ask.options)
    players = len(but(session, settings=settings).in_turn)
    if settings.seats < min(players, transaction.game.seats[-1]):
        raise Declined("too-few-seats", seats=settings.seats, members=players)
    transaction.add(e.Changed(settings, options))


def choose(transaction: Transaction, member: Member, ask: from_client.Choose) -> None:
    """Another title for everyone who is here, in the lobby or as soon as a game is over."""
    if (game := transaction.catalog.get(ask.game)) is None:
        raise Declined("unknown-game", game=ask.game, allowed=", ".join(transaction.catalog))
    if transaction.session.phase is Phase.OVER:
        transaction.add(e.RematchOpened(new_seed()))
    check_lobby(transaction.session)
    if game.id != transaction.session.game:
        _close_places(transaction, game)
        session, known = transaction.session, levels_of(game)
        options = checked_options(game, session.house_rules.get(game.id, {}))
        strangers = [each for each in session.members if each.level is not None and each.level not in known]
        levels = {each.id: default_level(game) for each in strangers}
        settings = fitting_settings(session, transaction.game, game)
        transaction.add(e.GameChosen(game=game.id, options=options, settings=settings, levels=levels))


def _close_places(transaction: Transaction, game: AnyGame) -> None:
    """End the screens and calls of places that this title does not have."""
    state = game.table(game.seats[0]).state
    for screen in transaction.session.screens:
        if screen.place not in state.viewers:
            transaction.add(e.ScreenClosed(screen.key))
    for place, _ in transaction.session.calls:
        if place not in state.places:
            transaction.add(e.CallSet(place, ""))


def call(transaction: Transaction, member: Member, ask: from_client.Call) -> None:
    if ask.place not in transaction.game.table(transaction.game.seats[0]).state.places:
        raise Declined("no-place", place=ask.place)
    link = ask.link.strip()
    if link and not (len(link) <= CALL_LENGTH and CALL.fullmatch(link)):
        raise Declined("bad-call", most=CALL_LENGTH)
    apart = [other for place, other in transaction.session.calls if place not in (ask.place, PUBLIC)]
    if ask.place != PUBLIC and same_call(link) in map(same_call, apart):
        raise Declined("same-call")  # reveals nothing: only somebody with the other link sees this
    transaction.add(e.CallSet(ask.place, link))


def close_screen(transaction: Transaction, member: Member, ask: from_client.CloseScreen) -> None:
    found = [screen for screen in transaction.session.screens if screen.id == ask.screen]
    if not found:
        raise Declined("no-screen")
    transaction.add(e.ScreenClosed(found[0].key))


def _held(settings: Settings) -> Settings:
    """The settings that may not change during a game."""
    held = {name: getattr(settings, name) for name in ("seats", "clock", "moderator", "research")}
    return but(Settings(), **held)


def start(transaction: Transaction, member: Member, ask: from_client.Start) -> None:
    session = transaction.session
    check_lobby(session)
    asked = [each for each in session.seated if each.person and each.id not in (session.host, session.owner)]
    if waiting := [each.name for each in asked if not each.ready]:
        raise Declined("not-ready", names=", ".join(waiting))
    if len(session.seated) not in transaction.game.seats:
        low, high = transaction.game.seats[0], transaction.game.seats[-1]
        raise BadSetup("bad-players", game=session.game, players=len(session.seated), low=low, high=high)
    transaction.add(e.Started(transaction.game.rules, only_person_first(session), transaction.show))
    play_chance(transaction)


def only_person_first(session: TableSession) -> Seat | None:
    """The seat of a person who plays with bots alone: unless the host chose otherwise, they begin a Time Bomb."""
    people = [seat for seat, member in enumerate(session.seated) if member.person]
    left_open = session.game in PERSON_FIRST and session.options.get("first") == CHANCE
    return people[0] if left_open and len(people) == 1 else None


def pause(transaction: Transaction, member: Member, ask: from_client.Pause) -> None:
    check_in_game(transaction.session)
    if transaction.session.paused:
        raise Declined("paused")
    transaction.add(e.Paused())


def resume(transaction: Transaction, member: Member, ask: from_client.Resume) -> None:
    check_in_game(transaction.session)
    if not transaction.session.paused:
        raise Declined("not-paused")
    transaction.add(e.Resumed())


def hand_over(transaction: Transaction, member: Member, ask: from_client.HandOver) -> None:
    check_in_game(transaction.session)
    other, seat = _other(transaction.session, ask.member), transaction.session.seat(ask.member)
    if seat is None or not other.active_person:
        raise Declined("no-person")
    level = ask.level or default_level(transaction.game)
    make_bot(transaction.game, level)
    transaction.add(e.SubstituteAdded(seat, SubstituteReason.HOST, level))


def hand_back(transaction: Transaction, member: Member, ask: from_client.HandBack) -> None:
    check_in_game(transaction.session)
    other, seat = _other(transaction.session, ask.member), transaction.session.seat(ask.member)
    if (
        seat is None or not other.active_person or not other.substitute or other.substitute.quiet
    ):  # a host may not ask who was
        raise Declined("nothing-to-hand-back")
    transaction.add(e.PersonReturned(seat))


def rematch(transaction: Transaction, member: Member, ask: from_client.Rematch) -> None:
    if transaction.session.phase is not Phase.OVER:
        raise Declined("not-over")
    transaction.add(e.RematchOpened(new_seed()))


def end_evening(transaction: Transaction, member: Member, ask: from_client.EndEvening) -> None:
    """Between games, once there is something to look back on; the same again changes nothing."""
    session = transaction.session
    if ask.ended and (session.playing or not session.evening.games):
        raise Declined("no-evening")
    if session.ended != ask.ended:
        transaction.add(e.EveningEnded(ask.ended))


def publish(transaction: Transaction, member: Member, ask: from_client.Publish) -> None:
    """The game that has just ended becomes public; any that is public can be taken back, or shown with other names."""
    session, known = transaction.session, publishing.find(transaction.session.public, ask.number)
    if known and not ask.public:
        transaction.add(e.Unpublished(known.id))
    elif known and known.named != ask.names:
        transaction.add(e.Published(known.id, ask.names))
    elif ask.public and not known:
        if session.phase is not Phase.OVER or ask.number != session.number:
            raise Declined("not-over")
        if len(session.public) >= publishing.MOST_PUBLIC:
            raise Declined("too-many-public", most=publishing.MOST_PUBLIC)
        transaction.add(e.Published(new_public_id(), ask.names))


def _other(session: TableSession, number: MemberId) -> Member:
    if not (other := session.member(number)):
        raise Declined("no-member", member=number)
    return other
