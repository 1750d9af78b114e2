"""A room so small that nobody can be spared: one of its leader, the President and the Bomber may have to go.

There every pair of seats that may hold the two is gone through, as what is likely of one depends on the other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import permutations

from boomtable.bots.two_rooms.meeting import enemy_leads
from boomtable.bots.two_rooms.mind import Mind, heads_in
from boomtable.engine import Luck, Seat
from boomtable.games.two_rooms.characters.character import Team

BOLD = {Team.RED: 0.5, Team.BLUE: 0.15}  # so often this side expects the other to move its own one in the last round
STUCK = 0.25  # what it costs that a leader cannot go, if the game turns on them: others soon expect it


def crowded(mind: Mind) -> bool:
    """Whether a leader beside President and Bomber has too few others to send."""
    return len(mind.heads) - 3 < mind.view.options.hostages(mind.view.players, mind.view.round)


def better_lead(mind: Mind, team: Team, other: Seat) -> bool:
    """Whether my side does better with somebody else in the lead than with me."""
    return _led_by(mind, team, other) > _led_by(mind, team, mind.me)


def _led_by(mind: Mind, team: Team, leader: Seat) -> float:
    best = max([hopes(mind, [seat], BOLD[team]) for seat in mind.heads if seat != leader], default=0.0)
    return best - STUCK * (mind.beliefs.president[leader] + mind.beliefs.bomber[leader])


def guess(team: Team, luck: Luck) -> float:
    """Whether the other side moves its own one this time, 1 or 0: who always guessed the same would be read."""
    return float(luck.pick(100) < 100 * BOLD[team])


def hopes(mind: Mind, leaving: Collection[Seat], bold: float) -> float:
    """How likely my side wins if these leave my room, both sides playing well from then on."""
    after = _met if mind.last_round else _led
    red = sum([odds * after(mind, president, bomber, leaving, bold) for president, bomber, odds in _pairs(mind)])
    return red if mind.team is Team.RED else 1 - red


def _pairs(mind: Mind) -> Iterator[tuple[Seat, Seat, float]]:
    """Who may be President and Bomber, and how likely."""
    presidents, bombers = mind.beliefs.president, mind.beliefs.bomber
    total = 1 - sum([president * bomber for president, bomber in zip(presidents, bombers, strict=True)])
    for president, bomber in permutations(range(mind.view.players), 2):
        if odds := presidents[president] * bombers[bomber]:
            yield president, bomber, odds / total


def _met(mind: Mind, president: Seat, bomber: Seat, leaving: Collection[Seat], bold: float) -> float:
    """How likely these two end in one room."""
    there = heads_in(mind.view, 1 - (mind.view.room or 0))
    anybody = enemy_leads(mind, there) / max(2, len(there) - 1)
    comes = (bold, anybody) if mind.team is Team.RED else (anybody, bold)
    here = [
        float(seat not in leaving) if seat in mind.heads else comes[which]
        for which, seat in enumerate((president, bomber))
    ]
    return here[0] * here[1] + (1 - here[0]) * (1 - here[1])


def _led(mind: Mind, president: Seat, bomber: Seat, leaving: Collection[Seat], _bold: float) -> float:
    """How likely Red wins from the next round on, whoever of the other room comes.

    With both in one room the side that leads it has won, as it may keep or part them; apart it is anybody's guess.
    """
    there = heads_in(mind.view, 1 - (mind.view.room or 0))
    wins = []
    for coming in there:
        here = {*mind.heads, coming} - {*leaving}
        if (president in here) != (bomber in here):
            wins.append(0.5)
        else:
            room = here if president in here else {*mind.heads, *there} - here
            wins.append(_majority(mind, room, president, bomber))
    return sum(wins) / max(1, len(wins))


def _majority(mind: Mind, room: Collection[Seat], president: Seat, bomber: Seat) -> float:
    """How likely Red has the say in a room that holds both."""
    rest = [seat for seat in room if seat not in (president, bomber)]
    lead = sum([mind.beliefs.red[seat] - mind.beliefs.blue[seat] for seat in rest])
    return min(1.0, max(0.0, 0.5 + lead / 2))
