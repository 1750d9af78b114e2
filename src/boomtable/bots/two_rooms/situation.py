"""Everything that one player makes of a view at one moment."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from boomtable.bots.two_rooms.beliefs import SIDES, Beliefs, beliefs
from boomtable.bots.two_rooms.observed import Observed, observe
from boomtable.bots.two_rooms.skill import Skill
from boomtable.engine import Luck, Said, Seat
from boomtable.games.two_rooms import View
from boomtable.games.two_rooms.characters.character import CARDS, Team
from boomtable.games.two_rooms.characters.teams import AMBASSADORS

PRECIOUS = ("president", "bomber", "presidents-daughter", "martyr")


class Situation(Struct, frozen=True):
    """A view, what a player concludes from it, and luck for the rest."""

    view: View
    heard: tuple[Said, ...]
    skill: Skill
    luck: Luck
    me: Seat
    team: Team | None  # that I want to win; none with an aim of my own
    observed: Observed
    beliefs: Beliefs
    friend: Sequence[float]  # by seat
    foe: Sequence[float]
    heads: tuple[Seat, ...]  # of my room, Ambassadors aside
    others: tuple[Seat, ...]  # of those, all but me

    @property
    def precious(self) -> bool:
        """Whether the game depends on the room in which I end."""
        return self.view.card in PRECIOUS

    @property
    def last_round(self) -> bool:
        return self.view.round == self.view.options.rounds

    def chance(self, times: int, of: int = 10) -> bool:
        return self.luck.pick(of) < times

    def any_of(self, seats: Sequence[Seat]) -> Seat:
        return seats[self.luck.pick(len(seats))]

    def best(self, seats: Sequence[Seat], worth: Sequence[float]) -> Seat:
        """Whoever is worth most, ties at random."""
        top = max(worth) - 1e-9
        return self.any_of([seat for seat, value in zip(seats, worth, strict=True) if value >= top])


def situation(view: View, heard: tuple[Said, ...], skill: Skill, luck: Luck) -> Situation:
    me, team = int(view.viewer), own_team(view)
    observed = observe(view, skill.memory)
    thinks = beliefs(view, observed, heard, skill)
    friend = thinks.red if team is Team.RED else thinks.blue if team is Team.BLUE else [0.0] * view.players
    foe = thinks.blue if team is Team.RED else thinks.red if team is Team.BLUE else [0.0] * view.players
    heads = tuple(heads_in(view, view.room))
    others = tuple([seat for seat in heads if seat != me])
    return Situation(view, heard, skill, luck, me, team, observed, thinks, friend, foe, heads, others)


def own_team(view: View) -> Team | None:
    """Red or Blue, unless I want something else: a card of neither side, or another aim since [TR36]."""
    team = CARDS[view.card].team
    replaced = view.gambling or any(aim.condition in view.conditions for aim in view.aims)
    return team if team in SIDES and not replaced else None


def heads_in(view: View, room: int | None) -> list[Seat]:
    """Everyone in a room whom the rules count there [TR39]."""
    ambassadors = [seat for seat, card in view.open if card in AMBASSADORS]
    return [seat for seat, there in enumerate(view.rooms) if there == room and seat not in ambassadors]
