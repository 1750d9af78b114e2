"""What bots say beside the game, by temper.

It follows from what a whole place sees and from chance, never from a role or a hand. Nothing of it is stored, and bots
do not hear it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from boomtable.bots.temper import Temper, talks
from boomtable.engine import Place, Said, Seat
from boomtable.server.session import Member, TableSession

LINES = 3  # of each temper for each situation
APART = 6.0  # seconds between two of them at a table
LAST_ROUND = 4  # of both Time Bombs
COLOURS = ("green", "blue", "red", "yellow")  # that are cut in the Academy

Luck = Callable[[], float]  # from 0 to 1
Situation = tuple[Seat | None, str]  # whose, or anybody's


class Chatter:
    """What was said so far in one game: no line twice, each bot once a round."""

    def __init__(self, game: int = -1) -> None:
        self.game = game  # the entry with which it began
        self.seen = (-1, -1)  # moves made and things said when bots last thought of something
        self.said: set[str] = set()
        self.spoke: set[tuple[Seat, int]] = set()  # with the round
        self.next = 0.0  # the time before which nobody else speaks
        self.waits = False  # somebody is about to speak

    def thought(self, session: TableSession, now: float, luck: Luck) -> tuple[Seat, str] | None:
        """Who says which line now, if anybody."""
        table = session.table
        if table is None or not session.scale or session.practice:
            return None
        moment = (table.at, len(table.ledger))
        if self.seen == moment or self.waits or now < self.next:
            return None
        self.seen = moment
        return self._drawn([*self._may_speak(session)], luck)

    def _may_speak(self, session: TableSession) -> Iterator[tuple[Seat, Member, str]]:
        assert session.table
        for place in [viewer for viewer in session.table.state.viewers if isinstance(viewer, str)]:
            here = [*situations(session, place)]
            for seat, member in enumerate(session.seated):
                if member.level and session.place(member.id) == place:
                    for whose, what in here:
                        if whose in (seat, None) and (seat, session.table.state.round) not in self.spoke:
                            yield seat, member, what

    def _drawn(self, able: list[tuple[Seat, Member, str]], luck: Luck) -> tuple[Seat, str] | None:
        if not able:
            return None
        seat, member, what = able[min(int(luck() * len(able)), len(able) - 1)]
        temper = member.temper or Temper.CAUTIOUS
        fresh = [line for line in lines(what, temper) if line not in self.said]
        if luck() * 10 >= talks(temper) or not fresh:
            return None
        return seat, fresh[min(int(luck() * len(fresh)), len(fresh) - 1)]

    def note(self, seat: Seat, line: str, round_: int, now: float) -> None:
        """This is said now."""
        self.said.add(line)
        self.spoke.add((seat, round_))
        self.next = now + APART


def lines(what: str, temper: Temper) -> list[str]:
    """The codes of all lines of a temper for a situation."""
    return [f"{what}-{temper}-{number}" for number in range(1, LINES + 1)]


def situations(session: TableSession, place: Place) -> Iterator[Situation]:
    """What has just happened that everyone in a place saw or heard."""
    assert session.table
    state, ledger = session.table.state, session.table.ledger
    view: Any = state.view(place)
    for news in view.news:
        yield from _of_news(type(news).__struct_config__.tag, news)
    if ledger and place in ledger[-1].hearers:
        yield from _of_talk(view, [said for said in ledger if said.public_time == ledger[-1].public_time])
    if state.outcome is not None:
        for seat in range(state.players):
            yield seat, "won" if seat in state.outcome.winners else "lost"


def _of_talk(view: Any, said: Sequence[Said]) -> Iterator[Situation]:
    """Of both Time Bombs: somebody is accused, or the claims since the last cut do not add up."""
    kinds = [type(each.talk).__struct_config__.tag for each in said]
    if kinds[-1] == "accuse":
        yield said[-1].talk.seat, "accused"
    if kinds[-1] == "claim":
        claims = {each.seat: each.talk.success or 0 for each, kind in zip(said, kinds, strict=True) if kind == "claim"}
        if sum(claims.values()) > view.successes - view.found:
            yield None, "claims"


def _of_news(tag: str, news: Any) -> Iterator[Situation]:
    match tag:
        case "wires-dealt":
            yield None, "last-round" if news.round == LAST_ROUND else "dealt"
        case "cards-dealt":
            yield None, "dealt"
        case "aimed":
            yield news.owner, "eyed"
        case "turned" if news.wire in ("safe", "success"):
            yield news.owner, str(news.wire)
        case "ended" if news.ending == "exploded":
            yield None, "boom"
        case "revealed":
            for seat, action in enumerate(news.actions):
                if action == "chicken":
                    yield seat, "chicken"
                elif action in COLOURS and news.actions.count(action) == 1:
                    yield seat, "alone"
        case "exploded" if hasattr(news, "wire"):
            yield None, "blown-up"
        case "trick-taken" if news.sniped:
            yield news.seat, "snipes"
        case "led":
            yield news.seat, "leads"
        case "exchanged":
            for seat in (*news.hostages[0], *news.hostages[1]):
                yield seat, "arrives"
