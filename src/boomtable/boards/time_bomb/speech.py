"""What is done and said in Time Bomb, in words to one viewer."""

from __future__ import annotations

from boomtable.boards.seat_names import names
from boomtable.boards.time_bomb_shared import voice
from boomtable.engine import Viewer
from boomtable.games.time_bomb import Claim, Wire
from boomtable.games.time_bomb.moves import AnyNews, Claimed, Turned
from boomtable.games.time_bomb_shared.moves import Ended
from boomtable.words import say


def counted(claim: Claim) -> str:
    """The numbers of a claim, kind by kind."""
    numbers = {wire: getattr(claim, wire) for wire in Wire}
    return ", ".join(say(f"time-bomb-count-{wire}", count=n) for wire, n in numbers.items() if n is not None)


VOICE = voice.Voice(counted)


def told(viewer: Viewer, news: AnyNews) -> str:
    """A piece of news as a sentence."""
    match news:
        case Claimed(seat, claim):
            return VOICE.quoted(viewer, seat, claim)
        case Turned(owner, wire):
            kind = say(f"time-bomb-wire-{wire}")
            return say("time-bomb-news-turned", wire=kind, **names(viewer, owner=owner))
        case Ended(ending):
            return say("time-bomb-news-ended", ending=say(f"time-bomb-ending-{ending}"))
    return voice.told(viewer, news)
