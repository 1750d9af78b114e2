"""Who should lead the room: appointing, pointing, and the leader card itself."""

from __future__ import annotations

from boomtable.bots.two_rooms.hostages import better_lead, crowded
from boomtable.bots.two_rooms.situation import Situation
from boomtable.engine import Choices, Seat
from boomtable.games.two_rooms.moves import (
    Acts,
    Appoint,
    OfferLead,
    Point,
    RefuseLead,
    StopPointing,
    TakeLead,
)

TRUSTED = 0.7  # likely enough a friend to be left in the lead
KNOWN = 0.95  # so likely a foe that not even a careless bot wants them in the lead
VOTE = 0.12  # what somebody's pointing adds to the one pointed at; a friend's counts double
STEADY = 0.3  # how much better somebody must be for a vote to be changed
LOYAL = ("minion",)  # want to see none


def appoint(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """The first leader: a friend if one is known."""
    if here.view.leader is not None or here.view.options.first_leader_by_vote or not here.others:
        return None
    seat = here.best(here.others, [_liked(here, other) for other in here.others])
    return Appoint(seat) if Appoint(seat) in choices else None


def _liked(here: Situation, seat: Seat) -> float:
    """How welcome somebody is as a leader, from -1 for an enemy to 1 for a friend."""
    if seat == here.me:
        return 0.9
    return here.friend[seat] - here.foe[seat]


def answer_lead(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """Take the leader card if it is held out, but not as somebody who may have to move."""
    if here.view.lead_offer != here.me:
        return None
    leader = here.view.leader
    leaves_it = leader is not None and here.friend[leader] >= TRUSTED and _rather(here, leader)
    wants = not leaves_it and here.view.card not in LOYAL
    answer: Acts = TakeLead() if wants else RefuseLead()
    return answer if answer in choices else None


def hand_over(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """Hand the leader card to a known friend, if my side is better off with them in the lead."""
    if here.view.leader != here.me or not here.chance(5):
        return None
    friends = [seat for seat in here.others if here.friend[seat] >= 0.95 and OfferLead(seat) in choices]
    friends = [seat for seat in friends if _rather(here, seat)]
    return OfferLead(here.any_of(friends)) if friends else None


def _rather(here: Situation, friend: Seat) -> bool:
    """Whether a friend should lead rather than I, who may have to move: a leader cannot be sent."""
    if here.skill.schemes and here.team is not None and crowded(here):
        return better_lead(here, friend)
    return wants_away(here)


def wants_away(here: Situation) -> bool:
    """The President with the Bomber near, or the Bomber without the President."""
    president, bomber = _near(here)
    if here.view.card == "president":
        return bomber > 0.5 or here.skill.schemes
    return here.view.card == "bomber" and president < 0.5


def _near(here: Situation) -> tuple[float, float]:
    """How likely the President and the Bomber are in my room."""
    thinks = here.beliefs
    return sum([thinks.president[seat] for seat in here.heads]), sum([thinks.bomber[seat] for seat in here.heads])


def point(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """Point at whoever should lead, or back a trusted leader."""
    leader = here.view.leader
    if leader is None and not here.view.options.first_leader_by_vote:
        return None
    now = here.view.pointing[here.me]
    seat = candidate(here)
    if seat is None or seat == here.me == leader:  # whoever leads need not say that they would
        return StopPointing() if now is not None and StopPointing() in choices else None
    return Point(seat) if now != seat and Point(seat) in choices else None


def candidate(here: Situation) -> Seat | None:
    """The best available leader; the present one if that is a friend, or oneself."""
    leader = here.view.leader
    if leader == here.me:
        return leader
    if leader is not None and (here.view.card in LOYAL or _content(here, leader)):
        return leader
    unknown = [seat for seat in here.heads if here.foe[seat] < KNOWN]
    votes, now = _votes(here), here.view.pointing[here.me]
    if (now is None or leader is None) and here.chance(here.skill.strays):
        return here.any_of(unknown or here.heads)
    heads = [seat for seat in here.heads if seat != leader]
    if not heads:
        return None
    kept = now if leader is not None else None  # while nobody leads, whoever stays with a vote keeps all waiting
    worth = [_liked(here, seat) + votes[seat] + STEADY * (seat == kept) - 0.001 * seat for seat in heads]
    return here.best(heads, worth)


def _content(here: Situation, leader: Seat) -> bool:
    return here.team is not None and here.friend[leader] >= TRUSTED


def _votes(here: Situation) -> list[float]:
    """What the others' pointing says about everybody: friends point at friends."""
    without_leader = 4.0 if here.view.leader is None else 1.0  # somebody has to
    votes = [0.0] * here.view.players
    for by, at in enumerate(here.view.pointing):
        if at is not None and by != here.me:
            votes[at] += VOTE * without_leader * (1 + 2 * here.friend[by] - 2 * here.foe[by] * here.skill.schemes)
    return votes
