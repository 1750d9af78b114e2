"""When to use the power of a card, and on whom."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.bots.two_rooms.hostages import leaving_value
from boomtable.bots.two_rooms.situation import Situation
from boomtable.engine import Choices, Seat
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.moves import Acts, Use

Targets = tuple[Seat, ...] | None


def use_power(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """The power, if it can be used now and somebody deserves it."""
    character = CARDS[here.view.card]
    if character.targets is None or len(here.others) < character.targets:
        return None
    targets = USES[character.name](here)
    move = Use(tuple(sorted(targets))) if targets is not None else None
    return move if move is not None and move in choices else None


def _agent(here: Situation) -> Targets:
    """Somebody whose card is unknown, the leader first."""
    unseen = [seat for seat in here.others if seat not in here.observed.cards]
    return (here.best(unseen, [float(seat == here.view.leader) for seat in unseen]),) if unseen else None


def _enforcer(here: Situation) -> Targets:
    """A friend, who learns something, and a stranger."""
    friend = here.best(here.others, [here.friend[seat] for seat in here.others])
    strangers = [seat for seat in here.others if seat != friend and seat not in here.observed.cards]
    return (friend, here.any_of(strangers)) if strangers and here.chance(3) else None


def _bouncer(here: Situation) -> Targets:
    """Whoever would better be in the other room."""
    if not here.chance(2):
        return None
    value = leaving_value(here, 1)
    worth = [value([seat]) for seat in here.others]
    return (here.best(here.others, worth),) if max(worth) > value([]) + 0.1 else None


def _psychologist(here: Situation) -> Targets:
    """Somebody who refused, perhaps because they had to."""
    shy = [seat for seat in here.others if here.observed.refusals[seat] and seat not in here.observed.cards]
    return (here.any_of(shy),) if shy and here.chance(2) else None


def _security(here: Situation) -> Targets:
    """In the last round, under an untrusted leader: whoever's leaving would hurt most."""
    if not here.last_round or here.view.leader == here.me or not here.chance(2):
        return None
    value = leaving_value(here, 1)
    leaving = [seat for seat in here.others if seat in (here.view.hostages or ())] or here.others
    loss = [-value([seat]) for seat in leaving]
    return (here.best(leaving, loss),) if max(loss) > 0.1 - value([]) else None


def _usurper(here: Situation) -> Targets:
    """In the last round but one, to lead in the last, unless a friend does."""
    leader, late = here.view.leader, here.view.round >= here.view.options.rounds - 1
    friendly = leader is not None and (leader == here.me or here.friend[leader] >= 0.7)
    return () if late and not friendly and here.chance(3) else None


def _mayor(here: Situation) -> Targets:
    """Where the second vote decides, or to stop the other Mayor's, unless that is for a friend."""
    at, elect = here.view.pointing[here.me], here.view.elect
    if elect is not None and elect != at:
        return () if here.friend[elect] <= here.foe[elect] else None
    if at is None:
        return None
    decides = len(here.heads) % 2 == 0 and here.view.fingers[at] + 1 == here.view.majority
    return () if decides and at != here.view.leader else None


def _paparazzo(here: Situation) -> Targets:
    """Now and then, to see who shares with whom."""
    return () if here.chance(1) else None


def _matchmaker(here: Situation) -> Targets:
    """Two of the other side, who from then on want something else."""
    foes = sorted(here.others, key=lambda seat: -here.foe[seat])[:2]
    return (foes[0], foes[1]) if here.foe[foes[1]] >= 0.7 or (here.last_round and here.chance(1)) else None


USES: dict[str, Callable[[Situation], Targets]] = {
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
