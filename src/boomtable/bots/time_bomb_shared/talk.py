"""When bots of both boxes speak: they claim once a round, and then react to whatever concerns them.

They are asked at fixed moments in seat order; whether to speak is theirs, and follows from what they see and from luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from msgspec import Struct
from msgspec.structs import asdict

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
    CAUGHT = auto()  # a wire was just cut that its owner had not claimed
    CUT = auto()  # its own wire was just cut
    IDEA = auto()  # whom to cut next, or whom to suspect


class Occasion(Struct, frozen=True):
    """A reason to speak, the one it is about, and those the bot has spoken of and accused in this round."""

    reason: Reason
    about: Seat | None = None
    named: frozenset[Seat] = frozenset()
    accused: frozenset[Seat] = frozenset()


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
    thoughts = [each for each in mine if isinstance(each.talk, Accuse | Suggest)]
    named = frozenset([_about(each.talk) for each in thoughts])
    if len(named) >= 1 + talks(temper) // EACH:
        return None
    reason = _reason(view, heard, said, thoughts, claim, luck, talks(temper))
    if reason is None:
        return None
    return Occasion(*reason, named, frozenset([each.talk.seat for each in thoughts if isinstance(each.talk, Accuse)]))


def _reason(
    view: WireView,
    heard: tuple[Said, ...],
    said: Sequence[Said],
    thoughts: Sequence[Said],
    claim: type[Talk],
    luck: Luck,
    talks: int,
) -> tuple[Reason, Seat | None] | None:
    """Between two cuts nobody says more than one thought unasked; to whom it has accused itself it need not answer."""
    named = {_about(each.talk) for each in thoughts}
    speaks = luck.pick(6) < talks
    accuser = _accuser(view, said)
    if accuser is not None and accuser not in named:
        return (Reason.ACCUSED, accuser) if speaks else None
    if any(each.public_time == len(view.cuts) for each in thoughts):
        return None
    liar = caught(view, heard, claim)
    if liar is not None and liar not in (view.viewer, *named):
        return (Reason.CAUGHT, liar) if speaks and not _is_accused(view, said, liar) else None
    if (other := _contradicts(view, heard, claim, named)) is not None:
        return (Reason.CONTRADICTED, other) if speaks else None
    return _after_a_cut(view, said, luck, talks)


def thought(
    view: WireView,
    why: Occasion,
    terrorist: Sequence[float],
    favourite: Callable[[], Seat | None],
    luck: Luck,
) -> Talk | None:
    """Accuse somebody, or suggest whose wire to cut; nobody is spoken of twice in a round, and nobody accuses more
    people in it than there are Terrorists."""
    others = [seat for seat in range(view.players) if seat != view.viewer and seat not in why.named]
    about, lies = why.about if why.about in others else None, view.role is Role.TERRORIST
    accuses = len(why.accused) < view.cast.count(Role.TERRORIST)
    if about is not None and accuses:
        doubted = luck.pick(2) == 1 if lies else terrorist[about] > DOUBT
        if doubted or why.reason in (Reason.CAUGHT, Reason.CONTRADICTED):
            return Accuse(about)
    if (suspects := _unproven(view, others)) and accuses:
        suspect = (min if lies else max)(suspects, key=lambda seat: terrorist[seat])  # Terrorists accuse the innocent
        if not luck.pick(3) if lies else terrorist[suspect] >= SURE:
            return Accuse(suspect)
    owner = favourite()
    return None if owner is None or owner in why.named or why.reason is Reason.CUT else Suggest(owner)


def _unproven(view: WireView, seats: Sequence[Seat]) -> list[Seat]:
    """Those whose latest wire in this round was no Success: just after one nobody would believe it."""
    latest = {cut.owner: cut.wire for cut in view.cuts[(view.round - 1) * view.players :]}
    return [seat for seat in seats if latest.get(seat) != SUCCESS]


def promising(view: WireView, heard: tuple[Said, ...], claim: type[Talk]) -> list[Seat]:
    """Who may be cut next and has claimed a Success that is still there: nobody suggests to look for one elsewhere;
    where nobody claims, whoever has wires."""
    left = _left_of_claims(view, heard, claim)
    seats = [seat for seat in range(view.players) if view.held[seat] and seat not in (view.viewer, view.clipper)]
    return [seat for seat in seats if not left or left.get(seat, {}).get(SUCCESS, 0) > 0]


def caught(view: WireView, heard: tuple[Said, ...], claim: type[Talk]) -> Seat | None:
    """Whose wire was just cut, if it is none that they had claimed; that somebody hid a Success is no offence."""
    if len(view.cuts) == (view.round - 1) * view.players or view.cuts[-1].wire == SUCCESS:
        return None
    owner, wire = view.cuts[-1].owner, view.cuts[-1].wire
    left = _left_of_claims(view, heard, claim).get(owner, {})
    return owner if left.get(wire, 0) < 0 or sum(left.values()) > view.held[owner] else None


def _left_of_claims(view: WireView, heard: tuple[Said, ...], claim: type[Talk]) -> dict[Seat, dict[str, int]]:
    """What each seat would still hold of what it claimed in this round, kind by kind."""
    cuts = view.cuts[(view.round - 1) * view.players :]
    left: dict[Seat, dict[str, int]] = {}
    for seat, (told, when) in claims_in(view, heard, view.round - 1, claim):
        since = [cut.wire for cut in cuts[when:] if cut.owner == seat]
        left[seat] = {kind: many - since.count(kind) for kind, many in asdict(told).items() if many is not None}
    return left


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
    every other one lets those who sit behind it go first, and then everyone claims."""
    if view.viewer in (view.clipper, (view.clipper + 1) % view.players):
        return True
    claimed = {each.seat for each in said if isinstance(each.talk, claim)}
    if 3 * len(claimed) < view.players - 1:
        return luck.pick(10) >= HESITATES
    last = view.viewer == view.players - 1 or any(seat > int(view.viewer) for seat in claimed)
    return last or luck.pick(2) == 1


def _accuser(view: WireView, said: Sequence[Said]) -> Seat | None:
    """Who accused me since I last spoke."""
    for each in reversed(said):
        if each.seat == view.viewer:
            return None
        if each.talk == Accuse(int(view.viewer)):
            return each.seat
    return None


def _is_accused(view: WireView, said: Sequence[Said], seat: Seat) -> bool:
    """Whether somebody has accused this seat since the last cut."""
    return any(each.talk == Accuse(seat) and each.public_time == len(view.cuts) for each in said)


def _contradicts(view: WireView, heard: tuple[Said, ...], claim: type[Talk], named: set[Seat]) -> Seat | None:
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


def _after_a_cut(view: WireView, said: Sequence[Said], luck: Luck, talks: int) -> tuple[Reason, Seat | None] | None:
    """Whoever was cut may answer to it, and one of the others may have an idea for the next cut."""
    since = [each for each in said if each.public_time == len(view.cuts)]
    if not view.cuts or since or not isinstance(view.todo[0], Clipping):
        return None
    if view.cuts[-1].owner == view.viewer:
        return (Reason.CUT, None) if luck.pick(6) < talks else None
    first = len(view.cuts) == (view.round - 1) * view.players
    return None if first or luck.pick(4 * (view.players - 1)) >= talks else (Reason.IDEA, None)


def _about(talk: Accuse | Suggest) -> Seat:
    return talk.seat if isinstance(talk, Accuse) else talk.owner
