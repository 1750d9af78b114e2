"""Two Rooms and a Boom in the terminal: my card, who is here and what I saw of them, and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from boomtable.boards.board import Heard
from boomtable.boards.drawing import banner, glyphs_for, header, rows, seat_label
from boomtable.boards.mistakes import Unclear
from boomtable.boards.seat_names import called, name, numbered
from boomtable.boards.two_rooms_commands import card, is_asked, read, typed, waiting, words_of
from boomtable.boards.two_rooms_words import card_name, condition_name, listed, quoted, team_name, told, why
from boomtable.engine import Move, Seat, Viewer
from boomtable.games.two_rooms import View
from boomtable.games.two_rooms.characters import CARDS, Team
from boomtable.games.two_rooms.ending import AnyBecause
from boomtable.games.two_rooms.finale import Answer
from boomtable.games.two_rooms.news import AnyNews, LeadOffered, Offered
from boomtable.games.two_rooms.people import Aim, Condition, Kind
from boomtable.games.two_rooms.sightings import Sighting
from boomtable.words import say

COLUMNS = ("pointing", "seen", "marks")
LATEST = 8  # pieces of news that are shown, and half as many things said
STYLES = {Team.RED: "bold red", Team.BLUE: "bold blue", Team.GREY: "bold", Team.GREEN: "bold green"}


class Glyphs(Struct, frozen=True):
    """The marks a room is drawn with. Each can be read without its colour."""

    strand: str  # the line after the title
    leader: str
    points: str  # at someone
    winner: str


DRAWN = Glyphs(strand="━", leader="♛", points="→", winner="★")
ASCII = Glyphs(strand="=", leader="#", points=">", winner="*")


class RoomsBoard:
    rules = (*(f"TR{number}" for number in range(1, 43)), "ALL5", "ALL8")

    def draw(self, view: View, heard: Heard, console: Console) -> RenderableType:
        return draw_table(view, heard, glyphs_for(console, DRAWN, ASCII))

    def reveal(self, view: View, heard: Heard, console: Console) -> RenderableType:
        return ending(view, glyphs_for(console, DRAWN, ASCII))

    def why(self, viewer: Viewer, because: AnyBecause) -> str:
        return why(viewer, because)

    def news(self, view: View) -> list[str]:
        """The drawing shows what happened lately, but not once the game is over."""
        return [told(view.viewer, news) for news in view.news] if view.outcome else []

    def happened(self, view: View, before: View | None) -> list[str]:
        return [told(view.viewer, news) for news in view.story[len(before.story) if before else 0 :]]

    def waiting(self, view: View) -> str:
        return waiting(view)

    def history(self, view: View, heard: Heard) -> list[tuple[int, str]]:
        return [(said.round, quoted(view.viewer, said)) for said in heard]

    def read(self, line: str, view: View) -> Move:
        return read(line, view)

    def typed(self, move: Move) -> str:
        return typed(move)

    def explained(self, line: str, view: View) -> list[str]:
        return explained(line, view)

    def in_play(self, view: View) -> str:
        cards = [
            say("two-rooms-in-play-card", count=view.deck.count(each), card=card_name(each))
            for each in dict.fromkeys(view.deck)
        ]
        return say("two-rooms-in-play", cards=", ".join(cards))

    def suspense(self, view: View) -> bool:
        """Someone else gives a last answer: players see the question before it is given."""
        return bool(view.todo) and isinstance(view.todo[0], Answer) and not is_asked(view)

    def invites_talk(self, view: View) -> bool:
        """Players talk while the clock runs, and are not asked for it."""
        return False


def draw_table(view: View, heard: Heard, glyphs: Glyphs) -> Group:
    """The whole table: the viewer's card, who is where, open offers, the deck, and the latest news and talk."""
    stage = say("rooms-stage", round=view.round, rounds=view.options.rounds) if view.round else ""
    title = header(say("two-rooms-title"), stage, glyphs.strand)
    people: list[RenderableType] = [*here(view, glyphs), *elsewhere(view), *offers(view)]
    return Group(title, *mine(view), *people, deck(view), Text(), *latest_news(view), *latest_talk(view, heard))


