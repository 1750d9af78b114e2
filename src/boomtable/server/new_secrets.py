"""The one place where the server makes secrets and other random values.

Nothing here takes anything that somebody may know: each value comes from the operating system's randomness alone, and
each is drawn for one use. No other module of the server imports a source of randomness.
"""

from __future__ import annotations

import secrets

from boomtable.server import identifiers

SEED_BYTES, KEY_BYTES, ID_BYTES, PUBLIC_BYTES, BOT_SEED_BYTES = 32, 32, 8, 16, 8
WORD_LENGTH = 8
STEPS = 1000  # between no extra wait and the longest


def new_seed() -> str:
    """The seed of a game's fair draws."""
    return secrets.token_hex(SEED_BYTES)


def new_key() -> str:
    """A key to a seat or a screen, or a one-time link."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """The id of a table, which everyone at it may know."""
    return secrets.token_hex(ID_BYTES)


def new_public_id() -> str:
    """The address of a finished game that its host made public; who is not given it cannot guess it."""
    return secrets.token_urlsafe(PUBLIC_BYTES)


def new_code(length: int) -> str:
    """A code to type, which finds a table."""
    return "".join(secrets.choice(identifiers.LETTERS) for _ in range(length))


def new_typed_code() -> str:
    """A short-lived secret that can be read off a phone and typed on a television."""
    return new_code(WORD_LENGTH)


def new_bot_seed() -> str:
    """The luck of one bot for one answer."""
    return secrets.token_hex(BOT_SEED_BYTES)


def new_delay() -> float:
    """The random part of a wait, of a bot or of a server: from 0 to just under 1."""
    return secrets.randbelow(STEPS) / STEPS
