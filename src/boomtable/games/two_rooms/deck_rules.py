"""What a deck must be like: everything that is wrong with one, and everything that is not advised [TR3]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from boomtable.engine import Note
from boomtable.games.two_rooms.characters import CARDS, Team
from boomtable.games.two_rooms.characters.teams import AMBASSADORS, PLAIN, count_players
from boomtable.games.two_rooms.options import PLAYERS, Options


def needed(players: int, deck: Sequence[str], options: Options) -> int:
    """A card each, one more to bury, and one more for the Drunk [TR40]."""
    return players + options.burying + ("drunk" in deck)


BRIEF = {  # every note as one word, for error messages
    "two-rooms-deck-size": "size-{cards}-of-{needed}",
    "two-rooms-deck-missing": "missing-{card}",
    "two-rooms-deck-uneven": "red-{red}-blue-{blue}",
    "two-rooms-deck-twice": "twice-{card}",
    "two-rooms-deck-without": "{card}-without-{other}",
    "two-rooms-deck-ambassador": "one-ambassador",
    "two-rooms-deck-needs-burying": "{card}-needs-burying",
    "two-rooms-deck-with": "{card}-with-{other}",
    "two-rooms-deck-burying": "burying-without-{card}",
    "two-rooms-deck-five-rounds": "five-rounds-with-{players}",
    "two-rooms-deck-few": "only-{players}-players",
    "two-rooms-deck-many": "as-many-as-{players}-players",
    "two-rooms-deck-players": "{card}-with-{players}-players",
    "two-rooms-deck-colours": "{card}-without-colours",
    "two-rooms-deck-better-with": "{card}-better-with-{other}",
    "two-rooms-deck-better-without": "{card}-better-without-{other}",
}


def brief(note: Note) -> str:
    return BRIEF[note.code].format(**note.facts)


def errors(players: int, deck: Sequence[str], options: Options) -> Iterator[str]:
    """Everything that is wrong with a deck, in brief [TR3]."""
    return map(brief, wrong(players, deck, options))


def unadvised(players: int, deck: Sequence[str], options: Options) -> Iterator[Note]:
    """Everything that is allowed but not advised: numbers of players, colours, cards that come together [TR3]."""
    counted = count_players(players, deck)
    for card in sorted({*deck}):
        character = CARDS[card]
        if counted not in character.advised or counted in character.pointless_at:
            yield _note("players", card=card, players=counted)
        if character.about_colours and counted > 10 and not options.colours:
            yield _note("colours", card=card)
        if character.paired and not {*character.paired} & {*deck}:
            yield _note("better-with", card=card, other=character.paired[0])
        for other in character.advised_against:
            if other in deck:
                yield _note("better-without", card=card, other=other)


def wrong(players: int, deck: Sequence[str], options: Options) -> Iterator[Note]:
    """Everything that is wrong with a deck [TR3]."""
    cards = set(deck)
    if len(deck) != needed(players, deck, options):
        yield _note("size", cards=len(deck), needed=needed(players, deck, options))
    yield from (_note("missing", card=card) for card in ("president", "bomber") if card not in cards)
    teams = Counter(CARDS[card].team for card in deck)
    if teams[Team.RED] != teams[Team.BLUE]:
        yield _note("uneven", red=teams[Team.RED], blue=teams[Team.BLUE])
    yield from (_note("twice", card=card) for card, count in Counter(deck).items() if count > 1 and card not in PLAIN)
    for card in sorted(cards):
        yield from (_note("without", card=card, other=link) for link in CARDS[card].linked if link not in cards)
    if len(cards & {*AMBASSADORS}) == 1:
        yield _note("ambassador")
    for card in sorted(cards):
        character = CARDS[card]
        if character.needs_burying and not options.burying:
            yield _note("needs-burying", card=card)
        if character.backup_for and character.backup_for not in cards:
            yield _note("without", card=card, other=character.backup_for)
        yield from (
            _note("with", card=card, other=other) for other in character.excludes if other in cards and other < card
        )
    if options.burying:
        yield from (_note("burying", card=card) for card in ("presidents-daughter", "martyr") if card not in cards)
    counted = count_players(players, deck)
    if options.five_rounds and counted < 11:
        yield _note("five-rounds", players=counted)
    if counted < PLAYERS[0]:
        yield _note("few", players=counted)
    if counted > PLAYERS[-1]:
        yield _note("many", players=counted)


def _note(kind: str, **facts: str | int) -> Note:
    return Note(f"two-rooms-deck-{kind}", facts)
