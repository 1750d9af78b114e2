"""What players of Two Rooms are asked, what they may type, and typed lines read as moves or talk."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import islice
from typing import TypeAlias

from msgspec.structs import asdict

from boomtable.boards.mistakes import BadCommand, Unclear
from boomtable.boards.seat_names import Facts, find_seat, name, names
from boomtable.boards.two_rooms_words import card_name, listed
from boomtable.engine import Choices, Either, Move, Seat, Seeded
from boomtable.games.two_rooms import Tell, Urge, View, imagine
from boomtable.games.two_rooms.characters import Team
from boomtable.games.two_rooms.finale import Answer
from boomtable.games.two_rooms.moves import (
    Accept,
    Appoint,
    Call,
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

Words: TypeAlias = list[str]

FEW = 3  # moves of one kind that are all listed; of more, the first is an example
WORD = re.compile(r"[^\s,;.:+&?!\"]+")
FILLING = {"a", "an", "and", "as", "at", "card", "cards", "is", "my", "of", "on", "player", "that", "the", "to", "with"}
SELF = ("me", "i", "myself", "self")
VERBS = {  # every verb with the ways it may be typed
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
ASKED = {  # for each question: the verb that an answer may leave out
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
TYPED: dict[Callable[..., Move], str] = {  # moves and talk as they are typed
    **{move: f"{verb} {{seat}}" for verb, move in ON_ONE.items()},
    **{move: verb for verb, move in ON_NOBODY.items()},
    TakeLead: "yes lead",
    RefuseLead: "no lead",
    ShowAll: "show all",
    ShowColour: "show colour {seat}",
    ShowColourToAll: "show colour all",
    Accept: "yes {seat}",
    Refuse: "no {seat}",
    NameBuried: "name {card}",
    CallWinner: "call {side}",
    Tell: "say {seat} {what}",
}


def waiting(view: View) -> str:
    """The question, and for whoever is asked, some answers to it."""
    if not view.todo:
        return ""
    question = say(f"two-rooms-step-{view.todo[0].__struct_config__.tag}", **_facts(view))
    return say("rooms-asked", question=question, ways=ways(view)) if is_asked(view) else question


def is_asked(view: View) -> bool:
    """While the clock runs everyone may act; before the hostages leave, only players who can hold them back."""
    if not view.todo or not isinstance(view.viewer, int):
        return False
    if isinstance(view.todo[0], Holding):
        return imagine(view, Seeded("ways")).choices(view.viewer).size > 0
    return view.viewer in view.waiting or isinstance(view.todo[0], Playing)


def _facts(view: View) -> Facts:
    """The values that the question may need."""
    if isinstance(step := view.todo[0], Answer):
        return names(view.viewer, seat=step.seat)
    met = {"seat": name(view.meets)} if view.meets is not None else {}
    return {"you": "seat" if is_asked(view) else "nobody", "number": view.sending, **met}


def ways(view: View) -> str:
    """What may be typed: all moves of a kind if they are few, otherwise an example."""
    if not is_asked(view) or not isinstance(view.viewer, int):
        return say("rooms-ways-none")
    return listed(map(typed, examples(imagine(view, Seeded("ways")).choices(view.viewer))))


def examples(choices: Choices[Move]) -> list[Move]:
    """Some moves of every kind there is."""
    parts: Iterable[Choices[Move]] = choices.parts if isinstance(choices, Either) else (choices,)
    return [move for part in parts for move in (part if part.listable(FEW) else islice(part, 1))]


def typed(move: Move) -> str:
    """A move, or something said, as it is typed."""
    match move:
        case Use(targets):
            return " ".join(["use", *map(str, targets)])
        case Send(hostages):
            return " ".join(["send", *map(str, hostages)])
    return TYPED.get(type(move), "").format(**asdict(move))


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
    """An answer to an offer; if there is only one, it need not be named."""
    offering = [offer.by for offer in view.offers if offer.to == view.viewer]
    to_lead = view.lead_offer == view.viewer
    if not words and len(offering) + to_lead != 1:
        raise Unclear
    if words[:1] in ([word] for word in LEAD) or (not words and to_lead):
        return TakeLead() if taken else RefuseLead()
    return (Accept if taken else Refuse)(seat(words, view) if words else offering[0])


def words_of(line: str) -> Words:
    return [word for word in WORD.findall(line.lower()) if word not in FILLING]


def seat(words: Words, view: View) -> Seat:
    (one,) = seats(words, view, 1)
    return one


def seats(words: Words, view: View, count: int | None = None) -> tuple[Seat, ...]:
    """Players by number or by the beginning of a name, in seat order; exactly `count` of them, if given."""
    found = sorted({_seat(word, view) for word in words})
    if count not in (None, len(found)):
        raise Unclear
    return tuple(found)


def _seat(word: str, view: View) -> Seat:
    if word in SELF and isinstance(view.viewer, int):
        return view.viewer
    if (found := find_seat(word, view.players)) is None:
        raise Unclear
    return found


def card(words: Words, view: View) -> str:
    """A card of the deck, by its name or its id."""
    return _one(words, {each: (each, card_name(each)) for each in view.deck})


def card_or_colour(words: Words, view: View) -> str:
    """What may be said of a player; the name of a colour comes before cards that begin with it."""
    colours = {str(team): (str(team),) for team in Team}
    return _one(words, {**{each: (each, card_name(each)) for each in view.deck}, **colours})


def call(words: Words) -> Call:
    return Call(_one(words, {str(each): (each, say(f"two-rooms-call-{each}")) for each in Call}))


def _one(words: Words, ways: dict[str, Iterable[str]]) -> str:
    """The one with this name, or else the only one whose name begins so; `red spy` and `spy-red` are the same."""
    typed = _close("".join(words))
    exact = [each for each, names in ways.items() if typed in map(_close, names)]
    begun = [each for each, names in ways.items() if typed and any(_close(way).startswith(typed) for way in names)]
    if len(found := exact or begun) != 1:
        raise Unclear
    return found[0]


def _close(word: str) -> str:
    return re.sub(r"[^a-z0-9]", "", word.lower())
