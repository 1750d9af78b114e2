"""When bots of both boxes speak: they claim once a round, and then react to whatever concerns them.

They are asked at fixed moments in seat order; whether to speak is theirs, and follows from what they see and from luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from msgspec import Struct

from boomtable.bots.temper import Temper, talks
from boomtable.bots.time_bomb_shared.claims import claims_in
from boomtable.engine import Luck, Said, Seat, Talk
from boomtable.games.time_bomb_shared.cards import Claims, Role
from boomtable.games.time_bomb_shared.moves import Accuse, Suggest
from boomtable.games.time_bomb_shared.steps import Clipping
from boomtable.games.time_bomb_shared.table import SUCCESS, WireView

HESITATES = 8  # times in ten, while hardly anybody has claimed
EACH = 4  # times in ten that a temper talks, for each person beyond the first that a bot speaks of in a round
SURE = 0.6  # that somebody is a Terrorist, to say so
DOUBT = 0.5  # that whoever accuses me is one, to return it


class Reason(Enum):
    """What makes a bot speak."""

    CLAIM = auto()  # it has not claimed in this round
    ACCUSED = auto()
    CONTRADICTED = auto()  # by a claim that does not go with its own
    CUT = auto()  # its own wire was just cut
    IDEA = auto()  # whom to cut next, or whom to suspect


class Occasion(Struct, frozen=True):
    """A reason to speak, the one it is about, and those the bot has spoken of in this round."""

    reason: Reason
    about: Seat | None = None
    named: frozenset[Seat] = frozenset()


def occasion(
    view: WireView, heard: tuple[Said, ...], claim: type[Talk], luck: Luck, temper: Temper | None = None
) -> Occasion | None:
    """Why to speak now, if at all."""
    if view.outcome is not None or len(view.cuts) >= view.round * view.players:
        return None
    said = [each for each in heard if each.round == view.round]
    mine = [each for each in said if each.seat == view.viewer]
    if view.claims is Claims.FREE and view.hand and not any(isinstance(each.talk, claim) for each in mine):
        return Occasion(Reason.CLAIM) if _breaks_the_silence(view, said, claim, luck) else None
    named = frozenset(_about(each.talk) for each in mine if isinstance(each.talk, Accuse | Suggest))
    if len(named) >= 1 + talks(temper) // EACH:
        return None
    speaks = luck.pick(6) < talks(temper)
    if (accuser := _accuser(view, said)) is not None:
        return Occasion(Reason.ACCUSED, accuser, named) if speaks else None
    if (liar := _contradicts(view, heard, claim, named)) is not None:
        return Occasion(Reason.CONTRADICTED, liar, named) if speaks else None
    return _after_a_cut(view, said, named, luck, talks(temper))


def thought(
    view: WireView,
    why: Occasion,
    terrorist: Sequence[float],
    favourite: Callable[[], Seat | None],
    luck: Luck,
) -> Talk | None:
    """Accuse somebody, or suggest whose wire to cut; nobody is spoken of twice in a round."""
    others = [seat for seat in range(view.players) if seat != view.viewer and seat not in why.named]
    about, lies = why.about if why.about in others else None, view.role is Role.TERRORIST
    if about is not None:
        doubted = luck.pick(2) == 1 if lies else terrorist[about] > DOUBT
        if doubted or why.reason is Reason.CONTRADICTED:
            return Accuse(about)
    if lies:
        others = _unproven(view, others) or others
    suspect = (min if lies else max)(others, key=lambda seat: terrorist[seat])  # Terrorists accuse the innocent
    if not luck.pick(3) if lies else terrorist[suspect] >= SURE:
        return Accuse(suspect)
    owner = favourite()
    return None if owner is None or owner in why.named or why.reason is Reason.CUT else Suggest(owner)


def _unproven(view: WireView, seats: Sequence[Seat]) -> list[Seat]:
    """Those from whom no Success was cut in this round: whom it was cut from nobody would believe to hold none."""
    proven = {cut.owner for cut in view.cuts[(view.round - 1) * view.players :] if cut.wire == SUCCESS}
    return [seat for seat in seats if seat not in proven]


def left_of_claim(view: WireView, heard: tuple[Said, ...], claim: type[Talk]) -> int | None:
    """How much Success is left of what I claimed in this round, if it is not what I said last and I hold any wires."""
    claims = [each for each in heard if each.seat == view.viewer and isinstance(each.talk, claim)]
    if not view.hand or not claims or claims[-1].round != view.round:
        return None
    told, since = getattr(claims[-1].talk, SUCCESS), view.cuts[claims[-1].public_time :]
    left = max(0, told - sum(cut.owner == view.viewer and cut.wire == SUCCESS for cut in since))
    left = min(left, len(view.hand), view.successes - view.found)
    return None if left == told else left


def _breaks_the_silence(view: WireView, said: Sequence[Said], claim: type[Talk], luck: Luck) -> bool:
    """At first some wait for others to begin, but neither the clipper nor the next one; once a third have claimed,
    everyone does."""
    if view.viewer in (view.clipper, (view.clipper + 1) % view.players):
        return True
    claimed = {each.seat for each in said if isinstance(each.talk, claim)}
    return 3 * len(claimed) >= view.players - 1 or luck.pick(10) >= HESITATES


def _accuser(view: WireView, said: Sequence[Said]) -> Seat | None:
    """Who accused me since I last spoke."""
    for each in reversed(said):
        if each.seat == view.viewer:
            return None
        if each.talk == Accuse(int(view.viewer)):
            return each.seat
    return None


def _contradicts(view: WireView, heard: tuple[Said, ...], claim: type[Talk], named: frozenset[Seat]) -> Seat | None:
    """Somebody whose claim about the hand they hold now leaves too little for mine; a liar defends the lie."""
    cuts, left = len(view.cuts) - (view.round - 1) * view.players, view.successes - view.found
    claims = {
        seat: getattr(told, SUCCESS) or 0
        for seat, (told, when) in claims_in(view, heard, view.round - 1, claim)
        if when == cuts
    }
    mine = claims.get(int(view.viewer), 0) if view.role is Role.TERRORIST else view.hand.count(SUCCESS)
    liars = [seat for seat, told in claims.items() if told + mine > left and seat not in (view.viewer, *named)]
    return liars[-1] if liars else None


def _after_a_cut(
    view: WireView, said: Sequence[Said], named: frozenset[Seat], luck: Luck, talks: int
) -> Occasion | None:
    """Whoever was cut may answer to it, and one of the others may have an idea for the next cut."""
    since = [each for each in said if each.public_time == len(view.cuts)]
    if not view.cuts or since or not isinstance(view.todo[0], Clipping):
        return None
    if view.cuts[-1].owner == view.viewer:
        return Occasion(Reason.CUT, None, named) if luck.pick(6) < talks else None
    first = len(view.cuts) == (view.round - 1) * view.players
    return None if first or luck.pick(4 * (view.players - 1)) >= talks else Occasion(Reason.IDEA, None, named)


def _about(talk: Accuse | Suggest) -> Seat:
    return talk.seat if isinstance(talk, Accuse) else talk.owner
