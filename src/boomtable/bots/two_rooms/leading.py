"""Who should lead the room: appointing, pointing, and the leader card itself."""

from __future__ import annotations

from boomtable.bots.two_rooms.crowding import better_lead, crowded
from boomtable.bots.two_rooms.mind import Mind
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
VOTE = 0.12  # what somebody's pointing adds to the one pointed at; a friend's counts double
LOYAL = ("minion",)  # want to see none


def appoint(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """The first leader: a friend if one is known."""
    if mind.view.leader is not None or mind.view.options.first_leader_by_vote or not mind.others:
        return None
    seat = mind.best(mind.others, [_liked(mind, other) for other in mind.others])
    return Appoint(seat) if Appoint(seat) in choices else None


def _liked(mind: Mind, seat: Seat) -> float:
    """How much one would like somebody to lead, from -1 for an enemy to 1 for a friend."""
    if seat == mind.me:
        return 0.9
    return mind.friend[seat] - mind.foe[seat]


def answer_lead(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """Take the leader card if it is held out, but not as somebody who may have to move."""
    if mind.view.lead_offer != mind.me:
        return None
    leader = mind.view.leader
    leaves_it = leader is not None and mind.friend[leader] >= TRUSTED and _rather(mind, leader)
    wants = not leaves_it and mind.view.card not in LOYAL
    answer: Acts = TakeLead() if wants else RefuseLead()
    return answer if answer in choices else None


def hand_over(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """Leave the lead to a known friend with whom in it one's side is better off."""
    if mind.view.leader != mind.me or not mind.chance(5):
        return None
    friends = [seat for seat in mind.others if mind.friend[seat] >= 0.95 and OfferLead(seat) in choices]
    friends = [seat for seat in friends if _rather(mind, seat)]
    return OfferLead(mind.any_of(friends)) if friends else None


def _rather(mind: Mind, friend: Seat) -> bool:
    """Whether a friend should lead rather than I, who may have to move: a leader cannot be sent."""
    if mind.manner.schemes and mind.team is not None and crowded(mind):
        return better_lead(mind, mind.team, friend)
    return wants_away(mind)


def wants_away(mind: Mind) -> bool:
    """The President with the Bomber near, or the Bomber without the President."""
    president, bomber = _near(mind)
    if mind.view.card == "president":
        return bomber > 0.5 or mind.manner.schemes
    return mind.view.card == "bomber" and president < 0.5


def _near(mind: Mind) -> tuple[float, float]:
    """How likely the President and the Bomber are in my room."""
    thinks = mind.beliefs
    return sum([thinks.president[seat] for seat in mind.heads]), sum([thinks.bomber[seat] for seat in mind.heads])


def point(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """Point at the one who should lead, or back the leader one trusts."""
    leader = mind.view.leader
    if leader is None and not mind.view.options.first_leader_by_vote:
        return None
    now = mind.view.pointing[mind.me]
    seat = candidate(mind)
    if seat is None:
        return StopPointing() if now is not None and StopPointing() in choices else None
    return Point(seat) if now != seat and Point(seat) in choices else None


def candidate(mind: Mind) -> Seat | None:
    """The best leader one can hope for; the present one if that is a friend."""
    leader = mind.view.leader
    if mind.chance(mind.manner.strays):
        return mind.any_of(mind.heads)
    if leader is not None and (mind.view.card in LOYAL or _content(mind, leader)):
        return leader
    heads = [seat for seat in mind.heads if seat != leader]
    if not heads:
        return None
    votes = _votes(mind)
    worth = [_liked(mind, seat) + votes[seat] - 0.001 * seat for seat in heads]
    return mind.best(heads, worth)


def _content(mind: Mind, leader: Seat) -> bool:
    return leader == mind.me or (mind.team is not None and mind.friend[leader] >= TRUSTED)


def _votes(mind: Mind) -> list[float]:
    """What the pointing of others says for everybody: that of friends says that it is a friend."""
    without_leader = 4.0 if mind.view.leader is None else 1.0  # somebody has to
    votes = [0.0] * mind.view.players
    for by, at in enumerate(mind.view.pointing):
        if at is not None and by != mind.me:
            votes[at] += VOTE * without_leader * (1 + 2 * mind.friend[by] - 2 * mind.foe[by] * mind.manner.schemes)
    return votes
