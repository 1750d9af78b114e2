"""Time Bomb Evolution in the terminal: Time Bomb's table, with a row of bombs below it."""

from __future__ import annotations

from functools import partial

from msgspec.structs import asdict
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from boomtable.boards import time_bomb_shared as shared
from boomtable.boards import time_bomb_shared_words as words
from boomtable.boards.board import Heard
from boomtable.boards.drawing import glyphs_for
from boomtable.boards.mistakes import BadCommand
from boomtable.boards.seat_names import Facts, name, names
from boomtable.engine import Move, Seat, Seeded, Viewer
from boomtable.games.time_bomb_evolution import COLOURS, Claim, Cut, Protect, Unprotect, View, Wire, imagine
from boomtable.games.time_bomb_evolution.finale import AnyBecause, BombFilled, NoRoundFour, PurplePair, ShieldOff
from boomtable.games.time_bomb_evolution.moves import (
    AnyNews,
    CardsRemoved,
    Claimed,
    ColoursPicked,
    Exploded,
    NumberDrawn,
    Protected,
    Shortened,
    Turned,
    Unprotected,
)
from boomtable.games.time_bomb_evolution.steps import Commanded, Protecting, Unprotecting
from boomtable.games.time_bomb_shared.moves import Aimed, Ended
from boomtable.games.time_bomb_shared.steps import Claiming, Clipping, Flipping
from boomtable.words import say

OLD_RULES = (1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14)  # those of Time Bomb that hold here too
NEW_RULES = (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20)
BOMB = 12  # columns
CHOICES = {"protect": Protect, "unprotect": Unprotect}
STYLES = {
    Wire.SUCCESS: "success",
    Wire.GREEN: "reverse green",
    Wire.PURPLE: "reverse magenta",
    Wire.RED: "reverse red",
    Wire.BLUE: "reverse blue",
    Wire.YELLOW: "reverse yellow",
    Wire.PINK: "reverse bright_magenta",
}
LETTERS: shared.Letters = {wire: (say(f"time-bomb-evolution-letter-{wire}"), style) for wire, style in STYLES.items()}


class Glyphs(shared.Glyphs, frozen=True, kw_only=True):
    slots: tuple[str, str, str]  # a wire cut in earlier rounds, in this one, and one still to come


DRAWN = Glyphs(**asdict(shared.drawn(LETTERS)), slots=("●", "◉", "○"))
ASCII = Glyphs(**asdict(shared.ascii_only(LETTERS)), slots=("#", "+", "."))


class EvolutionBoard(shared.WireBoard):
    rules = (*(f"TB{number}" for number in OLD_RULES), *(f"TE{number}" for number in NEW_RULES), "ALL5", "ALL8")

    def draw(self, view: View, heard: Heard, console: Console) -> RenderableType:
        return draw_table(view, heard, glyphs_for(console, DRAWN, ASCII))

    def reveal(self, view: View, heard: Heard, console: Console) -> RenderableType:
        return ending(view, heard, glyphs_for(console, DRAWN, ASCII))

    def why(self, viewer: Viewer, because: AnyBecause) -> str:
        match because:
            case BombFilled(_, _, owner, colour, count):
                who = names(viewer, owner=owner)
                return say("time-bomb-evolution-because-bomb-filled", colour=called(colour), count=count, **who)
            case PurplePair():
                return say("time-bomb-evolution-because-purple-pair")
            case ShieldOff(_, _, colour, count):
                return say("time-bomb-evolution-because-shield-off", colour=called(colour), count=count)
            case NoRoundFour(left):
                return say("time-bomb-evolution-because-no-round-four", left=left)
        return words.why(viewer, because)

    def news(self, view: View) -> list[str]:
        """What just happened; claims are drawn next to their players."""
        return [told(view, news) for news in view.news if not isinstance(news, Claimed)]

    def happened(self, view: View, before: View | None) -> list[str]:
        return [told(view, news) for news in view.news if view != before]

    def waiting(self, view: View) -> str:
        return waiting(view)

    def history(self, view: View, heard: Heard) -> list[tuple[int, str]]:
        return TALK.history(view, heard)

    def read(self, line: str, view: View) -> Move:
        return read(line, view)

    def typed(self, move: Move) -> str:
        return typed(move)

    def in_play(self, view: View) -> str:
        counts = {"colours": len(view.colours), "removed": view.players}
        return say("time-bomb-evolution-in-play", **counts, **shared.cast(view))


