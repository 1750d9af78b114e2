"""What is done and said in Time Bomb, in words to one viewer."""

from __future__ import annotations

from typing import TypeAlias

from boomtable.engine import Said, Seat, Viewer
from boomtable.games.time_bomb import Accuse, Claim, Suggest, View, Wire
from boomtable.games.time_bomb.moves import (
    Aimed,
    AnyNews,
    Claimed,
    Ended,
    RolesDealt,
    Started,
    Turned,
    WiresDealt,
)
from boomtable.terminal.names import names
from boomtable.words import say

Spoken: TypeAlias = Claim | Accuse | Suggest | None  # without a claim it was declined


def counted(claim: Claim) -> str:
    """The numbers of a claim, kind by kind."""
    numbers = {wire: getattr(claim, wire) for wire in Wire}
    return ", ".join(say(f"time-bomb-count-{wire}", count=n) for wire, n in numbers.items() if n is not None)


def spoken(viewer: Viewer, talk: Spoken) -> str:
    match talk:
        case Claim():
            return say("time-bomb-said-claim", claim=counted(talk))
        case Accuse(seat):
            return say("time-bomb-said-accuse", **names(viewer, seat=seat))
        case Suggest(owner):
            return say("time-bomb-said-suggest", **names(viewer, owner=owner))
        case None:
            return say("time-bomb-said-decline")


def quoted(viewer: Viewer, seat: Seat, talk: Spoken) -> str:
    return say("time-bomb-news-claimed", said=spoken(viewer, talk), **names(viewer, seat=seat))


def speech(view: View, heard: tuple[Said, ...], seat: Seat) -> list[str]:
    """What a player said since the deal: the last claim, accusation and suggestion; older talk is history [TB11]."""
    in_turn = view.claimed[max(0, view.round - 1) * view.players :]
    talk: list[Spoken] = [claimed.claim for claimed in in_turn if claimed.seat == seat]
    talk += [said.talk for said in heard if (said.seat, said.round) == (seat, view.round)]
    latest = {type(each): each for each in talk}
    return [spoken(view.viewer, each) for each in latest.values()]


def history(view: View, heard: tuple[Said, ...]) -> list[tuple[int, str]]:
    """Everything said so far, with its round, in the order it was said."""
    in_turn = [(i // view.players + 1, told(view.viewer, claimed)) for i, claimed in enumerate(view.claimed)]
    free = [(said.round, quoted(view.viewer, said.seat, said.talk)) for said in heard]
    return sorted(in_turn + free, key=lambda line: line[0])


def told(viewer: Viewer, news: AnyNews) -> str:
    """A piece of news as a sentence."""
    match news:
        case RolesDealt():
            return say("time-bomb-news-roles-dealt")
        case Started(seat):
            return say("time-bomb-news-started", **names(viewer, seat=seat))
        case WiresDealt(number):
            return say("time-bomb-news-wires-dealt", round=number)
        case Claimed(seat, claim):
            return quoted(viewer, seat, claim)
        case Aimed(by, owner):
            return say("time-bomb-news-aimed", **names(viewer, by=by, owner=owner))
        case Turned(owner, wire):
            kind = say(f"time-bomb-wire-{wire}")
            return say("time-bomb-news-turned", wire=kind, **names(viewer, owner=owner))
        case Ended(ending):
            return say("time-bomb-news-ended", ending=say(f"time-bomb-ending-{ending}"))
