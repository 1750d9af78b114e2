"""Errors of the server.

Mistake
├── Declined             a request that is refused, by code; over a socket it becomes a `refused`
│   ├── NoTable          no such table, or not any more
│   ├── NotAllowed       no key to this table, or not the host
│   └── RateLimited      too many requests
├── NotStored            the entry did not reach the disk, so it did not happen
│   ├── Fenced           another server has taken the table over
│   ├── OwnedElsewhere   another server has the table
│   └── DatabaseFailed   the database does not answer, or is damaged
├── TableUnreadable      this version can neither read nor replay the table; it is kept as it is
└── StartupError         the server cannot start: its database, its address, its pages
"""

from __future__ import annotations

from boomtable.engine import Mistake


class Declined(Mistake): ...


class NoTable(Declined): ...


class NotAllowed(Declined): ...


class RateLimited(Declined): ...


class NotStored(Mistake): ...


class Fenced(NotStored): ...


class OwnedElsewhere(NotStored): ...


class DatabaseFailed(NotStored): ...


class TableUnreadable(Mistake): ...


class StartupError(Mistake): ...
