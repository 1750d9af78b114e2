"""What one player has seen with their own eyes, read off the story in one pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from boomtable.engine import Seat, Viewer
from boomtable.games.two_rooms import View
from boomtable.games.two_rooms.characters.teams import PLAIN
from boomtable.games.two_rooms.news import (
    AnyNews,
    Covered,
    NoMayor,
    Offered,
    Refused,
    RoundBegan,
    Shared,
    Shown,
    Swapped,
    TakenBack,
)
from boomtable.games.two_rooms.people import Kind


class Sight(Struct, frozen=True):
    """Facts by seat, as far as one remembers."""

    cards: dict[Seat, str]  # seen, and not known to have gone elsewhere
    colours: dict[Seat, str]  # seen of those whose card was not
    showed: set[Seat | None]  # who have seen my card; None for all who were there
    hinted: set[Seat | None]  # to whom I showed my colour
    refusals: Counter[Seat]  # of a share with me
    sharers: Counter[Seat]  # whom I watched sharing cards with somebody else
    asked: dict[Seat, int]  # how much had been told when I last made them an offer
    greeted: set[Seat]  # who made me an offer this round, or I them


NOTHING = Sight({}, {}, set(), set(), Counter(), Counter(), {}, set())
LATEST: dict[Viewer, tuple[tuple[AnyNews, ...], Sight]] = {}  # stories read, to go on from there: they only grow


def look(view: View, memory: int) -> Sight:
    sight = _read(view.viewer, _remembered(view, memory))
    if None in sight.showed:
        sight.showed.update(_here(view))
    cards = sight.cards
    cards.update(view.open)
    _forget_stale(view, cards)
    for seat in cards:
        sight.colours.pop(seat, None)
    if view.shared:
        _remember_partners(view, sight.showed)
    return sight


def _read(viewer: Viewer, story: tuple[AnyNews, ...]) -> Sight:
    """All that a story tells; as far as it was read before it is not read again."""
    known, sight = LATEST.get(viewer, ((), NOTHING))
    if story[: len(known)] != known:
        known, sight = (), NOTHING
    sight = _copied(sight)
    for place, news in enumerate(story[len(known) :], start=len(known)):
        if take_in := TELLING.get(type(news)):
            take_in(viewer, sight, place, news)
    LATEST[viewer] = story, sight
    return _copied(sight)


def _copied(sight: Sight) -> Sight:
    return Sight(*[part.copy() for part in astuple(sight)])


def _asked(viewer: Viewer, sight: Sight, place: int, offered: Offered) -> None:
    sight.greeted.add(offered.by)
    sight.greeted.add(offered.to)
    if offered.by == viewer:
        sight.asked[offered.to] = place


def _refused(viewer: Viewer, sight: Sight, _place: int, refused: Refused | TakenBack) -> None:
    if refused.to == viewer:
        sight.refusals[refused.by] += 1


def _shared(viewer: Viewer, sight: Sight, _place: int, shared: Shared) -> None:
    if shared.kind is Kind.CARD and viewer not in shared.seats:
        sight.sharers.update(shared.seats)


def _shown(viewer: Viewer, sight: Sight, _place: int, shown: Shown) -> None:
    if shown.by == viewer:
        (sight.showed if shown.kind is Kind.CARD else sight.hinted).add(shown.to)
    elif shown.kind is Kind.CARD:
        _moved(sight.cards, shown.what)
        sight.cards[shown.by] = shown.what
    else:
        sight.colours[shown.by] = shown.what


def _lost(_viewer: Viewer, sight: Sight, _place: int, lost: Covered | NoMayor) -> None:
    """Somebody has another card than the one that was seen."""
    sight.cards.pop(lost.seat, None)


def _began(_viewer: Viewer, sight: Sight, _place: int, _news: RoundBegan) -> None:
    sight.greeted.clear()


def _swapped(viewer: Viewer, sight: Sight, _place: int, swapped: Swapped) -> None:
    """The other has now what I gave, and nobody has seen what I got."""
    _moved(sight.cards, swapped.gave)
    sight.showed.clear()
    sight.hinted.clear()
    if swapped.other != viewer:
        sight.cards[swapped.other] = swapped.gave
        sight.colours.pop(swapped.other, None)


TELLING: dict[type, Callable[[Viewer, Sight, int, Any], None]] = {
    Offered: _asked,
    Refused: _refused,
    TakenBack: _refused,
    Shared: _shared,
    Shown: _shown,
    RoundBegan: _began,
    Swapped: _swapped,
    Covered: _lost,
    NoMayor: _lost,
}


def _remembered(view: View, memory: int) -> tuple[AnyNews, ...]:
    """The story, blank where it is forgotten; for most that is nowhere."""
    began = RoundBegan(view.round - memory + 1)
    if began.round <= 1 or began not in view.story:
        return view.story
    forgotten = view.story.index(began)
    return (began,) * forgotten + view.story[forgotten:]


def _moved(cards: dict[Seat, str], card: str) -> None:
    """A card of which there is one has turned up elsewhere."""
    if card not in PLAIN:
        for seat in [seat for seat, had in cards.items() if had == card]:
            del cards[seat]


def _forget_stale(view: View, cards: dict[Seat, str]) -> None:
    """I hold my card, so nobody else does; and whoever was the Drunk is sober in the last round [TR35]."""
    cards.pop(int(view.viewer), None)
    _moved(cards, view.card)
    if view.round == view.options.rounds:
        _moved(cards, "drunk")


def _remember_partners(view: View, showed: set[Seat | None]) -> None:
    """Whoever shared cards with me has seen the one I still hold."""
    for share in view.shared:
        if share.kind is Kind.CARD:
            showed.update(share.seats)


def _here(view: View) -> list[Seat]:
    return [seat for seat, room in enumerate(view.rooms) if room == view.room]
