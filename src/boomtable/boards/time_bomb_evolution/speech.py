"""What is done and said in Time Bomb Evolution, in words to one viewer."""

from __future__ import annotations

from msgspec.structs import asdict

from boomtable.boards.seat_names import Facts, names
from boomtable.boards.time_bomb_evolution.glyphs import LETTERS
from boomtable.boards.time_bomb_shared import voice
from boomtable.engine import Seeded
from boomtable.games.time_bomb_evolution import Claim, View, Wire, imagine
from boomtable.games.time_bomb_evolution.effects import Commanded, Protecting, Unprotecting
from boomtable.games.time_bomb_evolution.moves import (
    AnyNews,
    CardsRemoved,
    Claimed,
    ColoursPicked,
    Exploded,
    NumberDrawn,
    Protected,
    Shortened,
    Turned,
    Unprotected,
)
from boomtable.games.time_bomb_shared.moves import Aimed, Ended
from boomtable.games.time_bomb_shared.steps import Claiming, Clipping, Flipping
from boomtable.words import say


def called(wire: Wire) -> str:
    return say(f"time-bomb-evolution-wire-{wire}")


def counted(claim: Claim) -> str:
    """The numbers of a claim, kind by kind."""
    numbers = [(called(wire), asdict(claim)[wire]) for wire in Wire]
    return ", ".join(say("time-bomb-evolution-count", wire=kind, count=n) for kind, n in numbers if n is not None)


def lettered(claim: Claim) -> str:
    """The numbers of a claim, as short as they can be typed."""
    numbers = asdict(claim)
    return " ".join(f"{LETTERS[wire][0]}{numbers[wire]}" for wire in Wire if numbers[wire] is not None)


VOICE = voice.Voice(counted)
SHORT = voice.Voice(lettered)  # beside the players there is little room


def told(view: View, news: AnyNews) -> str:
    """A piece of news as a sentence, with the rule behind what nobody chose."""
    match news:
        case ColoursPicked(colours):
            return say("time-bomb-evolution-news-colours-picked", colours=", ".join(map(called, colours)))
        case CardsRemoved(count):
            return say("time-bomb-evolution-news-cards-removed", count=count)
        case Claimed(seat, claim):
            return VOICE.quoted(view.viewer, seat, claim)
        case Aimed(by, owner) if by == owner:
            return say("time-bomb-evolution-news-aimed-own", **names(view.viewer, by=by))
        case Turned(owner, wire):
            return say("time-bomb-evolution-news-turned", wire=called(wire), **names(view.viewer, owner=owner))
        case NumberDrawn(by, number, owner):
            who = names(view.viewer, by=by, owner=owner)
            return say("time-bomb-evolution-news-number-drawn", how=_how(news), number=number, **who)
        case Protected(by, colour):
            return say("time-bomb-evolution-news-protected", colour=called(colour), **names(view.viewer, by=by))
        case Unprotected(by, colour):
            return say("time-bomb-evolution-news-unprotected", colour=called(colour), **names(view.viewer, by=by))
        case Shortened(cuts_left):
            return say("time-bomb-evolution-news-shortened", cuts=cuts_left)
        case Exploded(colour):
            count = sum(cut.wire is colour for cut in view.cuts)
            return say("time-bomb-evolution-news-exploded", why=_why(view, news), colour=called(colour), count=count)
        case Ended(ending):
            return say("time-bomb-evolution-news-ended", ending=say(f"time-bomb-evolution-ending-{ending}"))
    return voice.told(view.viewer, news)


def _how(drawn: NumberDrawn) -> str:
    if drawn.handed:
        return "handed" if drawn.number else "kept"
    return "must" if drawn.number else "own"


def _why(view: View, exploded: Exploded) -> str:
    """A pair of Purple, a protection taken off, or the last wire that it took."""
    if exploded.pair:
        return "pair"
    if any(isinstance(news, Unprotected) for news in view.news):
        return "bare"
    return {3: "three", 4: "four"}[view.thresholds[view.colours.index(exploded.colour)]]


def waiting(view: View) -> str:
    """What happens next, who does it, and which colours they may choose if that is up to the viewer."""
    facts: Facts
    match view.todo[:1]:
        case ():
            return ""
        case (Claiming(seat) | Flipping(seat) | Protecting(seat) | Unprotecting(seat) as step,):
            facts = names(view.viewer, seat=seat)
        case (Commanded(number) as step,):
            facts = names(view.viewer, seat=view.clipper, owner=named(view, number)) | {"number": number}
        case (Clipping() as step,):
            facts = names(view.viewer, seat=view.clipper)
        case (step,):
            facts = {}
    question = say(f"time-bomb-evolution-step-{step.__struct_config__.tag}", **facts)
    ways = ", ".join(map(called, offered(view)))
    return say("time-bomb-evolution-asked", question=question, ways=ways) if ways else question


def named(view: View, number: int) -> int:
    """Whose wire the number says must be cut [TE10]."""
    return (view.clipper + number) % view.players


def offered(view: View) -> list[Wire]:
    """The colours to choose from, if the viewer has to: the same at every table that looks like theirs."""
    match view.todo[:1]:
        case (Protecting(by) | Unprotecting(by),) if by == view.viewer:
            return [move.colour for move in imagine(view, Seeded("offered")).choices(by)]
    return []
