"""Toy titles, each broken in one place, to see which laws notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Self
from zlib import crc32

import msgspec
from msgspec.structs import asdict, force_setattr

from boomtable.engine import (
    Alarm,
    Choices,
    Game,
    Illegal,
    Luck,
    Move,
    OneOf,
    Outcome,
    Refusal,
    Ring,
    Seat,
    Seeded,
    Talk,
    Viewer,
    but,
)
from boomtable.engine.moves import NOT_NOW
from tests.engine.toys import lamps, standoff
from tests.engine.toys.lamps import Coin, Lamps, Moved, Pressed
from tests.engine.toys.standoff import Choose, Deal, Dealing, Pass, Showdown, Shown, Standoff, Veto, Vetoed, Window
from tests.titles import STANDOFF, Title


def spoilt(title: Title, kind: type[Any], **changes: Any) -> Title:
    """A toy title for two or three players with another state class; everything else unchanged."""
    game = but(title.game, seats=range(2, 4))

    def turned(table: Any) -> Any:
        return kind(**{name: getattr(table, name) for name in game.state.__struct_fields__})

    same: Game[Any, Any] = but(
        game,
        state=kind,
        start=lambda players, options: turned(game.start(players, options)),
        imagine=lambda view, luck: turned(game.imagine(view, luck)),
        parse=lambda text: msgspec.json.decode(text, type=kind),
    )
    return replace(title, game=but(same, **changes))


# What may be played.


class Bait(OneOf[Move]):
    """Choices whose last move is listed but never sampled, so that games still run."""

    def sample(self, luck: Luck) -> Move:
        return self[luck.pick(len(self) - 1)]


class ListsWhatCannotBePlayed(Standoff, frozen=True, kw_only=True):
    def choices(self, seat: Seat) -> Choices[Any]:
        offered = super().choices(seat)
        return Bait((*offered, Choose((99,)))) if self.todo[:1] == (Window(2),) and offered.size else offered


class PlaysWhatIsNotListed(Standoff, frozen=True, kw_only=True):
    def play(self, seat: Seat, move: Move) -> Self:
        if self.todo[:1] == (Showdown(2),) and seat in self.turn and move == Pass():
            return self.over()
        return super().play(seat, move)


class KeepsWhatItIsGiven(Lamps, frozen=True, kw_only=True):
    """Text that equals a coin, and not the coin."""

    def play(self, seat: Seat, move: Move) -> Self:
        return self.play_unchecked(seat, move, self.turn) if move in self.choices(seat) else super().play(seat, move)


class MindsTheOrder(Standoff, frozen=True, kw_only=True):
    """Cards in another order are refused."""

    def play(self, seat: Seat, move: Move) -> Self:
        if seat in self.turn and self.choices(seat).find(move) != move:
            raise Illegal(seat, move, NOT_NOW)
        return super().play(seat, move)


class ListsForWhoIsNotAsked(Standoff, frozen=True, kw_only=True):
    def choices(self, seat: Seat) -> Choices[Any]:
        return super().choices(seat) if seat in self.turn or seat != self.players else OneOf((Pass(),))


class ListsTwice(Standoff, frozen=True, kw_only=True):
    def choices(self, seat: Seat) -> Choices[Any]:
        offered = super().choices(seat)
        return OneOf((*offered, Veto())) if Veto() in offered else offered


class RefusesForAnotherReason(Standoff, frozen=True, kw_only=True):
    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        return super().why_not(seat, move) and Refusal("because", "ST9")


class GivesNoReason(Standoff, frozen=True, kw_only=True):
    def _refusal(self, seat: Seat, move: object) -> Refusal:
        return but(super()._refusal(seat, move), rule="")


# How it ends.


class EndsTooEarly(Standoff, frozen=True, kw_only=True):
    @property
    def outcome(self) -> Outcome | None:
        return super().outcome or (but(self, todo=()).outcome if self.log else None)


class EndsWithoutAnOutcome(Standoff, frozen=True, kw_only=True):
    @property
    def outcome(self) -> Outcome | None:
        return None


class IsWonByAStranger(Standoff, frozen=True, kw_only=True):
    @property
    def outcome(self) -> Outcome | None:
        ending = super().outcome
        return ending and but(ending, winners=(self.players,))


class IsWonByNoKnownSide(Standoff, frozen=True, kw_only=True):
    @property
    def outcome(self) -> Outcome | None:
        ending = super().outcome
        return ending and but(ending, side="house")


class NeverEnds(Standoff, frozen=True, kw_only=True):
    def play(self, seat: Seat, move: Move) -> Self:
        after = super().play(seat, move)
        return after if after.todo else but(after, todo=(Dealing(), Showdown(2)), dealt=(), log=())


# Time.


class RingsWithoutAClock(Standoff, frozen=True, kw_only=True):
    @property
    def alarms(self) -> tuple[Alarm, ...]:
        return (Alarm("bell", 5.0),)


class WaitsForNoAlarm(Lamps, frozen=True, kw_only=True):
    @property
    def alarms(self) -> tuple[Alarm, ...]:
        return ()

    def _rings(self) -> OneOf[Ring]:
        return OneOf(Ring(alarm.name) for alarm in super().alarms)


class NamesTwoAlarmsAlike(Lamps, frozen=True, kw_only=True):
    @property
    def alarms(self) -> tuple[Alarm, ...]:
        return super().alarms * 2


class DefaultsToWhatIsIllegal(Standoff, frozen=True, kw_only=True):
    def default(self, seat: Seat) -> Move:
        return Choose((99,))


# Writing down.


class LosesTypesInWriting(Standoff, frozen=True, kw_only=True):
    log: tuple[Any, ...] = ()


def draw_without_the_log(table: Standoff) -> str:
    return msgspec.json.encode(but(table, log=())).decode()


class LooseView(standoff.View, frozen=True, kw_only=True):
    log: tuple[Any, ...]


class LosesTypesInViews(Standoff, frozen=True, kw_only=True):
    def seen_from(self, viewer: Viewer) -> LooseView:
        return LooseView(**asdict(super().seen_from(viewer)))


# Sealed answers.


class TellsWhoAnsweredLast(Standoff, frozen=True, kw_only=True):
    def play(self, seat: Seat, move: Move) -> Self:
        after = super().play(seat, move)
        return after.tell(Vetoed(seat)) if self.sealed and not after.sealed else after


class SealsInTheOrderOfAnswers(Standoff, frozen=True, kw_only=True):
    def play(self, seat: Seat, move: Move) -> Self:
        after = super().play(seat, move)
        return but(after, sealed=(*self.sealed, (seat, move))) if after.sealed else after


class TellsWhatWasSealed(Standoff, frozen=True, kw_only=True):
    def play(self, seat: Seat, move: Move) -> Self:
        after = super().play(seat, move)
        match dict(after.sealed).get(seat):
            case Choose(cards):
                return after.tell(Shown((cards,)))
        return after


# Cards and old tables.


class LosesACard(Standoff, frozen=True, kw_only=True):
    def play(self, seat: Seat, move: Move) -> Self:
        after = super().play(seat, move)
        return but(after, dealt=(*after.dealt[:-1], after.dealt[-1][1:])) if isinstance(move, Deal) else after


class ChangesOldTables(Standoff, frozen=True, kw_only=True):
    def play(self, seat: Seat, move: Move) -> Self:
        after = super().play(seat, move)
        force_setattr(self, "news", (Vetoed(seat),) if seat >= 0 else ())
        return after


def imagine_by_changing_the_view(view: standoff.View, luck: Luck) -> Standoff:
    table = standoff.imagine(view, luck)
    force_setattr(view.options, "rounds", 1)
    return table


# Imagining.


def imagine_without_news(view: standoff.View, luck: Luck) -> Standoff:
    return but(standoff.imagine(view, luck), news=())


def imagine_another_hand(view: standoff.View, luck: Luck) -> Standoff:
    table = standoff.imagine(view, luck)
    return but(table, dealt=(*table.dealt[1:-1], *table.dealt[:1], *table.dealt[-1:]))


def imagine_without_the_box(view: standoff.View, luck: Luck) -> Standoff:
    table = standoff.imagine(view, luck)
    return but(table, dealt=table.dealt[:-1]) if table.dealt else table


def imagine_always_the_same(view: standoff.View, luck: Luck) -> Standoff:
    return standoff.imagine(view, Seeded(0))


def imagine_nothing_sealed(view: standoff.View, luck: Luck) -> Standoff:
    return but(standoff.imagine(view, luck), sealed=())


# Leaks in the view. Imagining retries until the leak fits too, so only an oracle finds these.


class LeakyView(standoff.View, frozen=True, kw_only=True):
    leak: int = 0


class LeakyLampsView(lamps.View, frozen=True, kw_only=True):
    leak: int = 0


class ShowsHandsInAnOrder(Standoff, frozen=True, kw_only=True):
    """The highest card first."""

    def seen_from(self, viewer: Viewer) -> standoff.View:
        view = super().seen_from(viewer)
        return but(view, dealt=view.dealt[::-1])


def leaking(title: Title, leak: Callable[[Any, Viewer], int]) -> Title:
    """A toy title whose views contain one more number."""
    view_type: type[Any] = LeakyView if title is STANDOFF else LeakyLampsView
    toy: type[Any] = title.game.state

    class Leaky(toy, frozen=True, kw_only=True):  # type: ignore[misc, call-arg]
        def seen_from(self, viewer: Viewer) -> Any:
            return view_type(**asdict(super().seen_from(viewer)), leak=leak(self, viewer))

    sabotaged = spoilt(title, Leaky)
    return replace(
        sabotaged, game=but(sabotaged.game, view=view_type, imagine=partial(_fitting, sabotaged.game.imagine))
    )


def _fitting(imagine: Callable[[Any, Luck], Any], view: Any, luck: Luck) -> Any:
    for _ in range(100):
        table = imagine(view, luck)
        if table.view(view.viewer) == view:
            break
    return table


def _cards(table: Standoff, seat: int) -> tuple[int, ...]:
    return table.dealt[seat] if table.dealt else ()


def a_card_in_the_box(table: Standoff, viewer: Viewer) -> int:
    return max(_cards(table, -1), default=0)


def whether_the_box_holds_the_fourteen(table: Standoff, viewer: Viewer) -> int:
    return int(14 in _cards(table, -1))


def a_card_of_the_first_seat(table: Standoff, viewer: Viewer) -> int:
    return max(_cards(table, 0), default=0)


def the_lowest_card_of_ones_neighbour(table: Standoff, viewer: Viewer) -> int:
    return min(_cards(table, (viewer + 1) % table.players), default=0) if isinstance(viewer, int) else 0


def whether_all_others_hold_less(table: Standoff, viewer: Viewer) -> int:
    if not isinstance(viewer, int) or not table.dealt:
        return 0
    others = [hand for seat, hand in enumerate(table.dealt[:-1]) if seat != viewer]
    return int(all(sum(hand) < sum(table.dealt[viewer]) for hand in others))


def who_holds_the_seven_to_spectators(table: Standoff, viewer: Viewer) -> int:
    holders = [seat for seat, hand in enumerate(table.dealt) if 7 in hand]
    return holders[0] if holders and not isinstance(viewer, int) else 0


def a_sealed_answer(table: Standoff, viewer: Viewer) -> int:
    return max((max(move.cards, default=0) for _, move in table.sealed if isinstance(move, Choose)), default=0)


def whether_somebody_sealed_a_veto(table: Standoff, viewer: Viewer) -> int:
    return int(any(move == Veto() for _, move in table.sealed))


def a_checksum_of_the_table(table: Standoff, viewer: Viewer) -> int:
    return crc32(msgspec.json.encode(table)) % 2


def how_many_drew_heads(table: Lamps, viewer: Viewer) -> int:
    return table.coins.count(Coin.HEADS)


# Leaks beside the view: refusals, choices, defaults, alarms, ears.


class RefusalsTellWhereACardIs(Standoff, frozen=True, kw_only=True):
    def _refusal(self, seat: Seat, move: object) -> Refusal:
        boxed = isinstance(move, Choose) and bool(self.dealt) and {*move.cards} <= {*self.dealt[-1]}
        return Refusal("standoff-in-the-box", "ST1") if boxed else super()._refusal(seat, move)


class TheOrderOfChoicesTellsACard(Standoff, frozen=True, kw_only=True):
    def choices(self, seat: Seat) -> Choices[Any]:
        offered = super().choices(seat)
        return OneOf((Veto(), Pass())) if Veto() in offered and 14 in self.dealt[-1] else offered


class TheDefaultTellsACard(Standoff, frozen=True, kw_only=True):
    def default(self, seat: Seat) -> Move:
        offered: list[Move] = list(self.choices(seat))
        return offered[-1 if 14 in self.dealt[-1] else 0]


class TheAlarmTellsTheCoins(Lamps, frozen=True, kw_only=True):
    @property
    def alarms(self) -> tuple[Alarm, ...]:
        return tuple(but(alarm, seconds=alarm.seconds + self.coins.count(Coin.HEADS)) for alarm in super().alarms)


class EarsTellTheCoins(Lamps, frozen=True, kw_only=True):
    def hearers(self, seat: Seat, talk: Talk) -> tuple[Viewer, ...]:
        deaf = {other for other, coin in enumerate(self.coins) if coin is Coin.HEADS}
        return tuple(viewer for viewer in super().hearers(seat, talk) if viewer not in deaf)


class NewsOfTheDealTellTheBox(Standoff, frozen=True, kw_only=True):
    def play(self, seat: Seat, move: Move) -> Self:
        after = super().play(seat, move)
        return after.tell(Shown((after.dealt[-1],))) if isinstance(move, Deal) else after


# A move in the other room that shows.


class ThePressIsSeenThroughTheWall(Lamps, frozen=True, kw_only=True):
    def witnessed(self, viewer: Viewer, event: lamps.Event) -> bool:
        return True


class WaitingTellsThatTheOtherLampIsOut(Lamps, frozen=True, kw_only=True):
    def seen_from(self, viewer: Viewer) -> lamps.View:
        return but(super().seen_from(viewer), waiting=self.turn)


class TheNewsGoQuietWhenTheOtherRoomMoves(Lamps, frozen=True, kw_only=True):
    def seen_from(self, viewer: Viewer) -> lamps.View:
        view = super().seen_from(viewer)
        return view if view.news == self.log[-1:] else but(view, news=())


class TheClockJumpsWhenAnyLampIsPressed(Lamps, frozen=True, kw_only=True):
    @property
    def alarms(self) -> tuple[Alarm, ...]:
        return tuple(but(alarm, seconds=alarm.seconds - len(self.log)) for alarm in super().alarms)


# Forgetting.


class ForgetsWhatWasPressed(Lamps, frozen=True, kw_only=True):
    def seen_from(self, viewer: Viewer) -> lamps.View:
        view = super().seen_from(viewer)
        pressed = [event for event in view.seen if isinstance(event, Pressed)]
        return but(view, seen=tuple(event for event in view.seen if isinstance(event, Moved) or event in pressed[-1:]))


class ForgetsAHandThatWasVetoed(Standoff, frozen=True, kw_only=True):
    def seen_from(self, viewer: Viewer) -> standoff.View:
        view = super().seen_from(viewer)
        return but(view, log=tuple(event for event in view.log if isinstance(event, Vetoed) or event in self.scored))
