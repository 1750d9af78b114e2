"""Two Rooms and a Boom on the terminal, all of it in one place."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.text import Text

from boomtable.boards.two_rooms.asking import is_asked, typed, waiting
from boomtable.boards.two_rooms.commands import read
from boomtable.boards.two_rooms.ending import ending
from boomtable.boards.two_rooms.glossary import explained
from boomtable.boards.two_rooms.glyphs import Glyphs, glyphs_for, row
from boomtable.boards.two_rooms.mine import mine
from boomtable.boards.two_rooms.rooms import elsewhere, here, offers
from boomtable.boards.two_rooms.speech import quoted, told
from boomtable.engine import Move, Said
from boomtable.games.two_rooms import View, numbers
from boomtable.games.two_rooms.finale import Answer
from boomtable.words import say

WIDTH = 78  # columns
LATELY = 8  # pieces of news on the table, and half as many things said


class RoomsBoard:
    rules = (*(f"TR{number}" for number in range(1, 43)), "ALL5", "ALL8")

    def draw(self, view: View, heard: tuple[Said, ...], console: Console) -> RenderableType:
        return table(view, heard, glyphs_for(console))

    def reveal(self, view: View, heard: tuple[Said, ...], console: Console) -> RenderableType:
        return ending(view, glyphs_for(console))

    def news(self, view: View) -> list[str]:
        """What happened lately stands on the table, until there is none."""
        return [told(view.viewer, news) for news in view.news] if view.outcome else []

    def happened(self, view: View, before: View | None) -> list[str]:
        return [told(view.viewer, news) for news in view.story[len(before.story) if before else 0 :]]

    def waiting(self, view: View) -> str:
        return waiting(view)

    def history(self, view: View, heard: tuple[Said, ...]) -> list[tuple[int, str]]:
        return [(said.round, quoted(view.viewer, said)) for said in heard]

    def read(self, line: str, view: View) -> Move:
        return read(line, view)

    def typed(self, move: Move) -> str:
        return typed(move)

    def explained(self, line: str, view: View) -> list[str]:
        return explained(line, view)

    def breathless(self, view: View) -> bool:
        """Someone else has a last word: let that be seen before it falls."""
        return bool(view.todo) and isinstance(view.todo[0], Answer) and not is_asked(view)

    def talkative(self, view: View) -> bool:
        """There is talk while the clock runs, when anyone may do anything."""
        return False


def table(view: View, heard: tuple[Said, ...], glyphs: Glyphs) -> Group:
    """All of it: what is mine, who is where, what is offered, the deck, and what happened and was said lately."""
    people: list[RenderableType] = [*here(view, glyphs), *elsewhere(view), *offers(view)]
    return Group(header(view, glyphs), *mine(view), *people, deck(view), Text(), *lately(view), *said(view, heard))


def header(view: View, glyphs: Glyphs) -> Text:
    title = say("two-rooms-title").upper()
    stage = say("rooms-stage", round=view.round, rounds=numbers.rounds(view.options)) if view.round else ""
    wire = glyphs.strand * (WIDTH - len(title) - len(stage) - 4)
    return Text.assemble((title, "title"), "  ", (wire, "brass"), "  ", (stage, "now"))


def deck(view: View) -> Text:
    """Every card in the game, which all know [TR1]."""
    return Text.assemble((f"{say('rooms-label-deck')}  ", "quiet"), row(view.deck))


def lately(view: View) -> list[Text]:
    return _headed("rooms-label-lately", [told(view.viewer, news) for news in view.story[-LATELY:]], "")


def said(view: View, heard: tuple[Said, ...]) -> list[Text]:
    """What was said this round; older talk is history."""
    lines = [quoted(view.viewer, each) for each in heard if each.round == view.round]
    return _headed("rooms-label-said", lines[-LATELY // 2 :], "speech")


def _headed(code: str, lines: list[str], style: str) -> list[Text]:
    return [Text(say(code), style="quiet"), *(Text(line, style=style) for line in lines)] if lines else []
