"""What happens next, who does it, and what they may type."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from boomtable.boards.seat_names import Facts, name, names
from boomtable.boards.two_rooms.speech import listed
from boomtable.engine import Choices, Either, Move, Seeded
from boomtable.games.two_rooms import Tell, Urge, View, imagine
from boomtable.games.two_rooms.finale import Answer
from boomtable.games.two_rooms.moves import (
    Accept,
    Appoint,
    CallWinner,
    EndParley,
    NameBuried,
    OfferCard,
    OfferColour,
    OfferLead,
    Point,
    Refuse,
    RefuseLead,
    Send,
    Shoot,
    ShowAll,
    ShowCard,
    ShowColour,
    ShowColourToAll,
    StopPointing,
    TakeLead,
    Use,
    Walk,
    Withdraw,
)
from boomtable.games.two_rooms.rounds import Holding, Playing
from boomtable.words import say

FEW = 3  # choices of one kind that are all listed; of more, the first is an example


def waiting(view: View) -> str:
    """The question, and for who is asked some answers to it."""
    if not view.todo:
        return ""
    question = say(f"two-rooms-step-{view.todo[0].__struct_config__.tag}", **_facts(view))
    return say("rooms-asked", question=question, ways=ways(view)) if is_asked(view) else question


def is_asked(view: View) -> bool:
    """While the clock runs everyone may act; before the hostages leave, who holds them back."""
    if not view.todo or not isinstance(view.viewer, int):
        return False
    if isinstance(view.todo[0], Holding):
        return imagine(view, Seeded("ways")).choices(view.viewer).size > 0
    return view.viewer in view.waiting or isinstance(view.todo[0], Playing)


def _facts(view: View) -> Facts:
    """Whatever the question may speak of."""
    if isinstance(step := view.todo[0], Answer):
        return names(view.viewer, seat=step.seat)
    met = {"seat": name(view.meets)} if view.meets is not None else {}
    return {"you": "seat" if is_asked(view) else "nobody", "number": view.sending, **met}


def ways(view: View) -> str:
    """What whoever is asked may type: all of a kind where they are few, or else an example."""
    if not is_asked(view) or not isinstance(view.viewer, int):
        return say("rooms-ways-none")
    return listed(map(typed, examples(imagine(view, Seeded("ways")).choices(view.viewer))))


def examples(choices: Choices[Move]) -> list[Move]:
    """Something of every kind there is."""
    parts: Iterable[Choices[Move]] = choices.parts if isinstance(choices, Either) else (choices,)
    return [move for part in parts for move in (part if part.listable(FEW) else islice(part, 1))]


def typed(move: Move) -> str:
    """A move as it is typed."""
    match move:
        case Appoint(seat):
            return f"appoint {seat}"
        case OfferLead(seat):
            return f"hand {seat}"
        case TakeLead():
            return "yes lead"
        case RefuseLead():
            return "no lead"
        case Point(seat):
            return f"point {seat}"
        case StopPointing():
            return "stop"
        case ShowCard(seat):
            return f"show {seat}"
        case ShowAll():
            return "show all"
        case ShowColour(seat):
            return f"show colour {seat}"
        case ShowColourToAll():
            return "show colour all"
        case OfferCard(seat):
            return f"share {seat}"
        case OfferColour(seat):
            return f"colour {seat}"
        case Accept(seat):
            return f"yes {seat}"
        case Refuse(seat):
            return f"no {seat}"
        case Withdraw(seat):
            return f"withdraw {seat}"
        case Use(targets):
            return " ".join(["use", *map(str, targets)])
        case Send(hostages):
            return " ".join(["send", *map(str, hostages)])
        case EndParley():
            return "done"
        case Walk():
            return "walk"
        case NameBuried(card):
            return f"name {card}"
        case CallWinner(side):
            return f"call {side}"
        case Shoot(seat):
            return f"shoot {seat}"
        case Tell(seat, what):
            return f"say {seat} {what}"
        case Urge(seat):
            return f"urge {seat}"
    return ""
