"""From a view back to a state with the same view, each as likely as it really is."""

from __future__ import annotations

from typing import TypeVar

from boomtable.engine import Luck, Seat, shuffled
from boomtable.games.bomb_squad_academy.cards import TILES, Tile, Wire
from boomtable.games.bomb_squad_academy.table import PLACES, Academy
from boomtable.games.bomb_squad_academy.view import View
from boomtable.games.bomb_squad_academy.wires import Glimpse, Line, Look

T = TypeVar("T")


def imagine(view: View, luck: Luck) -> Academy:
    """Decks and tiles in any order, except for what this viewer has seen of them."""
    lines = tuple([_line(view, wire, luck) for wire, _ in zip(Wire, view.lines, strict=False)])
    table = Academy(
        players=view.players,
        options=view.options,
        todo=view.todo,
        news=view.news,
        story=view.story,
        ages=view.ages,
        scores=view.scores,
        shown=view.shown,
        display=view.display,
        tools=view.tools,
        glimpses=tuple([_glimpses(view, seat, lines, luck) for seat in range(view.players)]),
        bomb=view.bomb,
        lines=lines,
        plates=view.plates,
        cards=view.cards,
        aside=view.aside,
        round=view.round,
        acting=view.acting,
        waited=view.waited,
        protected=view.protected,
        lasting=view.lasting,
        spared=view.spared,
        scored=view.scored,
    )
    known = {int(view.viewer): view.answer} if view.answer else {}
    return table.with_sealed_answers(known, view.answered, luck)


def _line(view: View, wire: Wire, luck: Luck) -> Line:
    seen, printed = view.lines[PLACES[wire]], view.decks[PLACES[wire]].cards
    known = [glimpse for glimpse in view.glimpses if glimpse.wire is wire and glimpse.holds]
    top = max([glimpse.cards for glimpse in known], key=len, default=())
    unseen = _minus(printed, (*seen.exposed, *top))
    tiles = next((glimpse.tiles for glimpse in known if glimpse.tiles), None) or _tiles(seen.tiles, luck)
    return Line(
        deck=(*top, *shuffled(unseen, luck)) if seen.left else (),
        exposed=seen.exposed,
        tiles=tiles if seen.laid else (),
        turned=len(seen.tiles),
    )


def _tiles(turned: tuple[Tile, ...], luck: Luck) -> tuple[Tile, ...]:
    return (*turned, *shuffled(_minus(TILES, turned), luck))


def _glimpses(view: View, seat: Seat, lines: tuple[Line, ...], luck: Luck) -> tuple[Glimpse, ...]:
    if seat == view.viewer:
        return view.glimpses
    return tuple([_glimpse(view, look, lines[PLACES[look.wire]], luck) for look in view.looks[seat]])


def _glimpse(view: View, look: Look, line: Line, luck: Luck) -> Glimpse:
    """What somebody else has seen: what is there now or, if that has changed since, anything that was possible."""
    if look.cards:
        printed = view.decks[PLACES[look.wire]].cards
        cards = line.deck if look.holds else tuple(shuffled(printed, luck))
        return Glimpse(look.wire, cards=cards[: look.cards], holds=look.holds)
    return Glimpse(look.wire, tiles=line.tiles if look.holds else _tiles((), luck), holds=look.holds)


def _minus(cards: tuple[T, ...], gone: tuple[T, ...]) -> list[T]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left
