"""What the server cannot do.

Mistake
├── Declined       a request that is refused, by code; over a socket it becomes a `refused`
│   ├── NoTable    no such table, or not any more
│   ├── NoKey      not your table, or not your right
│   └── TooMuch    too many requests
├── NotStored      the entry did not reach the disk, so it did not happen
├── Resting        a table that this version can neither read nor replay; it is kept as it is
└── NoHouse        the server cannot be opened: its database, its address, its pages
"""

from __future__ import annotations

from boomtable.engine import Mistake


class Declined(Mistake): ...


class NoTable(Declined): ...


class NotAllowed(Declined): ...


class RateLimited(Declined): ...


class NotStored(Mistake): ...


class TableUnreadable(Mistake): ...


class StartupError(Mistake): ...
