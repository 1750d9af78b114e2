"""From a view back to a state with the same view, all of them equally likely."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

from boomtable.engine import Luck, Seat, shuffled
from boomtable.games.trick_snipers.cards import PACKS, PASSED, SIZES, Card, Clan, Hand, minus
from boomtable.games.trick_snipers.hidden_deals import Deals
from boomtable.games.trick_snipers.rounds import Dealing, Passing
from boomtable.games.trick_snipers.table import TrickSnipers
from boomtable.games.trick_snipers.view import View


def imagine(view: View, luck: Luck) -> TrickSnipers:
    return imagining(view)(luck)


def imagining(view: View) -> Callable[[Luck], TrickSnipers]:
    """Does once what many imagined tables of a view have in common; each of them is then cheap."""
    if not view.held or view.deal:
        return lambda luck: _table(view, _in_the_open(view), (), luck)
    deals = unseen(view)

    def again(luck: Luck) -> TrickSnipers:
        *hands, unused = deals.sample(luck)
        for seat in range(view.players):
            hands[seat] += known(view, seat)
        return _table(view, [tuple(sorted(hand)) for hand in hands], tuple(sorted(unused)), luck)

    return again


def _in_the_open(view: View) -> list[Hand]:
    """The hands at the end of the game, when everything is revealed; empty before the deal."""
    played, passes = [card for _, card in _played(view)], view.passes
    full = [sorted([*minus(hand, passes[seat]), *passes[seat - 1]]) for seat, hand in enumerate(view.deal[:-1])]
    return [minus(hand, played) for hand in full]


def unseen(view: View) -> Deals:
    """The cards this viewer has not seen, and where they can be: in no hand that was shown to lack their clan."""
    hands = [known(view, seat) for seat in range(view.players)]
    played = [card for _, card in _played(view)]
    pool = minus(PACKS[view.players], [*played, *(card for hand in hands for card in hand)])
    room = [held - len(hand) for held, hand in zip(view.held, hands, strict=True)]
    lacking = _voids(view)
    classes = defaultdict[frozenset[int], list[Card]](list)
    for card in pool:
        places = [seat for seat in range(view.players) if card.clan not in lacking[seat] and room[seat]]
        classes[frozenset([*places, view.players])].append(card)
    return Deals(classes, (*room, SIZES[view.players][-1]))


def known(view: View, seat: Seat) -> Hand:
    """The cards of a hand that this viewer knows: all of their own, and what they passed to the left [TS11]."""
    if seat == view.viewer:
        return view.hand
    return view.theirs if isinstance(view.viewer, int) and seat == (view.viewer + 1) % view.players else ()


def _played(view: View) -> Iterator[tuple[Seat, Card]]:
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)):
        yield from (((leader + place) % view.players, card) for place, card in enumerate(cards))


def _voids(view: View) -> list[set[Clan]]:
    """The clans that each player has shown to lack by not following [TS4]."""
    lacking: list[set[Clan]] = [set() for _ in range(view.players)]
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)):
        for place, card in enumerate(cards):
            if card.clan is not cards[0].clan:
                lacking[(leader + place) % view.players].add(cards[0].clan)
    return lacking


def _table(view: View, hands: list[Hand], unused: Hand, luck: Luck) -> TrickSnipers:
    """The table with these hands; what each was dealt and passed follows from them, or is drawn."""
    dealt, passed = (view.deal[:-1], view.passes) if view.deal else _before(view, hands, luck)
    table = TrickSnipers(
        players=view.players,
        options=view.options,
        todo=view.todo,
        news=view.news,
        dealt=dealt,
        unused=view.deal[-1] if view.deal else unused,
        passed=passed,
        hands=tuple(hands),
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
    )
    known = {int(view.viewer): view.answer} if view.answer else {}
    return table.with_sealed_answers(known, view.answered, luck)


def _before(view: View, hands: list[Hand], luck: Luck) -> tuple[tuple[Hand, ...], tuple[Hand, ...]]:
    """What each was dealt and passed to the left, as far as that has happened."""
    if view.todo and isinstance(view.todo[0], Dealing | Passing):
        return tuple(hands), ()
    full = [{*hand} for hand in hands]
    for seat, card in _played(view):
        full[seat].add(card)
    passed = [_given(view, seat, full, luck) for seat in range(view.players)]
    dealt = [sorted([*(full[seat] - {*passed[seat - 1]}), *passed[seat]]) for seat in range(view.players)]
    return tuple(map(tuple, dealt)), tuple(passed)


def _given(view: View, seat: Seat, full: list[set[Card]], luck: Luck) -> Hand:
    """What a seat passed to its left: known if the viewer gave or got it, otherwise any four cards."""
    left = (seat + 1) % view.players
    if seat == view.viewer:
        return view.passed
    if left == view.viewer:
        return tuple(sorted(full[left] - {*minus(view.dealt, view.passed)}))
    return tuple(sorted(shuffled(sorted(full[left]), luck)[:PASSED]))
