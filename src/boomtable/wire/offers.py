"""Choices as sent to a client: listed if they are few, described if they are many."""

from __future__ import annotations

from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from boomtable.engine import Choices, Dealt, Drawn, Either, Game, OneOf, Shuffled, Subset, Tally
from boomtable.engine.choices import Lazy
from boomtable.engine.game import tags


class Offer(Struct, frozen=True, tag_field="kind"):
    """What may be answered."""


class OfferOneOf(Offer, frozen=True, tag="one-of"):
    """One of these moves."""

    moves: tuple[Any, ...]


class Described(Offer, frozen=True):
    """A move of this name whose only field is made of these cards."""

    move: str
    field: str
    cards: tuple[Any, ...]


class OfferDrawn(Described, frozen=True, tag="drawn"):
    """One of the cards."""


class OfferSubset(Described, frozen=True, tag="subset"):
    """Exactly `count` of the cards, in any order."""

    count: int


class OfferShuffled(Described, frozen=True, tag="shuffled"):
    """All of the cards, in some order."""


class OfferDealt(Described, frozen=True, tag="dealt"):
    """All of the cards in hands of these sizes, each in any order."""

    sizes: tuple[int, ...]


class OfferTally(Offer, frozen=True, tag="tally"):
    """A move of this name with a number in one or more of these fields, `most` at most in total; or one of `others`."""

    move: str
    kinds: tuple[str, ...]
    most: int
    others: tuple[Any, ...]


Part: TypeAlias = OfferOneOf | OfferDrawn | OfferSubset | OfferShuffled | OfferDealt | OfferTally


class OfferEither(Offer, frozen=True, tag="either"):
    """Whatever one of these parts allows."""

    parts: tuple[Part, ...]


AnyOffer: TypeAlias = Part | OfferEither


def offer(choices: Choices[Any]) -> AnyOffer:
    """Choices as an offer."""
    return OfferEither(tuple(map(_part, choices.parts))) if isinstance(choices, Either) else _part(choices)


def _part(choices: Choices[Any]) -> Part:
    match choices:
        case OneOf():
            return OfferOneOf(tuple(choices))
        case Drawn():
            return OfferDrawn(*_described(choices))
        case Subset():
            return OfferSubset(*_described(choices), choices.count)
        case Shuffled():
            return OfferShuffled(*_described(choices))
        case Dealt():
            return OfferDealt(*_described(choices), choices.sizes)
        case Tally():
            return OfferTally(_name(choices.move), choices.kinds, choices.most, choices.others)
    raise TypeError(choices)


def _described(choices: Lazy[Any]) -> tuple[str, str, tuple[Any, ...]]:
    kind: Any = choices.move
    return _name(kind), kind.__struct_encode_fields__[0], tuple(choices.cards)


def _name(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def choices(game: Game[Any, Any], offered: AnyOffer) -> Choices[Any]:
    """The choices an offer was made from, for receivers that have the rules."""
    match offered:
        case OfferEither(parts):
            return Either(tuple(choices(game, part) for part in parts))
        case OfferOneOf(moves):
            return OneOf(map(game.read_move, moves))
        case OfferDrawn():
            return Drawn(*_undescribed(game, offered))
        case OfferSubset():
            return Subset(*_undescribed(game, offered), offered.count)
        case OfferShuffled():
            return Shuffled(*_undescribed(game, offered))
        case OfferDealt():
            return Dealt(*_undescribed(game, offered), offered.sizes)
        case OfferTally(move, kinds, most, others):
            return Tally(tags(game.moves)[move], kinds, most, tuple(map(game.read_move, others)))


def _undescribed(game: Game[Any, Any], offered: Described) -> tuple[type[Any], tuple[Any, ...]]:
    kind = tags(game.moves)[offered.move]
    card = fields(kind)[0].type
    for _ in range(ROWS[type(offered)]):
        card = get_args(card)[0]
    return kind, tuple(msgspec.convert(each, card) for each in offered.cards)


# How deeply a move's field is nested: a card, a tuple of cards, a tuple of hands.
ROWS: dict[type[Described], int] = {OfferDrawn: 0, OfferSubset: 1, OfferShuffled: 1, OfferDealt: 2}
