"""Five kind awards for an evening, in plain arithmetic over its finished games. docs/awards.md says it in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from msgspec import Struct

from boomtable.server.evening import Evening, Finished
from boomtable.wire.http import Awarded, EveningSoFar, FinishedGame, Guest
from boomtable.wire.protocol import MemberId


class Source(Struct, frozen=True):
    """Something that titles count: whose merit it is of those it names, and how much each time is worth."""

    code: str
    whose: int = 0
    worth: int = 1
    found: bool = False  # only those times that found a Success


class Award(Struct, frozen=True):
    code: str
    least: int  # what it takes
    sources: tuple[Source, ...]

    def merits(self, evening: Evening, people: Collection[MemberId]) -> Counter[MemberId]:
        """The points of each of these people, if they have any."""
        merits = Counter[MemberId]()
        for counted in evening.counted:
            for source in self.sources:
                if source.code == counted.code and (member := counted.members[source.whose]) in people:
                    merits[member] += source.worth * (counted.found if source.found else counted.times)
        return +merits


AWARDS = (
    Award("poker-face", 2, (Source("lie"), Source("got-away", worth=2), Source("kept-quiet", worth=2))),
    Award("steady-hands", 2, (Source("cut", found=True), Source("sniped"), Source("tile"))),
    Award("boom-magnet", 1, (Source("boom"), Source("blown-up"), Source("sniped", whose=1), Source("bombed"))),
    Award("chicken", 1, (Source("chicken"), Source("cautious"), Source("no-trick"), Source("refused"))),
    Award("hostage", 1, (Source("hostage"),)),
)


def given(evening: Evening) -> tuple[Awarded, ...]:
    """Each award that anybody has earned, to the person with the most points.

    Of equals it is whoever has fewer awards, then fewer wins, then came later to the table; awards without equals are
    given first. Bots get none.
    """
    people = [guest.member for guest in evening.guests if guest.level is None]
    ahead = dict[str, tuple[list[MemberId], int]]()
    for award in AWARDS:
        merits = award.merits(evening, people)
        most = max(merits.values(), default=0)
        if most >= award.least:
            ahead[award.code] = [member for member in people if merits[member] == most], most
    has, wins, winners = Counter[MemberId](), dict(evening.wins), dict[str, MemberId]()
    for code, (equals, _) in sorted(ahead.items(), key=lambda each: len(each[1][0])):
        winners[code] = min(equals, key=lambda member: (has[member], wins.get(member, 0), -member))
        has[winners[code]] += 1
    return tuple([Awarded(code, winners[code], most) for code, (_, most) in ahead.items()])


def _finished(over: Finished) -> FinishedGame:
    return FinishedGame(over.game, over.winners, over.number if over.begun else None)


def so_far(code: str, evening: Evening) -> EveningSoFar:
    """What is told of an evening: its guests by the games they won, the most first."""
    wins = dict(evening.wins)
    guests = [
        Guest(
            member=each.member,
            name=each.name,
            level=each.level,
            face=each.face,
            colour=each.colour,
            won=wins.get(each.member, 0),
        )
        for each in evening.guests
    ]
    return EveningSoFar(
        code=code,
        guests=tuple(sorted(guests, key=lambda guest: -guest.won)),
        games=tuple([_finished(each) for each in evening.games]),
        awards=given(evening),
    )
