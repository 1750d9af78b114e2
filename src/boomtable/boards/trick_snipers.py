"""Trick Snipers in the terminal: the players and their trick, what a snipe needs, and the tricks taken."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import assert_never

from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from boomtable.boards.board import Heard, SilentBoard
from boomtable.boards.drawing import banner, glyphs_for, header, rows, seat_label
from boomtable.boards.mistakes import BadCommand
from boomtable.boards.seat_names import Facts, name, names, numbered, together
from boomtable.engine import Move, Seat, Seeded, Viewer
from boomtable.games.trick_snipers import HAND, Card, Clan, PassOn, Play, Standing, Trick, View, imagine
from boomtable.games.trick_snipers.cards import ENOUGH, SIZES, SNIPE, minus
from boomtable.games.trick_snipers.finale import AnyBecause, ChiefTaken, MostTricks, NobodyScored, Sniped
from boomtable.games.trick_snipers.moves import AnyNews, CardPlayed, Ended, LeaderDrawn, TrickTaken
from boomtable.games.trick_snipers.rounds import Passing, Playing
from boomtable.words import say

COLUMNS = ("player", "points", "tricks", "cards", "trick")
END_COLUMNS = ("winner", "scored", "took", "passed", "kept")
STYLES = {Clan.BLACK: "bold", Clan.GREEN: "bold green", Clan.RED: "bold red", Clan.YELLOW: "bold yellow"}


class Glyphs(Struct, frozen=True):
    """The marks a table is drawn with. Each can be read without its colour."""

    strand: str  # the line after the title
    asked: str
    answered: str
    winner: str
    scored: str  # a point, and one that is still to come
    missing: str
    passed: str  # from one hand to the next

    def points(self, points: int) -> Text:
        return Text(self.scored * points + self.missing * (ENOUGH - points), style="title")


DRAWN = Glyphs(strand="━", asked="▸", answered="✓", winner="★", scored="◆", missing="◇", passed="→")
ASCII = Glyphs(strand="=", asked=">", answered="+", winner="*", scored="#", missing="-", passed=">")


class SnipersBoard(SilentBoard):
    rules = (*(f"TS{number}" for number in range(1, 12)), "ALL3", "ALL5")

    def draw(self, view: View, heard: Heard, console: Console) -> RenderableType:
        return draw_table(view, glyphs_for(console, DRAWN, ASCII))

    def reveal(self, view: View, heard: Heard, console: Console) -> RenderableType:
        return ending(view, glyphs_for(console, DRAWN, ASCII))

    def why(self, viewer: Viewer, because: AnyBecause) -> str:
        return why(viewer, because)

    def in_play(self, view: View) -> str:
        """What the hands were dealt from [TS1]."""
        facts = {"players": view.players, "hand": HAND[view.players], "unseen": SIZES[view.players][-1]}
        return say("trick-snipers-in-play", **facts)

    def news(self, view: View) -> list[str]:
        """What just happened; cards played are drawn next to their players."""
        return [told(view.viewer, news) for news in view.news if not isinstance(news, CardPlayed)]

    def happened(self, view: View, before: View | None) -> list[str]:
        return [told(view.viewer, news) for news in view.news if view != before]

    def waiting(self, view: View) -> str:
        return waiting(view)

    def read(self, line: str, view: View) -> Move:
        return read(line, view)

    def typed(self, move: Move) -> str:
        return typed(move)

    def suspense(self, view: View) -> bool:
        """A trick is taken: players see that before the game goes on."""
        return any(isinstance(news, TrickTaken) for news in view.news) and not view.outcome


def draw_table(view: View, glyphs: Glyphs) -> Group:
    """The whole table: the players and their trick, what snipes it, the tricks face up, and the viewer's hand."""
    title = header(say("trick-snipers-title"), _stage(view), glyphs.strand)
    return Group(title, players(view, glyphs), *snipe_lines(view), *taken(view), Text(), *mine(view))


def _stage(view: View) -> str:
    """Which trick is being played, and of how many."""
    number = len(view.tricks) + bool(view.todo)
    begun = view.tricks or any(isinstance(step, Playing) for step in view.todo[:1])
    return say("snipers-stage", trick=number, tricks=HAND[view.players]) if begun else ""


def mine(view: View) -> list[Text]:
    """The viewer's hand, what they are about to pass, and which of the cards they passed are not played yet [TS11]."""
    if not isinstance(view.viewer, int):
        return []
    forbidden = minus(view.hand, playable(view))
    left = name((view.viewer + 1) % view.players)
    lines = [(say("snipers-hand"), by_clan(view.hand, forbidden))] if view.hand else []
    if view.answer:
        lines.append((say("snipers-sealed", seat=left), row(view.answer.cards)))
    if view.theirs and view.todo:
        lines.append((say("snipers-theirs", seat=left), row(view.theirs)))
    return [Text.assemble((f"{label}  ", "quiet"), words) for label, words in lines]


