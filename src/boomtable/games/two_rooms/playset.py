"""Which cards are played with: presets by name, proposals to a wish, a host's own, and advice on them [TR3]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from boomtable.engine import Advice, BadSetup, Luck, Note, Seeded, shuffled
from boomtable.games.two_rooms.characters import CARDS, Team
from boomtable.games.two_rooms.characters.teams import AMBASSADORS, count_players
from boomtable.games.two_rooms.deck_rules import errors, needed, unadvised, wrong
from boomtable.games.two_rooms.options import PLAYERS, Options


class Wish(StrEnum):
    """What a game should be like."""

    CALM = "calm"  # no powers that move, force or infect
    CHAOS = "chaos"  # as many characters as fit
    NO_ACTING = "no-acting"  # nothing that players must act out on their honour


WITH = "with"  # before characters that are filled up to a deck
CORE = ("president", "bomber")
BURIED = ("presidents-daughter", "martyr")
FIRST = ("doctor", "engineer", "agent-red", "agent-blue", "spy-red", "spy-blue")
RULEBOOK = ("spy-red", "spy-blue", "maid", "butler", "romeo", "juliet", "survivor", "intern")
LOVERS = ("cupid", "eris", "romeo", "juliet", "wife", "mistress")
HAUNTED = ("angel-red", "angel-blue", "demon-red", "demon-blue", "mummy-red", "mummy-blue", "zombie")
SHUFFLE = ("hot-potato", "leprechaun", "drunk", "medic-red", "medic-blue", "conman-red", "conman-blue")
PRESETS: dict[str, tuple[str, ...]] = {
    "basic": (),
    "first": FIRST,
    "rulebook": RULEBOOK,
    "lovers": LOVERS,
    "haunted": HAUNTED,
    "shuffle": SHUFFLE,
}


def deck_for(players: int, options: Options) -> tuple[str, ...]:
    """The cards of a playset, or BadSetup that lists everything that is wrong."""
    deck = named(players, options)
    if unknown := [card for card in deck if card not in CARDS]:
        raise BadSetup("two-rooms-unknown-cards", cards=" ".join(unknown))
    if problems := [*errors(players, deck, options)]:
        raise BadSetup("two-rooms-bad-playset", errors=", ".join(problems))
    return tuple(sorted(deck))


def advise(players: int, options: Options) -> Advice:
    """The deck that these options give, with everything that is wrong and everything that is not advised."""
    cards = named(players, options)
    unknown = [card for card in cards if card not in CARDS]
    deck = tuple(sorted(card for card in cards if card in CARDS))
    notes = [Note("two-rooms-unknown-cards", {"cards": " ".join(unknown)})] if unknown else []
    if not options.minutes_fit:
        notes.append(Note("two-rooms-bad-minutes", {"minutes": options.minutes, "rounds": options.rounds}))
    return Advice(deck, (*notes, *wrong(players, deck, options)), tuple(unadvised(players, deck, options)))


def named(players: int, options: Options) -> tuple[str, ...]:
    """The cards of a playset as its text names them, right or wrong.

    It is the name of a preset, a wish with a number, which gives the same proposal every time, `with` and characters
    that are filled up as presets are, or single cards.
    """
    words = options.playset.replace(",", " ").split() or ["basic"]
    if len(words) == 1 and words[0] in PRESETS:
        return preset(words[0], players, options)
    if words[0] in [*Wish] and all(word.isdigit() for word in words[1:]):
        return propose(players, Wish(words[0]), options, Seeded("playset", *words))
    if words[0] == WITH:
        return _with(words[1:], players, options)
    return tuple(words)


def _with(wanted: Sequence[str], players: int, options: Options) -> tuple[str, ...]:
    """Characters that a host wants, filled up to a deck; what every deck has need not be named."""
    always = {*CORE, *(BURIED if options.burying else ())}
    special = [card for card in wanted if card in CARDS and card not in always]
    unknown = [card for card in wanted if card not in CARDS]
    return (*unknown, *sorted(filled(special, players, options)))


def preset(name: str, players: int, options: Options) -> tuple[str, ...]:
    """A preset filled up with team cards; the last characters are left out if there is no room for them."""
    special = list(PRESETS[name])
    while True:
        deck = filled(special, players, options)
        if not [*errors(players, deck, options)] or not special:
            return tuple(sorted(deck))
        special.pop()


def filled(special: Sequence[str], players: int, options: Options) -> list[str]:
    """These characters with the core of every deck, as many Red as Blue, and the Gambler for an odd number [TR1].

    Of more than thirty players, two are Ambassadors [TR3].
    """
    beside = AMBASSADORS if players > PLAYERS[-1] else ()
    core = (*CORE, *(BURIED if options.burying else ()), *beside)
    deck = [*core, *(card for card in special if card not in beside)]
    sides = [CARDS[card].team for card in deck]
    short = sides.count(Team.BLUE) - sides.count(Team.RED)
    deck += ["red-team"] * max(0, short) + ["blue-team"] * max(0, -short)
    size = needed(players, deck, options)
    if (size - len(deck)) % 2 and "gambler" not in deck:
        deck.append("gambler")
    each = max(0, size - len(deck)) // 2
    return [*deck, *["red-team"] * each, *["blue-team"] * each]


def propose(players: int, wish: Wish, options: Options, luck: Luck) -> tuple[str, ...]:
    """A deck for this wish, made of groups that belong together: for half of the players, or all of them in chaos."""
    room = players if wish is Wish.CHAOS else players // 2
    counted = count_players(players, filled((), players, options))
    special: list[str] = []
    for group in shuffled(GROUPS, luck):
        if not all(SUITS[wish](card) and counted in CARDS[card].advised for card in group):
            continue
        tried = [*special, *group]
        if len(tried) <= room and not [*errors(players, filled(tried, players, options), options)]:
            special = tried
    return tuple(sorted(filled(special, players, options)))


def _groups() -> list[tuple[str, ...]]:
    """Characters that come together: both sides of one name, those linked, and those advised with each other."""
    plain = {*CORE, *BURIED, "red-team", "blue-team", "gambler"}
    groups = {
        frozenset(
            other
            for other in CARDS
            if other == card
            or CARDS[other].name == CARDS[card].name
            or other in CARDS[card].linked
            or other in CARDS[card].paired
        )
        for card in CARDS
        if card not in plain
    }
    return [tuple(sorted(group)) for group in sorted(groups, key=sorted)]


GROUPS = _groups()


def _calm(card: str) -> bool:
    character = CARDS[card]
    return not (character.targets or character.swaps or character.gives or character.acting or character.excludes)


SUITS: dict[Wish, Callable[[str], bool]] = {
    Wish.CALM: _calm,
    Wish.CHAOS: lambda _: True,
    Wish.NO_ACTING: lambda card: not CARDS[card].acting,
}
