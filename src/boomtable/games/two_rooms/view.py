"""What a player, the screen of a room, or the public knows and remembers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct, field

from boomtable.engine import CLOCK, PUBLIC, Outcome, Seat, Viewer, but
from boomtable.games.two_rooms.acts import planned
from boomtable.games.two_rooms.characters.character import CARDS, Team, Verdict
from boomtable.games.two_rooms.characters.teams import AMBASSADORS
from boomtable.games.two_rooms.judging import Judge
from boomtable.games.two_rooms.leading import answering, double_voter, elect, fingers, majority
from boomtable.games.two_rooms.moves import Call
from boomtable.games.two_rooms.news import AnyNews, Told
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.people import ROOMS, Aim, Conditions, Kind, Offer, Person, Share
from boomtable.games.two_rooms.rounds import Holding, Playing
from boomtable.games.two_rooms.sightings import Sighting, known, sightings, telling
from boomtable.games.two_rooms.steps import AnyStep

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms


class View(Struct, frozen=True, kw_only=True):
    """Built field by field: a new secret stays secret until it is listed here."""

    viewer: Viewer
    players: int
    options: Options = field(name="house")
    deck: tuple[str, ...]
    colours: bool  # may be shared [TR17]
    early: bool  # the game ended at once [TR27]

    todo: tuple[AnyStep, ...]  # what is left to do holds no secrets
    waiting: tuple[Seat, ...]  # those the viewer can see
    news: tuple[AnyNews, ...]  # the latest that reached the viewer
    story: tuple[AnyNews, ...]  # everything that ever reached them
    sightings: tuple[Sighting, ...]  # what the viewer was shown of others, the latest first [TR19]
    known: tuple[Sighting, ...]  # the most telling one of each player
    round: int
    round_seconds: tuple[float, ...]  # how long each round lasts, whether a clock runs or not [TR6]

    rooms: tuple[int, ...]  # where everyone is: whoever is not here is there
    open: tuple[tuple[Seat, str], ...]  # cards of those here that stay revealed; Ambassadors' everywhere

    card: str  # mine, like everything that follows
    conditions: Conditions
    aims: tuple[Aim, ...]
    used: tuple[int, ...]
    gambling: bool
    lucky: bool
    left: bool
    trips: tuple[int, ...]
    votes: tuple[int, ...]
    usurped: bool
    led: tuple[int, ...]
    shared: tuple[Share, ...]  # since I got this card; a card I did not see is left out

    room: int | None  # the viewer's; what follows is about this room alone
    leader: Seat | None
    meets: Seat | None  # the leader of the other room, while the viewer parleys with them [TR13]
    lead_offer: Seat | None
    handed: tuple[tuple[Seat, Seat], ...]  # the leader card, this round, from the viewer or to them
    pointing: tuple[Seat | None, ...]
    fingers: tuple[int, ...]  # by seat: how many votes they have [TR10] [TR32]
    majority: int  # how many it takes
    double_voter: Seat | None  # the Mayor whose vote counts twice [TR32]
    mayors: tuple[Seat, ...]
    elect: Seat | None  # will lead by a Mayor's second vote, unless the other Mayor answers [TR32]
    barred: Seat | None
    tackled: tuple[Seat, ...]
    hostages: tuple[Seat, ...] | None
    planned: int  # hostages from each room after this round; fewer if a room does not have as many [TR12]
    sending: int
    offers: tuple[Offer, ...]  # what the viewer offers, and what is offered to them

    named: tuple[tuple[Seat, str | None], ...]
    called: tuple[tuple[Seat, Call | None], ...]
    shots: tuple[tuple[Seat, Seat | None], ...]

    outcome: Outcome | None
    verdicts: tuple[Verdict, ...]  # once the game is over, like everything that follows
    blast: int | None  # the room that blew up [TR24]
    president: Seat | None  # who acts as the President [TR25]
    bomber: Seat | None
    down: tuple[Seat, ...]  # whose cards are turned up last, those two among them
    people: tuple[Person, ...]
    buried: str
    sober: str
    shares: tuple[Share, ...]
    log: tuple[Told, ...]
    reached: tuple[int, ...]  # which of it the viewer was told


def seen(table: TwoRooms, viewer: Viewer) -> View:
    me = viewer if isinstance(viewer, int) else None
    person = table.people[me] if table.number and me is not None else None
    mine = person or Person()
    room = room_of(table, viewer)
    here = table.within(room) if room is not None else []
    heads = table.counted(room) if room is not None else []
    mayor = double_voter(table, room, heads) if room is not None else None
    votes = fingers(table, heads, mayor)
    reached = table.reached[ears(table.players, viewer)] if table.reached else ()
    log, over = table.log, not table.todo
    judge = Judge(table) if over else None
    memory = table.memory
    line = memory.line("log", log)
    story = memory.grown(("story", viewer), lambda places: [log[place].news for place in places], reached, line)
    shown = memory.kept(("shown", viewer), sightings, viewer, memory.grown(("telling", viewer), telling, story))
    return View(
        viewer=viewer,
        players=table.players,
        options=table.options,
        deck=table.deck,
        colours=table.colours,
        early=table.early,
        todo=table.todo,
        waiting=_waiting(table, viewer, [*here, *table.parley] if me in table.parley else here),
        news=_latest(log, reached),
        story=story,
        sightings=shown,
        known=memory.kept(("known", viewer), known, shown),
        round=table.number,
        round_seconds=memory.kept("seconds", _round_seconds, table.options),
        rooms=tuple([person.room for person in table.people]) if table.number else (),
        open=_open(table, here),
        card=mine.card,
        conditions=mine.conditions,
        aims=mine.aims,
        used=mine.used,
        gambling=mine.gambling,
        lucky=mine.lucky,
        left=mine.left,
        trips=mine.trips,
        votes=mine.votes,
        usurped=mine.usurped,
        led=mine.led,
        shared=memory.grown(("shared", me, mine.since), _shared_by(me), table.shares, start=mine.since),
        room=room,
        leader=table.leaders[room] if room is not None else None,
        meets=next((other for other in table.parley if other != me), None) if me in table.parley else None,
        lead_offer=table.lead_offers[room] if room is not None else None,
        handed=tuple(pair for pair in table.handed if me in pair),
        pointing=tuple([at if at is not None and seat in here else None for seat, at in enumerate(table.pointing)]),
        fingers=tuple([votes.get(seat, 0) for seat in range(table.players)]),
        majority=majority(heads),
        double_voter=mayor,
        mayors=tuple(mayor for mayor in table.mayors if mayor in here),
        elect=elect(table, room) if room is not None and answering(table, room) else None,
        barred=table.barred[room] if room is not None else None,
        tackled=tuple(seat for seat in table.tackled if seat in here),
        hostages=table.hostages[room] if room is not None else None,
        planned=planned(table) if table.number else 0,
        sending=table.sending,
        offers=tuple([offer for offer in table.offers if me in (offer.by, offer.to)]),
        named=table.named,
        called=table.called,
        shots=table.shots,
        outcome=table.outcome,
        verdicts=table.verdicts if over else (),
        blast=judge.blast if judge else None,
        president=judge.president if judge else None,
        bomber=judge.bomber if judge else None,
        down=judge.down if judge else (),
        people=table.people if over else (),
        buried=table.buried if over else "",
        sober=table.sober if over else "",
        shares=table.shares if over else (),
        log=log if over else (),
        reached=reached if over else (),
    )


def room_of(table: TwoRooms, viewer: Viewer) -> int | None:
    """The viewer's room, once the cards are seen; the public is in neither."""
    if not table.number or viewer == PUBLIC:
        return None
    return table.people[viewer].room if isinstance(viewer, int) else ROOMS.index(viewer)


