"""What is said at either table, in words to one viewer, and the news that both boxes have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.boards.seat_names import names
from boomtable.engine import Said, Seat, Viewer
from boomtable.games.time_bomb_shared.moves import Accuse, Aimed, RolesDealt, Started, Suggest, WiresDealt
from boomtable.games.time_bomb_shared.view import WireView
from boomtable.words import say

SharedNews: TypeAlias = RolesDealt | Started | WiresDealt | Aimed


class Voice(Struct, frozen=True):
    """How a box speaks of claims, and so of all talk; a claim that is not there was declined."""

    counted: Callable[[Any], str]

    def spoken(self, viewer: Viewer, talk: Any) -> str:
        match talk:
            case Accuse(seat):
                return say("time-bomb-said-accuse", **names(viewer, seat=seat))
            case Suggest(owner):
                return say("time-bomb-said-suggest", **names(viewer, owner=owner))
            case None:
                return say("time-bomb-said-decline")
        return say("time-bomb-said-claim", claim=self.counted(talk))

    def quoted(self, viewer: Viewer, seat: Seat, talk: Any) -> str:
        return say("time-bomb-news-claimed", said=self.spoken(viewer, talk), **names(viewer, seat=seat))

    def latest(self, view: WireView, heard: tuple[Said, ...], seat: Seat) -> list[str]:
        """What a player said since the deal: the last of each kind; older talk is history [TB11]."""
        in_turn = view.claimed[max(0, view.round - 1) * view.players :]
        talk: list[Any] = [claimed.claim for claimed in in_turn if claimed.seat == seat]
        talk += [said.talk for said in heard if (said.seat, said.round) == (seat, view.round)]
        last = {type(each): each for each in talk}
        return [self.spoken(view.viewer, each) for each in last.values()]

    def history(self, view: WireView, heard: tuple[Said, ...]) -> list[tuple[int, str]]:
        """Everything said so far, with its round, in the order it was said."""
        in_turn = [(i // view.players + 1, answer.seat, answer.claim) for i, answer in enumerate(view.claimed)]
        free = [(said.round, said.seat, said.talk) for said in heard]
        said = sorted([*in_turn, *free], key=lambda each: each[0])
        return [(number, self.quoted(view.viewer, seat, talk)) for number, seat, talk in said]


def told(viewer: Viewer, news: SharedNews) -> str:
    """A piece of news as a sentence."""
    match news:
        case RolesDealt():
            return say("time-bomb-news-roles-dealt")
        case Started(seat):
            return say("time-bomb-news-started", **names(viewer, seat=seat))
        case WiresDealt(number):
            return say("time-bomb-news-wires-dealt", round=number)
        case Aimed(by, owner):
            return say("time-bomb-news-aimed", **names(viewer, by=by, owner=owner))