def deck(view: View) -> Text:
    """Every card in the game, which everyone knows [TR1]."""
    return Text.assemble((f"{say('rooms-label-deck')}  ", "quiet"), row(view.deck))


def latest_news(view: View) -> list[Text]:
    return _headed("rooms-label-lately", [told(view.viewer, news) for news in view.story[-LATEST:]], "")


def latest_talk(view: View, heard: Heard) -> list[Text]:
    """What was said this round; older talk is history."""
    lines = [quoted(view.viewer, each) for each in heard if each.round == view.round]
    return _headed("rooms-label-said", lines[-LATEST // 2 :], "speech")


def _headed(code: str, lines: list[str], style: str) -> list[Text]:
    return [Text(say(code), style="quiet"), *(Text(line, style=style) for line in lines)] if lines else []


def drawn(card: str) -> Text:
    return Text(card_name(card), style=STYLES[CARDS[card].team])


def row(cards: Iterable[str]) -> Text:
    """Cards in a row, equal ones counted."""
    return Text(", ").join([_counted(card, count) for card, count in Counter(cards).items()])


def _counted(card: str, count: int) -> Text:
    words = card_name(card) if count == 1 else say("rooms-counted", count=count, card=card_name(card))
    return Text(words, style=STYLES[CARDS[card].team])


def here(view: View, glyphs: Glyphs) -> list[Table]:
    """A row for everyone in the viewer's room."""
    if view.room is None:
        return []
    title = say("rooms-here" if isinstance(view.viewer, int) else "rooms-room", room=view.room + 1)
    heads = [title, *(say(f"rooms-column-{column}") for column in COLUMNS)]
    grid = rows(*heads)
    grid.columns[0].min_width = 20
    seen = known(view)
    for seat in within(view, view.room):
        at = view.pointing[seat]
        pointing = "" if at is None else f"{glyphs.points} {name(at)}"
        grid.add_row(seated(view, seat, glyphs), pointing, of(view, seat, seen), ", ".join(marks(view, seat)))
    return [grid]


def known(view: View) -> dict[Seat, Sighting]:
    return {sighting.seat: sighting for sighting in view.known}


def within(view: View, room: int) -> list[Seat]:
    return [seat for seat, place in enumerate(view.rooms) if place == room]


def seated(view: View, seat: Seat, glyphs: Glyphs) -> Text:
    """A player's name, with a mark if they lead."""
    return seat_label(view.viewer, seat, glyphs.leader if seat == view.leader else " ", width=2)


def of(view: View, seat: Seat, seen: dict[Seat, Sighting]) -> Text:
    """The card of someone who has it open, or what was seen of them."""
    if seat in dict(view.open):
        return drawn(dict(view.open)[seat])
    return Text(remembered(seen[seat])) if seat in seen else Text()


def remembered(seen: Sighting) -> str:
    if seen.kind is Kind.CARD:
        return say("rooms-seen", card=card_name(seen.what), round=seen.round)
    return say("rooms-colour", colour=team_name(seen.what), round=seen.round)


def marks(view: View, seat: Seat) -> list[str]:
    """What else can be seen of someone here."""
    true = {
        "rooms-leads": seat == view.leader,
        "rooms-barred": seat == view.barred,
        "rooms-lead-offered": seat == view.lead_offer,
        "rooms-mayor": seat in view.mayors,
        "rooms-elect": seat == view.elect,
        "rooms-tackled": seat in view.tackled,
        "rooms-hostage": seat in (view.hostages or ()),
        "rooms-open": seat in dict(view.open),
    }
    return [say(code) for code, holds in true.items() if holds]


def elsewhere(view: View) -> list[Text]:
    """The people of the other room, or of both if the viewer is in neither, with what was seen of them."""
    seen = known(view)
    rooms = [room for room in (0, 1) if view.rooms and room != view.room]
    return [_line(room, [_known(view, seat, seen) for seat in within(view, room)]) for room in rooms]


def _line(room: int, people: list[Text]) -> Text:
    return Text.assemble((f"{say('rooms-label-other', room=room + 1)}  ", "quiet"), Text(", ").join(people))


def _known(view: View, seat: Seat, seen: dict[Seat, Sighting]) -> Text:
    what = of(view, seat, seen)
    who = numbered(seat)
    return Text.assemble(who, " (", what, ")") if what else Text(who)


def offers(view: View) -> list[Text]:
    """Open offers to the viewer and by them, and to whom the leader card is offered."""
    made: list[AnyNews] = [Offered(offer.by, offer.to, offer.kind) for offer in view.offers]
    if view.leader is not None and view.lead_offer is not None:
        made.append(LeadOffered(view.leader, view.lead_offer))
    return [Text(told(view.viewer, news), style="now") for news in made]


def mine(view: View) -> list[Text]:
    """The viewer's card and what it does, how they win, and their conditions; nothing for spectators."""
    if not view.card:
        return []
    card = Text.assemble((f"{say('rooms-label-card')}  ", "quiet"), drawn(view.card), f". {does(view.card)}")
    return [card, *map(Text, notes(view)), *(Text(means(condition), style="now") for condition in view.conditions)]


def does(card: str) -> str:
    """The text of a card, and whether anybody can check it [TR38]."""
    honour = [say("rooms-honour")] if CARDS[card].acting else []
    return " ".join([say(f"two-rooms-does-{card}"), *honour])


def notes(view: View) -> list[str]:
    """How the viewer wins, and with whom."""
    gambling = [say("rooms-gambling")] if view.gambling else []
    return [say(f"two-rooms-aim-{CARDS[view.card].team}"), *gambling, *map(_partner, _aims(view))]


def means(condition: Condition) -> str:
    return say("rooms-is", condition=condition_name(condition), means=say(f"two-rooms-means-{condition}"))


def _aims(view: View) -> list[Aim]:
    return [aim for aim in view.aims if aim.partner is not None and aim.condition in view.conditions]


def _partner(aim: Aim) -> str:
    assert aim.partner is not None
    return say("rooms-loves" if aim.condition is Condition.IN_LOVE else "rooms-hates", seat=name(aim.partner))


def explained(line: str, view: View) -> list[str]:
    """The texts of all cards for `deck`, of one card for `what spy-red`; nothing for any other line."""
    match words_of(line):
        case ["deck"]:
            return [_text(each) for each in dict.fromkeys(view.deck)]
        case ["what" | "does", *words]:
            try:
                return [_text(card([word for word in words if word not in ("does", "do")], view))]
            except Unclear:
                return []
    return []


def _text(each: str) -> str:
    return say("rooms-explained", card=card_name(each), does=does(each))


def ending(view: View, glyphs: Glyphs) -> Group:
    outcome = view.outcome
    assert outcome
    words = say(f"two-rooms-ending-{outcome.why}", side=say(f"two-rooms-side-{outcome.side}"))
    title = banner(say("rooms-banner"), glyphs.strand)
    return Group(title, Text(words, style="now"), Text(), _people(view, glyphs), *_unheld(view))


def _people(view: View, glyphs: Glyphs) -> Table:
    """Room by room: who held what at the end, and why they won or lost."""
    grid = rows()
    grid.show_header = False
    for room in (0, 1):
        grid.add_row(Text(say("rooms-room", room=room + 1), style="quiet"))
        for seat in within(view, room):
            why = say(f"two-rooms-why-{view.verdicts[seat].why}")
            grid.add_row(_called(view, seat, glyphs), _held(view, seat), why)
    return grid


def _called(view: View, seat: Seat, glyphs: Glyphs) -> Text:
    won = view.verdicts[seat].won
    return Text(f"{glyphs.winner if won else ' '} {seat:2} {called(view.viewer, seat)}", style="now" if won else "")


def _held(view: View, seat: Seat) -> Text:
    person = view.people[seat]
    became = f" ({listed(map(condition_name, person.conditions))})" if person.conditions else ""
    return drawn(person.card) + Text(became, style="quiet")


def _unheld(view: View) -> list[Text]:
    """The cards that nobody held."""
    cards = {"rooms-buried": view.buried, "rooms-aside": view.sober}
    return [Text.assemble((f"{say(code)}  ", "quiet"), drawn(card)) for code, card in cards.items() if card]
