"""One cookie for each browser, with the keys of all its seats and screens, newest first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from litestar.datastructures import Cookie

from boomtable.engine import Place

COOKIE = "keys"
COOKIE_SECONDS = 60 * 60 * 24 * 180
MOST_BYTES = 3_500  # browsers store 4,096; that is over sixty seats, and the oldest are dropped
ENTRY = re.compile("([A-Z]{4,8})(?::([a-z0-9-]+))?:([0-9A-Za-z_-]+)")  # a table, the place of a screen, a key
OLDER = re.compile("seat-([A-Z]{4,8})|screen-([A-Z]{4,8})-([a-z0-9-]+)")  # once there was a cookie for each table
Keys = dict[tuple[str, Place | None], str]


def keys_in(cookies: Mapping[str, str]) -> Keys:
    """The keys that a browser brings along, by table and place; no place for a seat."""
    found: Keys = {}
    for entry in cookies.get(COOKIE, "").split("."):
        if read := ENTRY.fullmatch(entry):
            found.setdefault((read[1], read[2]), read[3])
    for name, code, place in _older(cookies):
        found.setdefault((code, place), cookies[name])
    return found


def with_key(cookies: Mapping[str, str], code: str, place: Place | None, key: str, *, secure: bool) -> list[Cookie]:
    """The cookie with one more key, and the end of those that it replaces."""
    keys: Keys = {(code, place): key}
    for each, other in keys_in(cookies).items():
        keys.setdefault(each, other)
    replaced = [_cookie(name, "", 0, secure=secure) for name, _, _ in _older(cookies)]
    return [_cookie(COOKIE, _written(keys), COOKIE_SECONDS, secure=secure), *replaced]


def _older(cookies: Mapping[str, str]) -> Iterator[tuple[str, str, Place | None]]:
    for name in reversed([*cookies]):
        if read := OLDER.fullmatch(name):
            yield name, read[1] or read[2], read[3]


def _written(keys: Keys) -> str:
    entries = [":".join([code, *([place] if place else []), key]) for (code, place), key in keys.items()]
    text = ".".join(entries)
    return text if len(text) <= MOST_BYTES else text[: text.rindex(".", 0, MOST_BYTES + 1)]


def _cookie(name: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    return Cookie(key=name, value=value, httponly=True, samesite="lax", secure=secure, max_age=seconds)