def players(view: View, glyphs: Glyphs) -> Table:
    """A row for each player in seat order, with the card they have played."""
    grid = rows(*[say(f"snipers-column-{column}") for column in COLUMNS], gap=3)
    grid.columns[0].min_width = 16
    for column in grid.columns[2:4]:
        column.justify = "right"
    for seat in range(view.players):
        held = str(view.held[seat]) if view.held else ""
        points, tricks = glyphs.points(view.points[seat]), str(view.counts[seat])
        grid.add_row(seated(view, seat, glyphs), points, tricks, held, played(view, seat))
    return grid


def seated(view: View, seat: Seat, glyphs: Glyphs) -> Text:
    """A player's name, with a mark that says whether they still have to answer."""
    mark = glyphs.asked if seat in view.waiting else glyphs.answered if seat in view.answered else " "
    return seat_label(view.viewer, seat, mark)


def played(view: View, seat: Seat) -> Text:
    """The card a seat has played to this trick, whether it led, and whether it is winning so far."""
    place = (seat - view.leader) % view.players
    if place >= len(view.trick):
        return Text()
    stands = view.standings[-1]
    roles = [say("snipers-leads")] if not place else []
    if place == stands.taking:
        roles.append(say("snipers-ahead" if stands.sniper is None else "snipers-snipes"))
    return Text.assemble(drawn(view.trick[place]), (f"  {', '.join(roles)}", "quiet"))


def snipe_lines(view: View) -> list[Text]:
    """Which number of another clan makes 13 with the highest card, or who has played it [TS6] [TS7]."""
    if not view.trick:
        return []
    stands = view.standings[-1]
    chief = [Text(say("snipers-chief"), style="now")] if stands.chief else []
    return [Text(_snipe_line(view, stands), style="now"), *chief]


def _snipe_line(view: View, stands: Standing) -> str:
    facts = _top_card(view.trick, stands)
    if stands.sniper is None:
        return say("snipers-sight", **facts)
    return say("snipers-hit", **facts, **names(view.viewer, seat=(view.leader + stands.sniper) % view.players))


def _top_card(cards: tuple[Card, ...], stands: Standing) -> Facts:
    """The highest card of the led clan, and what makes 13 with it."""
    top = cards[stands.best].number
    return {"need": SNIPE - top, "top": top}


def taken(view: View) -> list[Text]:
    """The tricks that may be looked at [TS8]."""
    last = None if view.trick else len(view.tricks)
    return [
        _line(view, number, trick, say("snipers-last") if number == last else say("snipers-number", number=number))
        for number, (trick, face_up) in enumerate(zip(view.tricks, view.face_up, strict=True), 1)
        if face_up
    ]


def _line(view: View, number: int, trick: Trick, label: str) -> Text:
    """A trick: who led, the cards in order of play, who took it, and how."""
    facts = _top_card(trick.cards, view.standings[number * view.players - 1])
    how = "snipe" if trick.sniped else "point" if trick.points else "plain"
    words = say("snipers-taken", how=how, **facts, **names(view.viewer, seat=trick.winner))
    led = f"{label:12}{name(trick.leader)} {say('snipers-leads')} "
    return Text.assemble((led, "quiet"), row(trick.cards), f"  {words}")


def drawn(card: Card) -> Text:
    return Text(str(card), style=STYLES[card.clan])


def row(cards: Iterable[Card]) -> Text:
    """Cards as they are typed."""
    return Text(" ").join([drawn(card) for card in cards])


def by_clan(cards: Iterable[Card], forbidden: Iterable[Card] = ()) -> Text:
    """A hand clan by clan, each with its letter and its numbers; what may not be played is in brackets."""
    held, forbidden = sorted(cards), {*forbidden}
    suits = [[card for card in held if card.clan is clan] for clan in Clan]
    return Text("   ").join([_suit(suit, forbidden) for suit in suits if suit])


def _suit(suit: list[Card], forbidden: set[Card]) -> Text:
    letter = Text(suit[0].clan[0], style=f"{STYLES[suit[0].clan]} reverse")
    numbers = " ".join(str(card.number) for card in suit)
    if forbidden.issuperset(suit):  # all cards of a clan may be played, or none
        return Text.assemble(letter, (f" ({numbers})", "quiet"))
    return Text.assemble(letter, (f" {numbers}", STYLES[suit[0].clan]))


def ending(view: View, glyphs: Glyphs) -> Group:
    outcome = view.outcome
    assert outcome
    unused = Text.assemble((f"{say('snipers-unused')}  ", "quiet"), row(view.deal[-1]))
    words = Text(say(f"trick-snipers-ending-{outcome.why}"))
    title = banner(say("snipers-banner"), glyphs.strand)
    return Group(title, Text(), _hands(view, outcome.winners, glyphs), unused, Text(), words)