def draw_table(view: View, heard: Heard, glyphs: Glyphs) -> Group:
    """The whole table: the round's wire on top, players left, the clock right, bombs and the viewer's cards below."""
    cuts = Text(say("time-bomb-evolution-cuts-left", cuts=view.cuts_left))
    clock = shared.dial(view, glyphs, cuts, _drawn_number(view))
    cut = shared.cut_wires(view, glyphs, {Wire.SUCCESS: say(f"time-bomb-evolution-wire-{Wire.SUCCESS}")})
    aims = say(f"time-bomb-evolution-aim-{view.role}") if view.role else ""
    return Group(
        shared.header(view, say("time-bomb-evolution-title"), glyphs),
        Text(),
        shared.two_columns(view, heard, SHORT, glyphs, clock, Text(), cut),
        bombs(view, glyphs),
        *shared.mine(view, aims, glyphs),
    )


def _drawn_number(view: View) -> Text:
    """The number that holds for the next cut, and whom it names [TE10]."""
    if not (drawn := view.drawn):
        return Text()
    return Text(say("time-bomb-evolution-number", number=drawn.number, owner=name(drawn.owner)), style="now")


def bombs(view: View, glyphs: Glyphs) -> Table:
    """A column for each colour in play, in the order of the rules [TE1] [TE5]."""
    thresholds = dict(zip(view.colours, view.thresholds, strict=True))
    colours = [colour for colour in COLOURS if colour in thresholds]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in colours:
        grid.add_column(width=BOMB, no_wrap=True)
    grid.add_row(*[_bomb_name(colour, glyphs) for colour in colours])
    grid.add_row(*[_tally(view, colour, thresholds[colour], glyphs) for colour in colours])
    if view.evolution or view.exploded:
        grid.add_row(*[_fate(view, colour) for colour in colours])
    return grid


def _bomb_name(colour: Wire, glyphs: Glyphs) -> Text:
    return Text.assemble(glyphs.letter(colour), " ", called(colour))


def _tally(view: View, colour: Wire, threshold: int, glyphs: Glyphs) -> Text:
    """A mark for each wire, those cut in earlier rounds first, and how many of how many in figures."""
    cut = sum(snip.wire is colour for snip in view.cuts)
    now = sum(snip.wire is colour for snip in shared.cut_this_round(view))
    earlier, new, free = glyphs.slots
    marks = earlier * (cut - now) + new * now + free * (threshold - cut)
    return Text(f"{marks} {say('time-bomb-evolution-tally', cut=cut, threshold=threshold)}")


def _fate(view: View, colour: Wire) -> Text:
    if view.exploded is colour:
        return Text(say("time-bomb-evolution-blown"), style="boom")
    return Text(say("time-bomb-evolution-protected") if colour in view.protected else "", style="now")


def ending(view: View, heard: Heard, glyphs: Glyphs) -> Group:
    hands = shared.dealt_hands(view, glyphs)
    hands.add_row(say("time-bomb-evolution-removed"), "", glyphs.sorted(view.removed))  # [TE20]
    lies = shared.false_claims(view, heard, TALK)
    return Group(shared.end_banner(view, glyphs), Text(), hands, Text(), bombs(view, glyphs), Text(), lies)


def called(wire: Wire) -> str:
    return say(f"time-bomb-evolution-wire-{wire}")


def counted(claim: Claim) -> str:
    """The numbers of a claim, one kind of wire after another."""
    numbers = [(called(wire), asdict(claim)[wire]) for wire in Wire]
    return ", ".join(say("time-bomb-evolution-count", wire=kind, count=n) for kind, n in numbers if n is not None)


def lettered(claim: Claim) -> str:
    """The numbers of a claim in the shortest form that can be typed."""
    numbers = asdict(claim)
    return " ".join(f"{LETTERS[wire][0]}{numbers[wire]}" for wire in Wire if numbers[wire] is not None)


TALK = words.TalkWords(counted)
SHORT = words.TalkWords(lettered)  # there is little room next to the players


def told(view: View, news: AnyNews) -> str:
    """A piece of news as a sentence; where a rule decided and nobody chose, it says which."""
    match news:
        case ColoursPicked(colours):
            return say("time-bomb-evolution-news-colours-picked", colours=", ".join(map(called, colours)))
        case CardsRemoved(count):
            return say("time-bomb-evolution-news-cards-removed", count=count)
        case Claimed(seat, claim):
            return TALK.quoted(view.viewer, seat, claim)
        case Aimed(by, owner) if by == owner:
            return say("time-bomb-evolution-news-aimed-own", **names(view.viewer, by=by))
        case Turned(owner, wire):
            return say("time-bomb-evolution-news-turned", wire=called(wire), **names(view.viewer, owner=owner))
        case NumberDrawn(by, number, owner):
            who = names(view.viewer, by=by, owner=owner)
            return say("time-bomb-evolution-news-number-drawn", how=_how(news), number=number, **who)
        case Protected(by, colour):
            return say("time-bomb-evolution-news-protected", colour=called(colour), **names(view.viewer, by=by))
        case Unprotected(by, colour):
            return say("time-bomb-evolution-news-unprotected", colour=called(colour), **names(view.viewer, by=by))
        case Shortened(cuts_left):
            return say("time-bomb-evolution-news-shortened", cuts=cuts_left)
        case Exploded(colour):
            count = sum(cut.wire is colour for cut in view.cuts)
            return say("time-bomb-evolution-news-exploded", why=_why(view, news), colour=called(colour), count=count)
        case Ended(ending):
            return say("time-bomb-evolution-news-ended", ending=say(f"time-bomb-evolution-ending-{ending}"))
    return words.told_alike(view.viewer, news)


