"""Time Bomb in the terminal: wires, a clock, and a pair of nippers that goes round."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.text import Text

from boomtable.boards import time_bomb_shared as shared
from boomtable.boards import time_bomb_shared_words as words
from boomtable.boards.board import Heard
from boomtable.boards.drawing import glyphs_for
from boomtable.boards.mistakes import BadCommand
from boomtable.boards.seat_names import names
from boomtable.engine import Move, Viewer
from boomtable.games.time_bomb import Claim, View, Wire
from boomtable.games.time_bomb.cards import WIRES
from boomtable.games.time_bomb.finale import AnyBecause, BoomCut
from boomtable.games.time_bomb.moves import AnyNews, Claimed, Turned
from boomtable.games.time_bomb_shared.moves import Ended
from boomtable.games.time_bomb_shared.steps import Claiming, Clipping, Flipping
from boomtable.words import say

DRAWN = shared.drawn({Wire.SAFE: ("○", "safe"), Wire.SUCCESS: ("S", "success"), Wire.BOOM: ("B", "boom")})
ASCII = shared.ascii_only({Wire.SAFE: ("o", "safe"), Wire.SUCCESS: ("S", "success"), Wire.BOOM: ("B", "boom")})
KINDS = (Wire.SUCCESS, Wire.BOOM, Wire.SAFE)  # `s` is Success


class TimeBombBoard(shared.WireBoard):
    rules = (*(f"TB{number}" for number in range(1, 15)), "ALL5", "ALL8")

    def draw(self, view: View, heard: Heard, console: Console) -> RenderableType:
        return draw_table(view, heard, glyphs_for(console, DRAWN, ASCII))

    def reveal(self, view: View, heard: Heard, console: Console) -> RenderableType:
        return ending(view, heard, glyphs_for(console, DRAWN, ASCII))

    def why(self, viewer: Viewer, because: AnyBecause) -> str:
        match because:
            case BoomCut(by, role, owner):
                return say("time-bomb-because-boom-cut", role=role, **names(viewer, by=by, owner=owner))
        return words.why(viewer, because)

    def news(self, view: View) -> list[str]:
        """What just happened; claims are drawn next to their players."""
        return [told(view.viewer, news) for news in view.news if not isinstance(news, Claimed)]

    def happened(self, view: View, before: View | None) -> list[str]:
        return [told(view.viewer, news) for news in view.news if view != before]

    def waiting(self, view: View) -> str:
        match view.todo[:1]:
            case ():
                return ""
            case (Claiming(seat) | Flipping(seat) as step,):
                who = names(view.viewer, seat=seat)
            case (Clipping() as step,):
                who = names(view.viewer, seat=view.clipper)
            case (step,):
                who = {}
        return say(f"time-bomb-step-{step.__struct_config__.tag}", **who)

    def history(self, view: View, heard: Heard) -> list[tuple[int, str]]:
        return TALK.history(view, heard)

    def read(self, line: str, view: View) -> Move:
        return read(line, view)

    def typed(self, move: Move) -> str:
        return words.typed(move)

    def in_play(self, view: View) -> str:
        return say("time-bomb-in-play", safe=WIRES[view.players].count(Wire.SAFE), **shared.cast(view))


def draw_table(view: View, heard: Heard, glyphs: shared.Glyphs) -> Group:
    """The whole table: the round's wire on top, players left, the clock right, and the viewer's cards below."""
    in_round = view.round_cuts[max(0, view.round - 1)]
    cuts = Text(say("time-bomb-cuts", cut=len(shared.cut_this_round(view)), cuts=in_round))
    cut = shared.cut_wires(view, glyphs, {wire: say(f"time-bomb-wire-{wire}") for wire in Wire})
    aims = say(f"time-bomb-aim-{view.role}") if view.role else ""
    return Group(
        shared.header(view, say("time-bomb-title"), glyphs),
        Text(),
        shared.two_columns(view, heard, TALK, glyphs, shared.dial(view, glyphs, cuts, Text()), Text(), cut),
        *shared.mine(view, aims, glyphs),
    )


def ending(view: View, heard: Heard, glyphs: shared.Glyphs) -> Group:
    return Group(
        shared.end_banner(view, glyphs),
        Text(),
        shared.dealt_hands(view, glyphs),
        Text(),
        shared.false_claims(view, heard, TALK),
    )


def counted(claim: Claim) -> str:
    """The numbers of a claim, one kind of wire after another."""
    numbers = {wire: getattr(claim, wire) for wire in Wire}
    return ", ".join(say(f"time-bomb-count-{wire}", count=n) for wire, n in numbers.items() if n is not None)


TALK = words.TalkWords(counted)


def told(viewer: Viewer, news: AnyNews) -> str:
    """A piece of news as a sentence."""
    match news:
        case Claimed(seat, claim):
            return TALK.quoted(viewer, seat, claim)
        case Turned(owner, wire):
            kind = say(f"time-bomb-wire-{wire}")
            return say("time-bomb-news-turned", wire=kind, **names(viewer, owner=owner))
        case Ended(ending):
            return say("time-bomb-news-ended", ending=say(f"time-bomb-ending-{ending}"))
    return words.told_alike(viewer, news)


def read(line: str, view: View) -> Move:
    """A move from a line such as `2`, `claim 2 success no boom`, `c s2 b0`, `accuse 3`, `suggest ben`."""
    return words.read(line, view, _claim)


def _claim(text: str) -> Claim:
    claim = words.without_filling(text)
    numbers = words.numbers(claim, _kind)
    if not numbers:
        raise BadCommand("time-bomb-claim-unclear", typed=claim or "-")
    return Claim(**numbers)


def _kind(word: str) -> str:
    return next((kind for kind in KINDS if kind.startswith(word)), "")
