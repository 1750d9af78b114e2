"""Which drawing and colour stand for a member. A drawing belongs to one member of a table; bots give way to people."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.engine import but
from boomtable.server.session import Member
from boomtable.wire.protocol import COLOURS, FACES


def with_newcomer(members: Sequence[Member], newcomer: Member) -> tuple[Member, ...]:
    """Everyone and the newcomer, who gets what they would like or else the next free drawing."""
    others = tuple(members)
    face = _free(others, newcomer)
    colour = _rarest(others) if newcomer.colour < 0 else newcomer.colour
    return (*_giving_way(others, face), but(newcomer, face=face, colour=colour))


def with_choice(members: Sequence[Member], number: int, face: int, colour: int) -> tuple[Member, ...]:
    """Everyone, after one of them chose another face; a bot that had it gets theirs."""
    left = {member.face for member in members if member.id == number}
    return tuple(
        but(member, face=face, colour=colour)
        if member.id == number
        else but(member, face=min(left, default=member.face))
        if member.face == face
        else member
        for member in members
    )


def all_with_faces(members: Sequence[Member]) -> tuple[Member, ...]:
    """Everyone, with a face for those who came before there were any."""
    known: tuple[Member, ...] = ()
    for member in sorted(members, key=lambda each: each.id):
        known = with_newcomer(known, member)
    faces = {member.id: member for member in known}
    return tuple(faces[member.id] for member in members)


def _giving_way(members: tuple[Member, ...], face: int) -> tuple[Member, ...]:
    """Everyone, where a bot that has this drawing takes another one, if there is one left."""
    for bot in members:
        if bot.face == face and not bot.person:
            others = (*(each for each in members if each.id != bot.id), Member(id=0, face=face))
            other = but(bot, face=_free(others, but(bot, face=-1)))
            return tuple(other if each.id == bot.id else each for each in members)
    return members


def _free(members: Sequence[Member], newcomer: Member) -> int:
    """The drawing that they would like, or the next that is free; bots begin at the other end."""
    people, all_held = {each.face for each in members if each.person}, {each.face for each in members}
    if newcomer.face >= 0 and newcomer.face not in (people if newcomer.person else all_held):
        return newcomer.face
    step, first = (1, max(newcomer.face, 0)) if newcomer.person else (-1, FACES - 1)
    order = [(first + step * ahead) % FACES for ahead in range(FACES)]
    unheld = [face for face in order if face not in all_held] or [face for face in order if face not in people]
    return unheld[0] if unheld else first


def _rarest(members: Sequence[Member]) -> int:
    """The colour that fewest have."""
    counts = [sum(member.colour == colour for member in members) for colour in range(COLOURS)]
    return counts.index(min(counts))
