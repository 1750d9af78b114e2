"""What a table remembers of the games it has finished: small counters, who played and won, and who was blown up."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from boomtable.engine import Feat, Finale, Seat, Table, but
from boomtable.wire.protocol import MemberId
from boomtable.wire.to_client import Callback


class Counted(Struct, frozen=True):
    """How often some members have done something in finished games."""

    code: str
    members: tuple[MemberId, ...]
    times: int
    found: int = 0


class Guest(Struct, frozen=True):
    """Somebody who has played, as they are remembered after they have left."""

    member: MemberId
    name: str
    level: str | None  # of a bot
    face: int = -1
    colour: int = -1


class Finished(Struct, frozen=True, kw_only=True):
    """A game that is over, and where its table's log has it."""

    number: int = 0  # of the game at its table
    game: str
    winners: tuple[MemberId, ...]
    seats: tuple[MemberId, ...] = ()  # who played, by seat
    rules: int = 0
    options: dict[str, Any] = {}
    begun: int = 0  # the entry that started it
    until: int = 0  # the entry that ended it


MOST_GAMES = 200  # that are remembered one by one


class Evening(Struct, frozen=True):
    """The finished games of a table, counted by member, as seats change."""

    counted: tuple[Counted, ...] = ()
    sooty: tuple[MemberId, ...] = ()  # of the latest game
    plasters: tuple[MemberId, ...] = ()  # of the one before it
    wins: tuple[tuple[MemberId, int], ...] = ()  # of all titles
    games: tuple[Finished, ...] = ()  # the latest last
    guests: tuple[Guest, ...] = ()  # who has played, in the order they first did

    def so_far(self, feat: Feat, members: tuple[MemberId, ...]) -> Counted:
        """What is counted of a feat, by the members in their seats."""
        whose = tuple([members[seat] for seat in feat.seats])
        found = [each for each in self.counted if (each.code, each.members) == (feat.code, whose)]
        return found[0] if found else Counted(feat.code, whose, 0)

    def plus(self, finale: type[Finale], table: Table[Any], members: tuple[MemberId, ...]) -> Evening:
        """The evening with a game that is over."""
        counted = {(each.code, each.members): each for each in self.counted}
        for feat in (*finale.feats(table), *finale.deeds(table)):
            was = self.so_far(feat, members)
            counted[was.code, was.members] = but(was, times=was.times + feat.times, found=was.found + feat.found)
        sooty = tuple([members[seat] for seat in finale.of(table).soot])
        outcome = table.state.outcome
        won = Counter(dict(self.wins)) + Counter(members[seat] for seat in (outcome.winners if outcome else ()))
        return but(self, counted=tuple(counted.values()), sooty=sooty, wins=tuple(won.items()))

    def noting(self, game: Finished, guests: tuple[Guest, ...]) -> Evening:
        """The evening with this game in its list, and with everyone who played it."""
        known = {guest.member: guest for guest in (*self.guests, *guests)}
        games = (*self.games, game)[-MOST_GAMES:]
        return but(self, games=games, guests=tuple(known.values()))

    def game(self, number: int) -> Finished | None:
        """The finished game with this number, if its place in the log is known."""
        return next((each for each in self.games if each.number == number and each.begun), None)

    def next_game(self) -> Evening:
        """Soot is washed off, and plasters are put on for one game."""
        return but(self, sooty=(), plasters=self.sooty)

    def callback(self, finale: type[Finale], table: Table[Any], members: tuple[MemberId, ...]) -> Callback | None:
        """What the game that just ended has in common with earlier ones: by kind, the most frequent first."""
        found = list[tuple[int, int, tuple[Seat, ...], Callback]]()
        for feat in finale.feats(table):
            so_far = self.so_far(feat, members)
            if so_far.times >= feat.least and so_far.times > feat.times:
                told = Callback(feat.code, feat.seats, so_far.times, so_far.found)
                found.append((finale.callbacks.index(feat.code), -so_far.times, feat.seats, told))
        return min(found)[-1] if found else None