def side(view: View) -> str | None:
    """The side of the viewer's card; grey and green play for neither."""
    team = CARDS[view.card].team if view.card else None
    return str(team) if team in (Team.RED, Team.BLUE) else "neither" if team else None


def ears(players: int, viewer: Viewer) -> int:
    """A viewer's place in `reached`, the list of whom news reached."""
    return viewer if isinstance(viewer, int) else players + (*ROOMS, PUBLIC).index(viewer)


def _latest(log: tuple[Told, ...], reached: tuple[int, ...]) -> tuple[AnyNews, ...]:
    """The news of the last act that the viewer knows of."""
    first = len(reached)
    while first and log[reached[first - 1]].act == log[reached[-1]].act:
        first -= 1
    return tuple([log[place].news for place in reached[first:]])


def _round_seconds(options: Options) -> tuple[float, ...]:
    return tuple([options.seconds(number + 1) for number in range(options.rounds)])


def _shared_by(me: Seat | None) -> Callable[[tuple[Share, ...]], list[Share]]:
    """Of some shares those of this player, as they remember them."""
    return lambda shares: [_mine(share, me) for share in shares if me in share.seats]


def _mine(share: Share, me: Seat | None) -> Share:
    """A share as one of the two players remembers it."""
    if share.kind is Kind.CARD:
        return share
    one, other = share.cards
    return but(share, cards=(one, "") if share.seats[0] == me else ("", other))


def _waiting(table: TwoRooms, viewer: Viewer, here: list[Seat]) -> tuple[Seat, ...]:
    """Whom the room waits for. While the clock runs, everyone may act, and who cannot is not revealed."""
    if table.todo and isinstance(table.todo[0], Playing | Holding):
        return (CLOCK,) if table.visible_alarms(viewer) else ()
    return tuple([seat for seat in table.turn if seat < 0 or seat in here])


def _open(table: TwoRooms, here: list[Seat]) -> tuple[tuple[Seat, str], ...]:
    if not table.number:
        return ()
    known = [
        (seat, person.card)
        for seat, person in enumerate(table.people)
        if (person.open and seat in here) or person.card in AMBASSADORS
    ]
    return tuple(known)
