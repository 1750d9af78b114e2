"""When to use the power of one's card, and on whom."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.bots.two_rooms.hostages import wish
from boomtable.bots.two_rooms.mind import Mind
from boomtable.engine import Choices, Seat
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.moves import Acts, Use

Targets = tuple[Seat, ...] | None


def use_power(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """The power, if it can be used now and somebody deserves it."""
    character = CARDS[mind.view.card]
    if character.targets is None or len(mind.others) < character.targets:
        return None
    targets = USES[character.name](mind)
    move = Use(tuple(sorted(targets))) if targets is not None else None
    return move if move is not None and move in choices else None


def _agent(mind: Mind) -> Targets:
    """Somebody whose card one has not seen, the leader first."""
    unseen = [seat for seat in mind.others if seat not in mind.sight.cards]
    return (mind.best(unseen, [float(seat == mind.view.leader) for seat in unseen]),) if unseen else None


def _enforcer(mind: Mind) -> Targets:
    """A friend, who learns something, and a stranger."""
    friend = mind.best(mind.others, [mind.friend[seat] for seat in mind.others])
    strangers = [seat for seat in mind.others if seat != friend and seat not in mind.sight.cards]
    return (friend, mind.any_of(strangers)) if strangers and mind.chance(3) else None


def _bouncer(mind: Mind) -> Targets:
    """Whoever had better be elsewhere."""
    if not mind.chance(2):
        return None
    value = wish(mind, 1)
    worth = [value([seat]) for seat in mind.others]
    return (mind.best(mind.others, worth),) if max(worth) > value([]) + 0.1 else None


def _psychologist(mind: Mind) -> Targets:
    """One who refused, perhaps because they had to."""
    shy = [seat for seat in mind.others if mind.sight.refusals[seat] and seat not in mind.sight.cards]
    return (mind.any_of(shy),) if shy and mind.chance(2) else None


def _security(mind: Mind) -> Targets:
    """In the last round, under a leader one does not trust, whose leaving would hurt most."""
    if not mind.last_round or mind.view.leader == mind.me or not mind.chance(2):
        return None
    value = wish(mind, 1)
    leaving = [seat for seat in mind.others if seat in (mind.view.hostages or ())] or mind.others
    loss = [-value([seat]) for seat in leaving]
    return (mind.best(leaving, loss),) if max(loss) > 0.1 - value([]) else None


def _usurper(mind: Mind) -> Targets:
    """In the last round but one, to lead in the last, unless a friend does."""
    leader, late = mind.view.leader, mind.view.round >= mind.view.options.rounds - 1
    friendly = leader is not None and (leader == mind.me or mind.friend[leader] >= 0.7)
    return () if late and not friendly and mind.chance(3) else None


def _mayor(mind: Mind) -> Targets:
    """Where the second vote decides; and against the other Mayor's, unless it is for somebody one likes."""
    at, elect = mind.view.pointing[mind.me], mind.view.elect
    if elect is not None and elect != at:
        return () if mind.friend[elect] <= mind.foe[elect] else None
    if at is None:
        return None
    decides = len(mind.heads) % 2 == 0 and mind.view.fingers[at] + 1 == mind.view.majority
    return () if decides and at != mind.view.leader else None


def _paparazzo(mind: Mind) -> Targets:
    """At times: to see who shares with whom."""
    return () if mind.chance(1) else None


def _matchmaker(mind: Mind) -> Targets:
    """Two of the other side, who from then on want something else."""
    foes = sorted(mind.others, key=lambda seat: -mind.foe[seat])[:2]
    return (foes[0], foes[1]) if mind.foe[foes[1]] >= 0.7 or (mind.last_round and mind.chance(1)) else None


USES: dict[str, Callable[[Mind], Targets]] = {
    "Agent": _agent,
    "Enforcer": _enforcer,
    "Bouncer": _bouncer,
    "Psychologist": _psychologist,
    "Security": _security,
    "Usurper": _usurper,
    "Mayor": _mayor,
    "Paparazzo": _paparazzo,
    "Cupid": _matchmaker,
    "Eris": _matchmaker,
}
