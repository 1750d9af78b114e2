"""Who is where: the people of my room with all I know of them, those of the other, and what is offered."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from boomtable.boards.seat_label import plate
from boomtable.boards.seat_names import name
from boomtable.boards.two_rooms.glyphs import Glyphs, card_name, drawn, team_name
from boomtable.boards.two_rooms.speech import told
from boomtable.engine import Seat
from boomtable.games.two_rooms import View
from boomtable.games.two_rooms.news import AnyNews, LeadOffered, Offered
from boomtable.games.two_rooms.people import Kind
from boomtable.games.two_rooms.sightings import Sighting
from boomtable.words import say

COLUMNS = ("pointing", "seen", "marks")


def here(view: View, glyphs: Glyphs) -> list[Table]:
    """A row for everyone in the viewer's room."""
    if view.room is None:
        return []
    title = say("rooms-here" if isinstance(view.viewer, int) else "rooms-room", room=view.room + 1)
    heads = [title, *(say(f"rooms-column-{column}") for column in COLUMNS)]
    grid = Table(*heads, box=None, padding=(0, 2, 0, 0), header_style="quiet")
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
    """Who it is, and whether they lead."""
    return plate(view.viewer, seat, glyphs.leader if seat == view.leader else " ", width=2)


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
    """Those in the other room, or in both for who is in none, with what was seen of them."""
    seen = known(view)
    rooms = [room for room in (0, 1) if view.rooms and room != view.room]
    return [_line(room, [_known(view, seat, seen) for seat in within(view, room)]) for room in rooms]


def _line(room: int, people: list[Text]) -> Text:
    return Text.assemble((f"{say('rooms-label-other', room=room + 1)}  ", "quiet"), Text(", ").join(people))


def _known(view: View, seat: Seat, seen: dict[Seat, Sighting]) -> Text:
    what = of(view, seat, seen)
    who = f"{seat} {name(seat)}"
    return Text.assemble(who, " (", what, ")") if what else Text(who)


def offers(view: View) -> list[Text]:
    """What is offered to the viewer and by them, and to whom the leader card is held out."""
    made: list[AnyNews] = [Offered(offer.by, offer.to, offer.kind) for offer in view.offers]
    if view.leader is not None and view.lead_offer is not None:
        made.append(LeadOffered(view.leader, view.lead_offer))
    return [Text(told(view.viewer, news), style="now") for news in made]
