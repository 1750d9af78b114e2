"""Two Rooms and a Boom in words: names of cards, news and talk as sentences, and what is wrong with a playset."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import assert_never

from boomtable.boards.seat_names import Facts, name, names
from boomtable.engine import Note, Said, Seat, Viewer
from boomtable.games.two_rooms import Tell, Urge
from boomtable.games.two_rooms.characters import CARDS, Team
from boomtable.games.two_rooms.deck_rules import BRIEF
from boomtable.games.two_rooms.ending import Acting, AnyBecause, CutShort, NeverMet, NobodyActs, TyrantAlone
from boomtable.games.two_rooms.news import (
    AnyNews,
    Called,
    Covered,
    Cured,
    Dealt,
    EndedEarly,
    Entered,
    Exchanged,
    Gained,
    Lapsed,
    LeaderFound,
    LeadOffered,
    LeadRefused,
    Led,
    Met,
    Moved,
    Named,
    NoMayor,
    Offered,
    Parted,
    Placed,
    Pointed,
    Ready,
    Refused,
    RoundBegan,
    Sending,
    Shared,
    Shot,
    Showing,
    Shown,
    Swapped,
    Tackled,
    TakenBack,
    TimeUp,
    Void,
)
from boomtable.games.two_rooms.people import Condition, Kind
from boomtable.words import say

CARD_FACTS = ("card", "other")  # facts of a fault that are cards; all others are numbers


def card_name(card: str) -> str:
    return say(f"two-rooms-card-{card}")


def team_name(team: str) -> str:
    return say(f"two-rooms-team-{team}")


def condition_name(condition: Condition) -> str:
    return say(f"two-rooms-condition-{condition}")


def kind_name(kind: Kind) -> str:
    return say(f"two-rooms-kind-{kind}")


def listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "-"


def people(seats: Iterable[Seat]) -> str:
    return listed(map(name, seats))


def told(viewer: Viewer, news: AnyNews) -> str:
    """A piece of news as a sentence."""
    return say(f"two-rooms-news-{news.__struct_config__.tag}", **_facts(viewer, news))


def why(viewer: Viewer, because: AnyBecause) -> str:
    """Why it ended so, in one line."""
    return say(f"two-rooms-because-{because.__struct_config__.tag}", **_end_facts(viewer, because))


def _end_facts(viewer: Viewer, because: AnyBecause) -> Facts:
    match because:
        case Acting(president, president_card, president_room, bomber, bomber_card, bomber_room):
            rooms: Facts = {"president_room": president_room + 1, "bomber_room": bomber_room + 1}
            cards: Facts = {"president_card": card_name(president_card), "bomber_card": card_name(bomber_card)}
            return {**rooms, **cards, **names(viewer, president=president, bomber=bomber)}
        case NeverMet(seat, card, helper, helper_card):
            who = names(viewer, seat=seat, helper=helper)
            return {"card": card_name(card), "helper_card": card_name(helper_card), **who}
        case CutShort(by, card, power):
            return {"card": card_name(card), "power": power, **names(viewer, by=by)}
        case TyrantAlone(seat):
            return names(viewer, seat=seat)
        case NobodyActs(card):
            return {"card": card_name(card)}
        case _:
            assert_never(because)


def _facts(viewer: Viewer, news: AnyNews) -> Facts:
    """The values that the sentence may need."""
    match news:
        case Dealt(card):
            return {"card": card_name(card)}
        case Placed((first, second)) | Exchanged((first, second)):
            return {"first": people(first), "second": people(second)}
        case RoundBegan(number) | TimeUp(number):
            return {"round": number}
        case Led(seat, how, by):
            giver = by[0] if how in ("appointed", "handed") else seat
            return {"how": how, **names(viewer, seat=seat, by=giver)}
        case LeadOffered(by, to) | Refused(by, to) | TakenBack(by, to) | Lapsed(by, to):
            return names(viewer, by=by, to=to)
        case LeadRefused(by):
            return names(viewer, by=by)
        case Pointed(by, at):
            return {"what": "nobody", **names(viewer, by=by)} if at is None else _at(viewer, by, at)
        case Shown(by, to, kind, what):
            how = kind if to is not None else "room" if kind is Kind.CARD else "room-colour"
            shown = card_name(what) if kind is Kind.CARD else team_name(what)
            return {"how": how, "what": shown, **names(viewer, by=by, **({} if to is None else {"to": to}))}
        case Showing(by, to, kind):
            return {"how": kind, **names(viewer, by=by, to=to)}
        case Offered(by, to, kind):
            return {"kind": kind_name(kind), **names(viewer, by=by, to=to)}
        case Shared((one, other), kind):
            return {"kind": kind_name(kind), **names(viewer, one=one, other=other)}
        case Gained(condition, now):
            return {"gained": "yes" if condition in now else "no", "condition": condition_name(condition), **_now(now)}
        case Cured(now):
            return _now(now)
        case Swapped(other, _, card):
            how = "sober" if other == viewer else "swap"
            return {"how": how, "card": card_name(card), "other": name(other)}
        case NoMayor(seat) | Covered(seat):
            return names(viewer, seat=seat)
        case Tackled(by, seat):
            return names(viewer, by=by, seat=seat)
        case Moved(seat, to):
            return {"room": to + 1, **names(viewer, seat=seat)}
        case Met(seat) | Parted(seat):
            return names(viewer, seat=seat)
        case Sending(room, hostages):
            return {"room": room + 1, "hostages": people(hostages)}
        case Ready(room) | LeaderFound(room) | Void(room):
            return {"room": room + 1}
        case Entered(room, leader):
            known = {} if leader is None else names(viewer, leader=leader)
            return {"room": room + 1, "led": "nobody" if leader is None else "somebody", **known}
        case Named(by, card):
            what = "card" if card else "nothing"
            return {"what": what, "card": card_name(card) if card else "", **names(viewer, by=by)}
        case Called(by, side):
            call = say(f"two-rooms-call-{side}") if side else ""
            return {"what": "side" if side else "nothing", "call": call, **names(viewer, by=by)}
        case Shot(by, seat):
            return {"what": "nothing", **names(viewer, by=by)} if seat is None else _hit(viewer, by, seat)
        case EndedEarly(by, power):
            return {"power": power, **names(viewer, by=by)}
    return {}


def _at(viewer: Viewer, by: Seat, at: Seat) -> Facts:
    return {"what": "self" if by == at else "someone", **names(viewer, by=by, at=at)}


def _hit(viewer: Viewer, by: Seat, seat: Seat) -> Facts:
    return {"what": "someone", **names(viewer, by=by, seat=seat)}


def _now(conditions: tuple[Condition, ...]) -> Facts:
    return {"now": len(conditions), "conditions": listed(map(condition_name, conditions))}


def quoted(viewer: Viewer, said: Said) -> str:
    """Something said, in quotes, after the name of the speaker."""
    return say("rooms-said", said=spoken(viewer, said.seat, said.talk), **names(viewer, by=said.seat))


def spoken(viewer: Viewer, by: Seat, talk: Tell | Urge) -> str:
    """What is said, as it sounds to one viewer; it need not be true [TR42]."""
    who = "self" if talk.seat == by else "you" if talk.seat == viewer else "other"
    facts: Facts = {"who": who, "seat": name(talk.seat)}
    if isinstance(talk, Tell):
        colour = talk.what in tuple(Team)
        facts |= {"kind": "colour" if colour else "card", "what": (team_name if colour else card_name)(talk.what)}
    return say(f"two-rooms-said-{talk.__struct_config__.tag}", **facts)


def faults(errors: str) -> list[str]:
    """Everything that is wrong with a playset, a sentence each, read from its brief form [TR3]."""
    return [_fault(read_fault(word)) for word in errors.split(", ")]


def read_fault(word: str) -> Note:
    """The note behind one word of the brief form; only one fits, because cards are known by name."""
    [note] = [Note(code, _fault_facts(found)) for code, form in FORMS.items() if (found := form.fullmatch(word))]
    return note


def _fault(note: Note) -> str:
    named = {name: card_name(str(fact)) for name, fact in note.facts.items() if name in CARD_FACTS}
    return say(note.code, **note.facts | named)


def _fault_facts(found: re.Match[str]) -> dict[str, str | int]:
    return {name: fact if name in CARD_FACTS else int(fact) for name, fact in found.groupdict().items()}


def _form(brief: str) -> re.Pattern[str]:
    """A pattern for the brief form of a note, with a group for each of its facts."""
    kinds = dict.fromkeys(CARD_FACTS, "|".join(CARDS))
    return re.compile(re.sub(r"\{(\w+)\}", lambda fact: f"(?P<{fact[1]}>{kinds.get(fact[1], '[0-9]+')})", brief))


FORMS = {code: _form(brief) for code, brief in BRIEF.items()}
