"""Both Time Bombs: reaching for a wire, the pause before it turns, and what follows."""

from __future__ import annotations

from functools import partial
from typing import Any

from boomtable.games.time_bomb_shared.cards import ROUNDS
from boomtable.games.time_bomb_shared.moves import Aimed, Ended, RolesDealt, Started, WiresDealt
from boomtable.games.time_bomb_shared.steps import Clipping
from boomtable.games.time_bomb_shared.table import WireView
from boomtable.timing.finale import finale
from boomtable.timing.title import Beats, Stakes, row
from boomtable.wire.show import Beat, BeatPhase

EYE, SQUEEZE = 1.6, 0.9  # a bot reaches for somebody's wires, and cuts; a person did so before everyone's eyes
TURN = 0.4
NIPPERS = 0.8  # they go to the owner of the wire
ROLES = 2.5
FILED, GATHERED = 1.6, 2.4  # a round is over: what was cut is put in order, and the rest is taken from everyone
ROUND_CARD = 2.5
SILENT = frozenset({"started", "claimed"})
GESTURES = (Clipping,)
FIRST_LOOKS = frozenset({"roles-dealt"})
LOOKS = FIRST_LOOKS | {"wires-dealt"}
WORDS = frozenset({"claimed"})
THINKING = {"Clipping": (2.0, 4.0), "Claiming": (2.0, 3.5)}


def opens(view: WireView) -> bool:
    """Whether nobody has lost a wire in this round."""
    return len({*view.held}) == 1


def stakes(view: WireView, cuts: int) -> Stakes:
    """Round 3 or one Success left is tense; the last Success in round 4 and the last of all cuts are the peak."""
    left, last_round = view.successes - view.found, view.round == ROUNDS
    if (last_round and left == 1) or len(view.cuts) + 1 >= cuts:
        return Stakes.PEAK
    return Stakes.TENSE if view.round >= ROUNDS - 1 or left == 1 else Stakes.PLAIN


def beats_of_news(number: int, news: Any, after: WireView, pause: Stakes, consequence: float, bot: bool) -> Beats:
    """What both boxes show in the same way; an empty row for the rest."""
    match news:
        case RolesDealt():
            return row(number, [(BeatPhase.ANNOUNCE, ROLES)])
        case WiresDealt(round=1):
            return row(number, [(BeatPhase.NEXT, ROUND_CARD)])
        case WiresDealt():
            return (*round_over(number), *row(number, [(BeatPhase.NEXT, ROUND_CARD)]))
        case Aimed():
            return (*reach(number, bot), *row(number, [(BeatPhase.TENSION, pause.value)]))
        case Ended():
            return finale(number, len(after.roles))
        case Started():
            return ()
    return row(number, [(BeatPhase.TURN, TURN), (BeatPhase.CONSEQUENCE, consequence)])


def reach(number: int, bot: bool) -> Beats:
    """A bot reaches for somebody's wires, and then squeezes, as a person has done before everyone's eyes."""
    announce = partial(Beat, news=number, phase=BeatPhase.ANNOUNCE)
    return (announce(seconds=EYE), announce(seconds=SQUEEZE, part=1)) if bot else ()


def round_over(number: int) -> Beats:
    """First what was cut, then what was not."""
    over = partial(Beat, news=number, phase=BeatPhase.CONSEQUENCE)
    return over(seconds=FILED), over(seconds=GATHERED, part=1)


def nippers_pass(number: int, before: WireView, after: WireView) -> Beats:
    """They go to the owner of the wire, in the same round."""
    passing = after.outcome is None and after.round == before.round
    return row(number, [(BeatPhase.NEXT, NIPPERS)]) if passing else ()
