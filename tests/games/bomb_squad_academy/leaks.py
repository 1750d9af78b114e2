"""Tables with one planted leak each. `hidden means hidden` must find all of them."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Choices, Move, OneOf, Refusal, Seat, Viewer, but
from boomtable.games.bomb_squad_academy import Academy, View
from boomtable.games.bomb_squad_academy.cards import Action, Tile
from boomtable.games.bomb_squad_academy.moves import Choose, Flipped
from boomtable.games.bomb_squad_academy.rounds import Choosing, Looking
from boomtable.games.bomb_squad_academy.tools import Scanning


class Leak(Academy, frozen=True, kw_only=True):
    """A table without one, so far."""

    def seen_from(self, viewer: Viewer) -> View:
        return self.leak(super().seen_from(viewer))

    def leak(self, view: View) -> View:
        return view

    @property
    def tops(self) -> list[int]:
        return [line.deck[0] for line in self.lines if line.deck]

    @property
    def booms(self) -> list[int]:
        return [line.tiles.index(Tile.BOOM) for line in self.lines if line.tiles]


class TheTopOfGreen(Leak, frozen=True, kw_only=True):
    """As if everyone had peeked at it."""

    def leak(self, view: View) -> View:
        return but(
            view, news=(*view.news, *(Flipped(wire, top) for wire, top in zip(self.wires[:1], self.tops, strict=False)))
        )


class TheBottomOfADeck(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, round=view.round + 100 * sum(line.deck[-1] for line in self.lines if line.deck))


class DecksAreListedInOrder(Leak, frozen=True, kw_only=True):
    """What is left of each deck, but not sorted."""

    def leak(self, view: View) -> View:
        left = [line.deck for line in self.lines]
        return but(
            view,
            decks=tuple([but(deck, cards=(*deck.cards, *rest)) for deck, rest in zip(view.decks, left, strict=False)]),
        )


class TilesSeenThroughTheirBacks(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        lines = [but(seen, tiles=line.tiles) for seen, line in zip(view.lines, self.lines, strict=True)]
        return but(view, lines=tuple(lines))


class TheNextTileOnly(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        lines = [
            but(seen, tiles=line.tiles[: line.turned + 1]) for seen, line in zip(view.lines, self.lines, strict=True)
        ]
        return but(view, lines=tuple(lines))


class EveryonesGlimpses(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, glimpses=tuple([glimpse for row in self.glimpses for glimpse in row]))


class TheNeighboursGlimpses(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        left = (view.viewer + 1) % self.players if isinstance(view.viewer, int) else 0
        return but(view, glimpses=self.glimpses[left])


class SpectatorsShareAGlimpse(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return view if isinstance(view.viewer, int) else but(view, glimpses=self.glimpses[0])


class ALookTellsHowHighItWas(Leak, frozen=True, kw_only=True):
    """The public part of a glimpse counts its points for its cards."""

    def leak(self, view: View) -> View:
        looks = [tuple([but(seen.look, cards=sum(seen.cards)) for seen in row]) for row in self.glimpses]
        return but(view, looks=tuple(looks))


class AnotherAnswerIsOpen(Leak, frozen=True, kw_only=True):
    """Whoever answers last sees what the first one sealed."""

    def leak(self, view: View) -> View:
        return but(view, answer=next((answer for _, answer in self.sealed), None))


class ChickensAreAnnounced(Leak, frozen=True, kw_only=True):
    """The list of those who answered leaves out the Chickens."""

    def leak(self, view: View) -> View:
        brave = [seat for seat, answer in self.sealed if answer != Choose(Action.CHICKEN)]
        return but(view, answered=tuple(brave))


class TheStepsToComeKnowTheBoom(Leak, frozen=True, kw_only=True):
    """There is one step more to come if some wire's first tile is the BOOM."""

    def leak(self, view: View) -> View:
        return but(view, todo=view.todo * 2) if 0 in self.booms else view


class NobodyCanProtectADudWire(Leak, frozen=True, kw_only=True):
    """The last card on offer is missing when the top of Green is a zero."""

    def choices(self, seat: Seat) -> Choices[Any]:
        choices = super().choices(seat)
        if self.todo and isinstance(self.todo[0], Choosing) and self.tops[0] == 0 and choices.size > 1:
            return OneOf([*choices][:-1])
        return choices


class TheDefaultIsWise(Leak, frozen=True, kw_only=True):
    """The default cuts the wire with the best top card."""

    def default(self, seat: Seat) -> Move:
        moves = [*self.choices(seat)]
        if isinstance(self.todo[0], Choosing):
            wise: Move = moves[self.tops.index(max(self.tops)) % len(moves)]
            return wise
        return super().default(seat)


class ARefusalKnowsTheDeck(Leak, frozen=True, kw_only=True):
    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        refusal = super().why_not(seat, move)
        return refusal and but(refusal, rule=f"BS{1 + sum(self.tops)}")


class TheMomentCountsSecrets(Leak, frozen=True, kw_only=True):
    """What dates things goes by the sum of the hidden tops."""

    @property
    def public_time(self) -> int:
        return len(self.story) + sum(self.tops)


class AScanIsSeenByAll(Leak, frozen=True, kw_only=True):
    """Under the X-Ray the cards lie open for everyone."""

    def leak(self, view: View) -> View:
        if self.todo and isinstance(step := self.todo[0], Scanning):
            return but(view, glimpses=(*view.glimpses, self.glimpses[step.seat][-1]))
        return view


class ASecondChickenSeesWhatTheFirstSaw(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        if self.todo and isinstance(step := self.todo[0], Looking) and view.viewer == step.seat:
            return but(view, glimpses=tuple([row[-1] for row in self.glimpses if row]))
        return view


LEAKS: list[type[Leak]] = Leak.__subclasses__()