def _hands(view: View, winners: tuple[int, ...], glyphs: Glyphs) -> Table:
    """Every player, the best first: points, tricks, what they passed to the left, and what they kept."""
    grid = rows(*[say(f"snipers-column-{column}", to=glyphs.passed) for column in END_COLUMNS])
    grid.columns[0].no_wrap = True
    grid.columns[2].justify = "right"
    for seat in sorted(range(view.players), key=view.ranks.__getitem__):
        won = seat in winners
        label = Text(f"{glyphs.winner if won else ' '} {numbered(seat)}", style="now" if won else "")
        kept = by_clan(minus(view.deal[seat], view.passes[seat]))
        grid.add_row(label, glyphs.points(view.points[seat]), str(view.counts[seat]), row(view.passes[seat]), kept)
    return grid


def told(viewer: Viewer, news: AnyNews) -> str:
    """A piece of news as a sentence."""
    return say(f"trick-snipers-news-{news.__struct_config__.tag}", **_facts(viewer, news))


def why(viewer: Viewer, because: AnyBecause) -> str:
    """Why it ended so, in one line."""
    match because:
        case Sniped(by, card, victim, target):
            who = names(viewer, by=by, victim=victim)
            return say("trick-snipers-because-sniped", card=card.number, target=target.number, **who)
        case ChiefTaken(by):
            return say("trick-snipers-because-chief-taken", **names(viewer, by=by))
        case MostTricks(winners, points, tricks):
            facts: Facts = {"count": len(winners), "points": points, "tricks": tricks}
            you = "winner" if viewer in winners else "nobody"
            return say("trick-snipers-because-most-tricks", winners=together(viewer, winners), you=you, **facts)
        case NobodyScored():
            return say("trick-snipers-because-nobody-scored")
        case _:
            assert_never(because)


def _facts(viewer: Viewer, news: AnyNews) -> Facts:
    """The values that the sentence may need."""
    match news:
        case LeaderDrawn(seat):
            return names(viewer, seat=seat)
        case CardPlayed(seat, card):
            return {"card": str(card), **names(viewer, seat=seat)}
        case TrickTaken(seat, sniped, points):
            how = "snipe" if sniped else "point" if points else "plain"
            return {"how": how, **names(viewer, seat=seat)}
        case Ended(ending):
            return {"ending": say(f"trick-snipers-ending-{ending}")}
    return {}


def waiting(view: View) -> str:
    """What is asked, and for whoever is asked, what they may answer."""
    if not view.todo:
        return ""
    step = view.todo[0]
    facts: Facts = {}
    if isinstance(step, Passing):
        facts["you"] = "seat" if view.viewer in view.waiting else "nobody"
    if isinstance(step, Playing):
        facts = names(view.viewer, seat=view.waiting[0])
    question = say(f"trick-snipers-step-{step.__struct_config__.tag}", **facts)
    return say("snipers-asked", question=question, ways=ways(view)) if view.viewer in view.waiting else question


def ways(view: View) -> str:
    """What the viewer may type, if they are asked."""
    if view.viewer not in view.waiting:
        return say("snipers-ways-none")
    if isinstance(view.todo[0], Passing):
        return say("snipers-ways-passing", example=" ".join(map(str, view.hand[:4])))
    return ", ".join(map(str, playable(view)))


def playable(view: View) -> tuple[Card, ...]:
    """Which of the viewer's cards may be played; every table that fits their view allows the same [TS4]."""
    if not (isinstance(view.viewer, int) and view.viewer in view.waiting and isinstance(view.todo[0], Playing)):
        return view.hand
    return tuple([move.card for move in imagine(view, Seeded("playable")).choices(view.viewer)])


FILLING = re.compile(r"[\s,;.:+&-]+|\b(?:and|the|card|cards|on|to left|to the left)\b")
VERB = re.compile(r"\s*(play|lead|pass|give)\b")
PART = re.compile(r"([a-z]+)|(\d{1,2})(?!\d)")


def read(line: str, view: View) -> Move:
    """A move from a line such as `r7`, `play red 7`, or `b1 b4 g3 r9` for four cards to pass; `r 7 9` is two cards.

    A verb that belongs to another question is read as an answer to that: the rules say that it comes at a wrong time.
    """
    verb = VERB.match(line.lower())
    words = line.lower()[verb.end() if verb else 0 :]
    cards = _cards(words, view)
    passing = verb[1] in ("pass", "give") if verb else isinstance(view.todo[0], Passing) if view.todo else False
    if passing and cards:
        return PassOn(tuple(sorted(cards)))
    if not passing and len(cards) == 1:
        return Play(cards[0])
    raise BadCommand("snipers-unclear", typed=line.strip() or "-", allowed=ways(view))


def typed(move: Move) -> str:
    match move:
        case PassOn(cards):
            return " ".join(map(str, cards))
        case Play(card):
            return str(card)
    return ""


def _cards(words: str, view: View) -> list[Card]:
    """Cards by clan and number; none if anything is unclear. A number alone is of the clan that was led."""
    clan = view.trick[0].clan if view.trick else None
    words = FILLING.sub(" ", words)
    cards = []
    for part in PART.finditer(words):
        if part[1]:
            clan = next((each for each in Clan if each.startswith(part[1])), None)
        elif clan is not None:
            cards.append(Card(clan, int(part[2])))
        if clan is None:
            return []
    return [] if PART.sub("", words).strip() else cards
