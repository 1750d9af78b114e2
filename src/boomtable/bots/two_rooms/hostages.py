"""Whom to send to the other room: what it would mean for the President to meet the Bomber."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import permutations

from boomtable.bots.two_rooms.endings import imagined_tables, share_won
from boomtable.bots.two_rooms.situation import Situation, heads_in
from boomtable.engine import Seat, shuffled
from boomtable.games.two_rooms.characters.character import Team

BOLD = {Team.RED: 0.35, Team.BLUE: 0.5}  # so often Red expects a hostile leader to move the President, Blue the Bomber
AGREED = 0.8  # a Red leader sends the Bomber so often
LEAD = 0.5  # what the leader counts besides: with half a room against them they cannot be voted out
STUCK = 0.25  # what it costs that a leader cannot go, if the game turns on them: others soon expect it


def hostages(here: Situation, candidates: Sequence[Seat], number: int) -> tuple[Seat, ...]:
    """Choose this many, one by one: the one whose leaving helps most, ties at random."""
    if here.chance(here.skill.strays):
        return tuple(sorted(shuffled(candidates, here.luck)[:number]))
    value = leaving_value(here, number)
    chosen: list[Seat] = []
    for _ in range(number):
        left = [seat for seat in candidates if seat not in chosen]
        chosen.append(here.best(left, [value([*chosen, seat]) for seat in left]))
    return tuple(sorted(chosen))


def leaving_value(here: Situation, number: int) -> Callable[[list[Seat]], float]:
    """How good it is for me if these leave my room, when this many are exchanged."""
    if here.team is None:
        tables = list(imagined_tables(here, number))
        return lambda leaving: share_won(here, tables, leaving)
    others = chance_sent(here, number, guess_bold(here))
    if crowded(here):
        return lambda leaving: crowded_worth(here, leaving, others)
    if not here.last_round:
        return lambda leaving: _gathering(here, leaving)
    return lambda leaving: meeting_worth(here, leaving, others) + 0.01 * sum([here.foe[seat] for seat in leaving])


def _gathering(here: Situation, leaving: list[Seat]) -> float:
    """Before the last round: gather President and Bomber where my own side has the majority, or half and the lead."""
    president, bomber, leader = here.beliefs.president, here.beliefs.bomber, here.view.leader
    lead = LEAD * (here.friend[leader] - here.foe[leader]) if leader is not None else 0.0
    strong = lead + sum([here.friend[seat] - here.foe[seat] for seat in here.heads]) > 0
    keys = sum([president[seat] + bomber[seat] for seat in leaving])
    friends = sum([here.friend[seat] - here.foe[seat] for seat in leaving])
    return -keys - 0.3 * friends if strong else keys + 0.1 * friends


# Whether the President meets the Bomber: what Red hopes and Blue fears.


def meeting_worth(here: Situation, leaving: Collection[Seat], moved: tuple[float, float]) -> float:
    """How likely my side gets what it wants if these leave my room, and the two come here so likely."""
    president = _ends_here(here, here.beliefs.president, leaving, moved[0])
    bomber = _ends_here(here, here.beliefs.bomber, leaving, moved[1])
    together = president * bomber + (1 - president) * (1 - bomber)
    return together if here.team is Team.RED else 1 - together


def _ends_here(here: Situation, odds: list[float], leaving: Collection[Seat], moved: float) -> float:
    """How likely somebody with these odds ends in my room."""
    inside = sum([odds[seat] for seat in here.heads])
    return inside - sum([odds[seat] for seat in leaving]) + (1 - inside) * moved


def chance_sent(here: Situation, sending: int, bold: float) -> tuple[float, float]:
    """How likely the President and the Bomber are sent here, if they are in the other room.

    As likely as anybody; but in the last round friends there do what is agreed, for Red that the Bomber goes and for
    Blue that all stay, and of an enemy one at times expects the boldest move.
    """
    there = heads_in(here.view, 1 - (here.view.room or 0))
    anybody = min(1.0, sending / max(1, len(there) - 1))
    if not (here.last_round and there):
        return anybody, anybody
    hostile = enemy_leads(here, there)
    boldly = max(bold, anybody * hostile)
    if here.team is Team.BLUE:
        return anybody * hostile, boldly
    return boldly, anybody * hostile + AGREED * (1 - hostile)


def guess_bold(here: Situation) -> float:
    """Whether the other side moves its own one this time, 1 or 0: always the same guess would be predictable."""
    return float(here.luck.pick(1000) < 1000 * expect_bold(here))


def expect_bold(here: Situation) -> float:
    """How likely it does; nobody does so in a room that friends lead."""
    there = heads_in(here.view, 1 - (here.view.room or 0))
    return BOLD[here.team] * enemy_leads(here, there) if here.team and here.last_round and there else 0.0


def enemy_leads(here: Situation, there: list[Seat]) -> float:
    """How likely an enemy leads the other room: certainly, where enemies are a clear majority."""
    enemies = sum([here.foe[seat] for seat in there]) / len(there)
    return min(1.0, max(0.0, (enemies - 0.3) / 0.4))


# A room so small that nobody can be spared: one of its leader, the President and the Bomber may have to go. There every
# pair of seats that may hold the two is gone through, as what is likely of one depends on the other.


def crowded(here: Situation) -> bool:
    """Whether a leader beside President and Bomber has too few others to send."""
    return len(here.heads) - 3 < here.view.options.hostages(here.view.players, here.view.round)


def better_lead(here: Situation, other: Seat) -> bool:
    """Whether my side does better with somebody else in the lead than with me."""
    return _led_by(here, other) > _led_by(here, here.me)


def _led_by(here: Situation, leader: Seat) -> float:
    others = chance_sent(here, 1, expect_bold(here))
    best = max([crowded_worth(here, [seat], others) for seat in here.heads if seat != leader], default=0.0)
    return best - STUCK * (here.beliefs.president[leader] + here.beliefs.bomber[leader])


def crowded_worth(here: Situation, leaving: Collection[Seat], moved: tuple[float, float]) -> float:
    """How likely my side wins if these leave my room, both sides playing well from then on."""
    after = _chance_to_meet if here.last_round else _chance_later
    red = sum([odds * after(here, president, bomber, leaving, moved) for president, bomber, odds in _pairs(here)])
    return red if here.team is Team.RED else 1 - red


def _pairs(here: Situation) -> Iterator[tuple[Seat, Seat, float]]:
    """Who may be President and Bomber, and how likely."""
    presidents, bombers = here.beliefs.president, here.beliefs.bomber
    total = 1 - sum([president * bomber for president, bomber in zip(presidents, bombers, strict=True)])
    for president, bomber in permutations(range(here.view.players), 2):
        if odds := presidents[president] * bombers[bomber]:
            yield president, bomber, odds / total


def _chance_to_meet(
    here: Situation, president: Seat, bomber: Seat, leaving: Collection[Seat], moved: tuple[float, float]
) -> float:
    """How likely these two end in one room."""
    inside = [
        float(seat not in leaving) if seat in here.heads else moved[which]
        for which, seat in enumerate((president, bomber))
    ]
    return inside[0] * inside[1] + (1 - inside[0]) * (1 - inside[1])


def _chance_later(
    here: Situation, president: Seat, bomber: Seat, leaving: Collection[Seat], _moved: tuple[float, float]
) -> float:
    """How likely Red wins from the next round on, whoever of the other room comes.

    With both in one room the side that leads it has won, as it may keep or part them; apart it is anybody's guess.
    """
    there = heads_in(here.view, 1 - (here.view.room or 0))
    wins = []
    for coming in there:
        inside = {*here.heads, coming} - {*leaving}
        if (president in inside) != (bomber in inside):
            wins.append(0.5)
        else:
            room = inside if president in inside else {*here.heads, *there} - inside
            wins.append(_majority(here, room, president, bomber))
    return sum(wins) / max(1, len(wins))


def _majority(here: Situation, room: Collection[Seat], president: Seat, bomber: Seat) -> float:
    """How likely Red has the majority in a room that holds both."""
    rest = [seat for seat in room if seat not in (president, bomber)]
    lead = sum([here.beliefs.red[seat] - here.beliefs.blue[seat] for seat in rest])
    return min(1.0, max(0.0, 0.5 + lead / 2))
