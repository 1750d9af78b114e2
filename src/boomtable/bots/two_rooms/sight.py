"""What one player has seen with their own eyes, read off the story in one pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any

from msgspec import Struct

from boomtable.engine import Seat
from boomtable.games.two_rooms import View, numbers
from boomtable.games.two_rooms.characters.teams import PLAIN
from boomtable.games.two_rooms.news import AnyNews, Offered, Refused, RoundBegan, Shared, Shown, Swapped
from boomtable.games.two_rooms.people import Kind


class Sight(Struct, frozen=True):
    """Facts by seat, as far as one remembers."""

    cards: dict[Seat, str]  # seen, and not known to have gone elsewhere
    colours: dict[Seat, str]  # seen of those whose card was not
    showed: set[Seat]  # who have seen my card
    refusals: Counter[Seat]  # of a share with me
    sharers: Counter[Seat]  # whom I watched sharing cards with somebody else
    asked: dict[Seat, int]  # how much had been told when I last made them an offer
    greeted: set[Seat]  # who made me an offer this round, or I them


def look(view: View, memory: int) -> Sight:
    story = _remembered(view, memory)
    me = view.viewer
    pairs = [news.seats for news in story if type(news) is Shared and news.kind is Kind.CARD and me not in news.seats]
    sight = Sight({}, {}, set(), Counter(), Counter(chain.from_iterable(pairs)), {}, set())
    for place, news in enumerate(story):
        if take_in := TELLING.get(type(news)):
            take_in(view, sight, place, news)
    cards = sight.cards
    cards.update(view.open)
    _forget_stale(view, cards)
    for seat in cards:
        sight.colours.pop(seat, None)
    if view.shared:
        _remember_partners(view, sight.showed)
    return sight


def _asked(view: View, sight: Sight, place: int, offered: Offered) -> None:
    sight.greeted.add(offered.by)
    sight.greeted.add(offered.to)
    if offered.by == view.viewer:
        sight.asked[offered.to] = place


def _refused(view: View, sight: Sight, _place: int, refused: Refused) -> None:
    if refused.to == view.viewer:
        sight.refusals[refused.by] += 1


def _shown(view: View, sight: Sight, _place: int, shown: Shown) -> None:
    if shown.by == view.viewer:
        if shown.kind is Kind.CARD:
            sight.showed.update((shown.to,) if shown.to is not None else _here(view))
    elif shown.kind is Kind.CARD:
        _moved(sight.cards, shown.what)
        sight.cards[shown.by] = shown.what
    else:
        sight.colours[shown.by] = shown.what


def _began(_view: View, sight: Sight, _place: int, _news: RoundBegan) -> None:
    sight.greeted.clear()


def _swapped(view: View, sight: Sight, _place: int, swapped: Swapped) -> None:
    """The other has now what I gave, and nobody has seen what I got."""
    _moved(sight.cards, swapped.gave)
    sight.showed.clear()
    if swapped.other != view.viewer:
        sight.cards[swapped.other] = swapped.gave
        sight.colours.pop(swapped.other, None)


TELLING: dict[type, Callable[[View, Sight, int, Any], None]] = {
    Offered: _asked,
    Refused: _refused,
    Shown: _shown,
    RoundBegan: _began,
    Swapped: _swapped,
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
    if view.round == numbers.rounds(view.house):
        _moved(cards, "drunk")


def _remember_partners(view: View, showed: set[Seat]) -> None:
    """Whoever shared cards with me has seen the one I still hold."""
    for share in view.shared:
        if share.kind is Kind.CARD:
            showed.update(share.seats)


def _here(view: View) -> list[Seat]:
    return [seat for seat, room in enumerate(view.rooms) if room == view.room]
