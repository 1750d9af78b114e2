"""A typed line read as a move, or a word, of Two Rooms and a Boom."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.two_rooms.asking import ways
from boomtable.boards.two_rooms.reading import Unclear, Words, call, card, card_or_colour, seat, seats, words_of
from boomtable.engine import Move, Seat
from boomtable.games.two_rooms import Tell, Urge, View
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

VERBS = {  # as one may type them
    "appoint": ("appoint",),
    "hand": ("hand", "abdicate"),
    "point": ("point", "p", "vote"),
    "stop": ("stop",),
    "show": ("show", "reveal"),
    "share": ("share", "s", "offer"),
    "colour": ("colour", "color", "c", "colours", "colors"),
    "yes": ("yes", "y", "accept", "take"),
    "no": ("no", "n", "refuse", "decline"),
    "withdraw": ("withdraw",),
    "use": ("use", "u"),
    "walk": ("walk",),
    "send": ("send",),
    "done": ("done", "part"),
    "name": ("name",),
    "call": ("call",),
    "shoot": ("shoot",),
    "say": ("say", "tell", "claim"),
    "urge": ("urge",),
}
ASKED = {  # by what is asked: the verb that an answer may go without
    "finding-leaders": "appoint",
    "naming": "send",
    "naming-buried": "name",
    "calling": "call",
    "shooting": "shoot",
}
ON_ONE: dict[str, Callable[[Seat], Move]] = {
    "appoint": Appoint,
    "hand": OfferLead,
    "point": Point,
    "show": ShowCard,
    "share": OfferCard,
    "colour": OfferColour,
    "withdraw": Withdraw,
    "shoot": Shoot,
    "urge": Urge,
}
ON_NOBODY: dict[str, Callable[[], Move]] = {"stop": StopPointing, "walk": Walk, "done": EndParley}
LEAD = ("lead", "leader")


def read(line: str, view: View) -> Move:
    """A move from a line such as `share 3`, `yes ben`, `show all` or `say me blue`."""
    words = words_of(line)
    verb = next((verb for verb, typed in VERBS.items() if words and words[0] in typed), None)
    rest = words[1:] if verb else words
    asked = str(view.todo[0].__struct_config__.tag) if view.todo else ""
    try:
        return _answer(verb or ASKED.get(asked, ""), rest, view)
    except Unclear:
        raise BadCommand("rooms-unclear", typed=line.strip() or "-", allowed=ways(view)) from None


def _answer(verb: str, words: Words, view: View) -> Move:
    match verb, words:
        case "show", ["all" | "everyone" | "room"]:
            return ShowAll()
        case "show", ["colour" | "color", "all" | "everyone" | "room"]:
            return ShowColourToAll()
        case "show", ["colour" | "color", *who]:
            return ShowColour(seat(who, view))
        case (("yes" | "no"), _):
            return _reply(verb == "yes", words, view)
        case "use", _:
            return Use(seats(words, view))
        case "send", [_, *_]:
            return Send(seats(words, view))
        case "name", _:
            return NameBuried(card(words, view))
        case "call", _:
            return CallWinner(call(words))
        case "say", [who, *what]:
            return Tell(seat([who], view), card_or_colour(what, view))
        case _, [] if verb in ON_NOBODY:
            return ON_NOBODY[verb]()
        case _ if verb in ON_ONE:
            return ON_ONE[verb](seat([word for word in words if word not in LEAD], view))
    raise Unclear


def _reply(taken: bool, words: Words, view: View) -> Move:
    """An answer to an offer, which need not be named where there is only one."""
    offering = [offer.by for offer in view.offers if offer.to == view.viewer]
    to_lead = view.lead_offer == view.viewer
    if not words and len(offering) + to_lead != 1:
        raise Unclear
    if words[:1] in ([word] for word in LEAD) or (not words and to_lead):
        return TakeLead() if taken else RefuseLead()
    return (Accept if taken else Refuse)(seat(words, view) if words else offering[0])
