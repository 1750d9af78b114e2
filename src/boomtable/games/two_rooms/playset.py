"""What makes a deck, and everything that is wrong with one, all at once [TR3]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.characters import CARDS, Team
from boomtable.games.two_rooms.characters.teams import AMBASSADORS, PLAIN
from boomtable.games.two_rooms.house import House


def needed(players: int, deck: Sequence[str], house: House) -> int:
    """A card each, one more to bury, and one more for the Drunk [TR40]."""
    return players + house.burying + ("drunk" in deck)


def warnings(players: int, deck: Sequence[str]) -> Iterator[str]:
    """Codes of all that is allowed but not advised: numbers of players, and who should come with whom [TR3]."""
    counted = numbers.counted(players, deck)
    for card in sorted({*deck}):
        character = CARDS[card]
        if counted not in character.advised or counted in character.pointless_at:
            yield f"{card}-with-{counted}-players"
        if character.paired and not {*character.paired} & {*deck}:
            yield f"{card}-better-with-{character.paired[0]}"
        yield from (f"{card}-better-without-{other}" for other in character.advised_against if other in deck)


def errors(players: int, deck: Sequence[str], house: House) -> Iterator[str]:
    """Codes of all that is wrong with a deck [TR3]."""
    cards = set(deck)
    if len(deck) != needed(players, deck, house):
        yield f"size-{len(deck)}-of-{needed(players, deck, house)}"
    yield from (f"missing-{card}" for card in ("president", "bomber") if card not in cards)
    teams = Counter(CARDS[card].team for card in deck)
    if teams[Team.RED] != teams[Team.BLUE]:
        yield f"red-{teams[Team.RED]}-blue-{teams[Team.BLUE]}"
    yield from (f"twice-{card}" for card, count in Counter(deck).items() if count > 1 and card not in PLAIN)
    yield from (f"{card}-without-{link}" for card in sorted(cards) for link in CARDS[card].linked if link not in cards)
    if len(cards & {*AMBASSADORS}) == 1:
        yield "one-ambassador"
    for card in sorted(cards):
        character = CARDS[card]
        if character.needs_burying and not house.burying:
            yield f"{card}-needs-burying"
        if character.backup_for and character.backup_for not in cards:
            yield f"{card}-without-{character.backup_for}"
        yield from (f"{card}-with-{other}" for other in character.excludes if other in cards)
    if house.burying:
        yield from (f"burying-without-{card}" for card in ("presidents-daughter", "martyr") if card not in cards)
    counted = numbers.counted(players, deck)
    if house.five_rounds and counted < 11:
        yield f"five-rounds-with-{counted}"
    if counted < 6:
        yield f"only-{counted}-players"
