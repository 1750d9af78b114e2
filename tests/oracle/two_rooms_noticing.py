"""Who notices a move in Two Rooms and a Boom at all, written from the rules page.

The affairs of a room are seen in it; what two do with each other is theirs alone, but that they show each other
something is seen across the room, unless there is a Privacy Promise. Numbers such as [TR7] are those of the rules page.
"""

from __future__ import annotations

from boomtable.engine import Move, Ring, Seat, Viewer
from boomtable.games.two_rooms import TwoRooms
from boomtable.games.two_rooms import moves as m
from boomtable.games.two_rooms.rounds import FindingLeaders, Holding
from tests.oracle.two_rooms_alike import watches
from tests.oracle.two_rooms_hidden import SCREENS

Viewers = set[Viewer]


def notice(state: TwoRooms, seat: Seat, move: Move) -> Viewers:
    """Those who may know by what they see or are told that this was done."""
    everyone = {*state.viewers}
    if not state.number:
        return everyone
    after = state.play(seat, move)
    if not after.todo or after.early or _rooms(after) != _rooms(state):
        return everyone  # time, the end and who is where are for all [TR6] [TR22]
    if after.parley and not state.parley:
        return everyone  # so is that the leaders meet [TR13]
    if Holding in (type(state.todo[0]), type(after.todo[0])):
        return everyone  # and that all hostages are named, or some anew [TR13]
    match move:
        case m.DrawLeader(leader):
            return _found(state, after, state.people[leader].room)
        case m.Appoint() if isinstance(state.todo[0], FindingLeaders):
            return _found(state, after, state.people[seat].room)
        case m.Appoint() | m.OfferLead() | m.TakeLead() | m.RefuseLead() | m.Point() | m.StopPointing():
            return _room(state, seat)
        case m.ShowAll() | m.ShowColourToAll():
            return _room(state, seat)
        case m.EndParley():
            return _room(state, seat) | {*state.parley}
        case m.Send():
            return _room(state, seat) | (
                _there(state, 1 - state.people[seat].room) if state.options.no_timer else set()
            )
        case m.ShowCard(to) | m.ShowColour(to):
            return _aside(state, seat, to) | _shared(state, after, seat, to)
        case Ring(alarm) if alarm.startswith("mayor"):
            return _there(state, int(alarm.split("-")[1]) - 1)
        case m.OfferCard(to) | m.OfferColour(to):
            return {seat, to} | _shared(state, after, seat, to)
        case m.Accept(by):
            return {seat, by} | _shared(state, after, seat, by)
        case m.Refuse(other) | m.Withdraw(other):
            return {seat, other}
        case m.Use(targets):
            return _used(state, after, seat, targets)
    return everyone  # the clock, and what is said at the end


def look_on(state: TwoRooms, seat: Seat, move: Move) -> Viewers:
    """Those who see across the room that something is shown or shared, and nothing of what comes of it [TR20]."""
    match move:
        case m.ShowCard(other) | m.ShowColour(other) | m.OfferCard(other) | m.OfferColour(other) | m.Accept(other):
            parties = {seat, other}
        case m.Use(targets) if targets and not state.people[seat].card.startswith("security"):
            parties = {seat, *targets}
        case _:
            return set()
    after, here = state.play(seat, move), _room(state, seat)
    public = after.early or _rooms(after) != _rooms(state) or _opened(after) != _opened(state)
    return set() if public else (here & notice(state, seat, move)) - parties


def _opened(state: TwoRooms) -> list[bool]:
    return [person.open for person in state.people]


def _rooms(state: TwoRooms) -> list[int]:
    return [person.room for person in state.people]


def _there(state: TwoRooms, room: int) -> Viewers:
    return {SCREENS[room], *(seat for seat, person in enumerate(state.people) if person.room == room)}


def _room(state: TwoRooms, seat: Seat) -> Viewers:
    """Everyone where this player is [TR7]."""
    return _there(state, state.people[seat].room)


def _found(state: TwoRooms, after: TwoRooms, room: int) -> Viewers:
    """A room that was short of a leader has one: who waits for it is told, and when nobody waits all go on [TR11]."""
    if not isinstance(after.todo[0], FindingLeaders):
        return {*state.viewers}
    return _there(state, room) | (_there(state, 1 - room) if after.leaders[1 - room] is not None else set())


def _aside(state: TwoRooms, *seats: Seat) -> Viewers:
    """These few, and who looks on [TR20]."""
    here = _room(state, seats[0])
    return {*seats, *(viewer for viewer in here if watches(state, viewer))} if state.options.privacy_promise else here


def _shared(state: TwoRooms, after: TwoRooms, one: Seat, other: Seat) -> Viewers:
    """Two share, if they do; the room sees a card that lies open no more [TR5] [TR16] [TR20]."""
    happened = any(type(told.news).__name__ == "Shared" for told in after.log[len(state.log) :])
    opened = [state.people[seat].open != after.people[seat].open for seat in (one, other)]
    if any(opened):
        return _room(state, one)
    return _aside(state, one, other) if happened else set()


def _used(state: TwoRooms, after: TwoRooms, seat: Seat, targets: tuple[Seat, ...]) -> Viewers:
    """A power is shown to those it is used on, or to all [TR15] [TR20]."""
    power = state.people[seat].card.rsplit("-", 1)[0]
    if not targets or power == "security":
        return _room(state, seat)
    sharers = targets if power == "enforcer" else (seat, *targets)
    return _aside(state, seat, *targets) | (_shared(state, after, *sharers) if len(sharers) == 2 else set())
