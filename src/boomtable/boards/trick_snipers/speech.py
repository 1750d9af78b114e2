"""What happens in Trick Snipers, in words to one viewer."""

from __future__ import annotations

from collections.abc import Iterable

from boomtable.boards.seat_names import Facts, names
from boomtable.engine import Viewer
from boomtable.games.trick_snipers import Card, View
from boomtable.games.trick_snipers.moves import AnyNews, CardPlayed, Ended, LeaderDrawn, TrickTaken
from boomtable.games.trick_snipers.rounds import Passing, Playing
from boomtable.words import say


def listed(cards: Iterable[Card]) -> str:
    return ", ".join(map(str, cards))


def told(viewer: Viewer, news: AnyNews) -> str:
    """A piece of news as a sentence."""
    return say(f"trick-snipers-news-{news.__struct_config__.tag}", **_facts(viewer, news))


def _facts(viewer: Viewer, news: AnyNews) -> Facts:
    """Whatever the sentence may speak of."""
    match news:
        case LeaderDrawn(seat):
            return names(viewer, seat=seat)
        case CardPlayed(seat, card):
            return {"card": str(card), **names(viewer, seat=seat)}
        case TrickTaken(seat, sniped, points):
            how = "snipe" if sniped else "point" if points else "plain"
            return {"how": how, **names(viewer, seat=seat)}
        case Ended(ending):
            return {"ending": say(f"trick-snipers-ending-{ending}")}
    return {}


def waiting(view: View) -> str:
    """What is asked, and for who is asked the answers to it."""
    if not view.todo:
        return ""
    step = view.todo[0]
    facts: Facts = {}
    if isinstance(step, Passing):
        facts["you"] = "seat" if view.viewer in view.waiting else "nobody"
    if isinstance(step, Playing):
        facts = names(view.viewer, seat=view.waiting[0])
    question = say(f"trick-snipers-step-{step.__struct_config__.tag}", **facts)
    return say("snipers-asked", question=question, ways=ways(view)) if view.viewer in view.waiting else question


def ways(view: View) -> str:
    """What whoever is asked may type, as it is typed."""
    if view.viewer not in view.waiting:
        return say("snipers-ways-none")
    if isinstance(view.todo[0], Passing):
        return say("snipers-ways-passing", example=" ".join(map(str, view.hand[:4])))
    return listed(playable(view))


def playable(view: View) -> tuple[Card, ...]:
    """The cards of mine that may be played to this trick [TS4]."""
    following = [card for card in view.hand if view.trick and card.clan is view.trick[0].clan]
    return tuple(following) or view.hand
