"""What bots say beside the game, by temper.

It follows from what a whole place sees and from chance, never from a role or a hand. Nothing of it is stored, and bots
do not hear it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from boomtable.bots.temper import Temper, talks
from boomtable.engine import PUBLIC, Place, RealTimeStep, Said, Seat, Table, Viewer
from boomtable.games.trick_snipers.finale import shot
from boomtable.server.session import TableSession
from boomtable.wire.protocol import MemberId

LINES = 3  # of each temper for each situation
APART = 6.0  # seconds between two of them at a table
LAST_ROUND = 4  # of both Time Bombs
COLOURS = ("green", "blue", "red", "yellow")  # that are cut in the Academy

WORDS, EYES = "words", "eyes"
LAST_WORDS = 2  # bots that say something about how it ended

Luck = Callable[[], float]  # from 0 to 1
Situation = tuple[Seat | None, str]  # whose, or anybody's
Chapter = tuple[int, ...]


class Remark(Struct, frozen=True):
    """A line that a bot is about to say: to all who hear it, or to one person alone."""

    seat: Seat
    what: str
    line: str
    to: MemberId | None = None


class Chatter:
    """What was said so far in one game: no line twice, each bot once a round, and lines of earlier games last."""

    def __init__(self, earlier: frozenset[str] = frozenset()) -> None:
        self.before: dict[Viewer | str, Any] = {}  # what there was when bots last thought
        self.said: set[str] = set()
        self.earlier = earlier  # lines of the evening's other games
        self.spoke: set[tuple[Seat, Chapter]] = set()
        self.next = 0.0  # the time before which nobody else speaks
        self.waits = False  # somebody is about to speak

    def thought(self, session: TableSession, now: float, luck: Luck, eyed: Seat | None = None) -> tuple[Remark, ...]:
        """Who says which line now, if anybody; at the end of a game several do, one after another."""
        bots = [seat for seat, member in enumerate(session.seated) if member.level]
        if session.table is None or not session.scale or session.practice or not bots:
            return ()
        new = self._new(session, eyed)
        if self.waits or (now < self.next and session.outcome is None):
            return ()
        if session.outcome is not None:
            return self._last_words(session, bots, luck) if new - {WORDS, EYES} else ()
        free = [seat for seat in bots if (seat, chapter(session.table)) not in self.spoke]
        able = [*self._may_speak(session, free, new, eyed)]
        while able:
            seat, what, to = able.pop(pick(luck, len(able)))
            if luck() * 10 < talks(session.seated[seat].temper):
                return self._remark(session, seat, what, luck, to)
            able = [each for each in able if each[0] != seat]
        return ()

    def _new(self, session: TableSession, eyed: Seat | None) -> set[Viewer | str]:
        """The viewers who have seen something since bots last thought; WORDS, if something was said; EYES, if somebody
        reaches for other wires."""
        assert session.table
        state, said = session.table.state, len(session.table.ledger)
        viewers: list[Viewer] = [viewer for viewer in state.viewers if isinstance(viewer, str)]
        if isinstance((*state.todo, None)[0], RealTimeStep):  # only there does anything happen between two
            viewers += [seat for seat, member in enumerate(session.seated) if member.person]
        now: dict[Viewer | str, Any] = {viewer: state.view(viewer).news for viewer in viewers}
        now |= {WORDS: said, EYES: eyed if eyed is not None else self.before.get(EYES)}
        new = {what for what, news in now.items() if news != self.before.get(what)}
        self.before.update(now)
        return new

    def _may_speak(
        self, session: TableSession, free: list[Seat], new: set[Viewer | str], eyed: Seat | None
    ) -> Iterator[tuple[Seat, str, MemberId | None]]:
        """What a bot may remark on: what its whole place has seen, or a person to whom it just said no."""
        if eyed is not None:
            yield from [(eyed, "eyed", None)] if eyed in free and EYES in new else []
            return
        assert session.table
        for place in [viewer for viewer in session.table.state.viewers if isinstance(viewer, str)]:
            for whose, what in situations(session, place, news=place in new, words=WORDS in new):
                for seat in free:
                    if whose in (seat, None) and session.place(session.seated[seat].id) == place:
                        yield seat, what, None
        for person in [viewer for viewer in new if isinstance(viewer, int)]:
            for seat, what in between_two(session, person):
                if seat in free:
                    yield seat, what, session.seated[person].id

    def _last_words(self, session: TableSession, able: list[Seat], luck: Luck) -> tuple[Remark, ...]:
        """First one about the bang, if there was one, then others about having won or lost."""
        assert session.table
        here = [*situations(session, next(viewer for viewer in session.table.state.viewers if isinstance(viewer, str)))]
        ends = {seat: what for seat, what in here if what in ("won", "lost")}
        found: tuple[Remark, ...] = ()
        if (None, "boom") in here:
            found = self._remark(session, able.pop(pick(luck, len(able))), "boom", luck)
        while able and len(found) <= LAST_WORDS:
            seat = able.pop(pick(luck, len(able)))
            found += self._remark(session, seat, ends[seat], luck)
        return found

    def _remark(
        self, session: TableSession, seat: Seat, what: str, luck: Luck, to: MemberId | None = None
    ) -> tuple[Remark, ...]:
        """One of the lines for this that were not said in this game, nor in this evening if there are any."""
        fresh = [line for line in lines(what, session.seated[seat].temper) if line not in self.said]
        new = [line for line in fresh if line not in self.earlier] or fresh
        if not new:
            return ()
        line = new[pick(luck, len(new))]
        self.said.add(line)
        return (Remark(seat, what, line, to),)

    def note(self, remark: Remark, table: Table[Any], now: float) -> None:
        """This is said now."""
        self.spoke.add((remark.seat, chapter(table)))
        self.next = now + APART


def chapter(table: Table[Any]) -> Chapter:
    """The round: in the Academy of this bomb, in Trick Snipers each trick."""
    view: Any = table.state.view(PUBLIC)
    return getattr(view, "bomb", 0), table.state.round, len(getattr(view, "tricks", ()))


def outdated(remark: Remark, before: Table[Any], now: Table[Any]) -> bool:
    """Whether nobody thinks of it any more: a new round has begun, or the hand that was seen has cut."""
    return chapter(now) != chapter(before) or (remark.what == "eyed" and now.at != before.at)


def pick(luck: Luck, count: int) -> int:
    return min(int(luck() * count), count - 1)


def lines(what: str, temper: Temper | None) -> list[str]:
    """The codes of all lines of a temper for a situation."""
    return [f"{what}-{temper}-{number}" for number in range(1, LINES + 1)]


def situations(session: TableSession, place: Place, *, news: bool = True, words: bool = True) -> Iterator[Situation]:
    """What has just happened that everyone in a place saw, and what they heard."""
    assert session.table
    state, ledger = session.table.state, session.table.ledger
    view: Any = state.view(place)
    for each in view.news if news else ():
        yield from _of_news(type(each).__struct_config__.tag, each, view)
    if words and ledger and place in ledger[-1].hearers:
        yield from _of_talk(view, [said for said in ledger if said.public_time == ledger[-1].public_time])
    if state.outcome is not None:
        for seat in range(state.players):
            yield seat, "won" if seat in state.outcome.winners else "lost"


def between_two(session: TableSession, person: Seat) -> Iterator[tuple[Seat, str]]:
    """What has just happened that this person saw, and perhaps nobody else: a bot refused an offer of theirs."""
    assert session.table
    view: Any = session.table.state.view(person)
    for news in view.news:
        if type(news).__struct_config__.tag == "refused" and news.to == person:
            yield news.by, "refuses"


def _of_talk(view: Any, said: Sequence[Said]) -> Iterator[Situation]:
    """Of both Time Bombs: somebody is accused, or the claims since the last cut do not add up."""
    kinds = [type(each.talk).__struct_config__.tag for each in said]
    if kinds[-1] == "accuse":
        yield said[-1].talk.seat, "accused"
    if kinds[-1] == "claim":
        claims = {each.seat: each.talk.success or 0 for each, kind in zip(said, kinds, strict=True) if kind == "claim"}
        if sum(claims.values()) > view.successes - view.found:
            yield None, "claims"


def _of_news(tag: str, news: Any, view: Any) -> Iterator[Situation]:
    match tag:
        case "wires-dealt" if news.round in (1, LAST_ROUND):
            yield None, "dealt" if news.round == 1 else "last-round"
        case "cards-dealt":
            yield None, "dealt"
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
            yield shot(view.tricks[-1])[2], "sniped"
        case "led":
            yield news.seat, "leads"
        case "lead-refused":
            yield news.by, "refuses"
        case "exchanged":
            for seat in (*news.hostages[0], *news.hostages[1]):
                yield seat, "arrives"