def _how(drawn: NumberDrawn) -> str:
    if drawn.handed:
        return "handed" if drawn.number else "kept"
    return "must" if drawn.number else "own"


def _why(view: View, exploded: Exploded) -> str:
    """Why a bomb exploded: a pair of Purple, a protection taken off, or the last of its wires."""
    if exploded.pair:
        return "pair"
    if any(isinstance(news, Unprotected) for news in view.news):
        return "bare"
    return {3: "three", 4: "four"}[view.thresholds[view.colours.index(exploded.colour)]]


def waiting(view: View) -> str:
    """What happens next and who does it, with the colours the viewer may choose, if it is their choice."""
    facts: Facts
    match view.todo[:1]:
        case ():
            return ""
        case (Claiming(seat) | Flipping(seat) | Protecting(seat) | Unprotecting(seat) as step,):
            facts = names(view.viewer, seat=seat)
        case (Commanded(number) as step,):
            facts = names(view.viewer, seat=view.clipper, owner=_commanded(view)) | {"number": number}
        case (Clipping() as step,):
            facts = names(view.viewer, seat=view.clipper)
        case (step,):
            facts = {}
    question = say(f"time-bomb-evolution-step-{step.__struct_config__.tag}", **facts)
    ways = ", ".join(map(called, offered(view)))
    return say("time-bomb-evolution-asked", question=question, ways=ways) if ways else question


def _commanded(view: View) -> Seat:
    """Whose wire must be cut [TE10]."""
    assert view.drawn
    return view.drawn.owner


def offered(view: View) -> list[Wire]:
    """The colours the viewer may choose from, if they are asked; every table that fits their view offers the same."""
    match view.todo[:1]:
        case (Protecting(by) | Unprotecting(by),) if by == view.viewer:
            return [move.colour for move in imagine(view, Seeded("offered")).choices(by)]
    return []


def read(line: str, view: View) -> Move:
    """A move from a line such as `2`, `claim 2 success no red`, `c s2 r0`, `protect green`, `u g`, `accuse 3`."""
    line = line.strip().lower()
    match view.todo[:1]:
        case (Protecting(),) if _answers(line):
            return Protect(_colour(line))
        case (Unprotecting(),) if _answers(line):
            return Unprotect(_colour(line))
        case (Commanded(),) if line == "cut":
            return Cut(_commanded(view))
    command, rest = words.split_command(line, CHOICES)
    return CHOICES[command](_colour(rest)) if command else words.read(line, view, partial(_claim, view))


def typed(move: Move) -> str:
    match move:
        case Protect(colour):
            return f"protect {colour}"
        case Unprotect(colour):
            return f"unprotect {colour}"
    return words.typed(move)


def _answers(line: str) -> bool:
    """Is this a colour alone, or at least no command and no player?"""
    command, _ = words.split_command(line, (*CHOICES, *words.COMMANDS))
    return _kind(line) in COLOURS or not (command or line.isdecimal())


def _colour(word: str) -> Wire:
    word = word.strip()
    if (kind := _kind(word)) not in COLOURS:
        raise BadCommand("time-bomb-evolution-no-such-colour", typed=word or "-", allowed=", ".join(COLOURS))
    return Wire(kind)


def _claim(view: View, text: str) -> Claim:
    kinds = (Wire.SUCCESS, *view.colours)
    claim = words.without_filling(text)
    numbers = words.numbers(claim, _kind)
    if not numbers or not numbers.keys() <= {*kinds}:
        raise BadCommand("time-bomb-evolution-claim-unclear", typed=claim or "-", allowed=", ".join(kinds))
    return Claim(**numbers)


def _kind(word: str) -> str:
    """A kind of wire by its letter, or by the beginning of its name."""
    lettered = [wire for wire, (letter, _) in LETTERS.items() if letter.lower() == word]
    begun = [wire for wire in Wire if word and wire.startswith(word)]
    return next(iter([*lettered, *begun]), "")
