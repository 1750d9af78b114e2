"""What one player has seen for themselves, read from the story in one pass."""

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


class Observed(Struct, frozen=True):
    """Facts by seat, as far as the bot remembers."""

    cards: dict[Seat, str]  # seen, and not known to have gone elsewhere
    colours: dict[Seat, str]  # seen of those whose card was not
    showed: set[Seat | None]  # who have seen my card; None for all who were there
    hinted: set[Seat | None]  # to whom I showed my colour
    refusals: Counter[Seat]  # of a share with me
    sharers: Counter[Seat]  # whom I watched sharing cards with somebody else
    asked: dict[Seat, int]  # how much had been told when I last made them an offer
    greeted: set[Seat]  # who made me an offer this round, or I them


NOTHING = Observed({}, {}, set(), set(), Counter(), Counter(), {}, set())
LATEST: dict[Viewer, tuple[tuple[AnyNews, ...], Observed]] = {}  # stories read, to go on from there: they only grow


def observe(view: View, memory: int) -> Observed:
    observed = _read(view.viewer, _remembered(view, memory))
    if None in observed.showed:
        observed.showed.update(_here(view))
    cards = observed.cards
    cards.update(view.open)
    _forget_stale(view, cards)
    for seat in cards:
        observed.colours.pop(seat, None)
    if view.shared:
        _remember_partners(view, observed.showed)
    return observed


def _read(viewer: Viewer, story: tuple[AnyNews, ...]) -> Observed:
    """Everything that a story tells; what was read before is not read again."""
    known, observed = LATEST.get(viewer, ((), NOTHING))
    if story[: len(known)] != known:
        known, observed = (), NOTHING
    observed = _copied(observed)
    for place, news in enumerate(story[len(known) :], start=len(known)):
        if take_in := TELLING.get(type(news)):
            take_in(viewer, observed, place, news)
    LATEST[viewer] = story, observed
    return _copied(observed)


def _copied(observed: Observed) -> Observed:
    return Observed(*[part.copy() for part in astuple(observed)])


def _asked(viewer: Viewer, observed: Observed, place: int, offered: Offered) -> None:
    observed.greeted.add(offered.by)
    observed.greeted.add(offered.to)
    if offered.by == viewer:
        observed.asked[offered.to] = place


def _refused(viewer: Viewer, observed: Observed, _place: int, refused: Refused | TakenBack) -> None:
    if refused.to == viewer:
        observed.refusals[refused.by] += 1


def _shared(viewer: Viewer, observed: Observed, _place: int, shared: Shared) -> None:
    if shared.kind is Kind.CARD and viewer not in shared.seats:
        observed.sharers.update(shared.seats)


def _shown(viewer: Viewer, observed: Observed, _place: int, shown: Shown) -> None:
    if shown.by == viewer:
        (observed.showed if shown.kind is Kind.CARD else observed.hinted).add(shown.to)
    elif shown.kind is Kind.CARD:
        _moved(observed.cards, shown.what)
        observed.cards[shown.by] = shown.what
    else:
        observed.colours[shown.by] = shown.what


def _lost(_viewer: Viewer, observed: Observed, _place: int, lost: Covered | NoMayor) -> None:
    """Somebody has another card than the one that was seen."""
    observed.cards.pop(lost.seat, None)


def _began(_viewer: Viewer, observed: Observed, _place: int, _news: RoundBegan) -> None:
    observed.greeted.clear()


def _swapped(viewer: Viewer, observed: Observed, _place: int, swapped: Swapped) -> None:
    """The other has now what I gave, and nobody has seen what I got."""
    _moved(observed.cards, swapped.gave)
    observed.showed.clear()
    observed.hinted.clear()
    if swapped.other != viewer:
        observed.cards[swapped.other] = swapped.gave
        observed.colours.pop(swapped.other, None)


TELLING: dict[type, Callable[[Viewer, Observed, int, Any], None]] = {
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
    """The story with forgotten rounds blanked out; most levels forget nothing."""
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
