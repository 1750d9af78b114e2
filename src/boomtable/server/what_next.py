"""What next? Between games everyone may vote for one of three titles; which three follows from who is here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from boomtable.server.session import Member, TableSession
from boomtable.server.transitions import AnyGame, Catalog
from boomtable.wire.protocol import Phase
from boomtable.wire.to_client import Vote, WhatNext

OFFERED = 3


def what_next(catalog: Catalog, session: TableSession) -> WhatNext | None:
    """The question and the votes so far; None except between games."""
    if not (titles := offered(catalog, session)):
        return None
    votes = tuple(Vote(member, game) for member, game in session.votes if game in titles)
    count = Counter(vote.game for vote in votes)
    return WhatNext(titles=titles, votes=votes, favourite=max(titles, key=count.__getitem__) if votes else None)


def offered(catalog: Catalog, session: TableSession) -> tuple[str, ...]:
    """The titles that fit best: where nobody has to sit out or be found, then what comes after the latest in the
    catalog, which itself is the last of its kind."""
    between = session.phase is Phase.OVER or (session.phase is Phase.LOBBY and session.number > 1)
    if not between or session.practice:
        return ()
    ids = [*catalog]
    after = ids.index(session.latest) + 1 if session.latest in ids else 0
    in_order = [*ids[after:], *ids[:after]]
    would_play = session.in_turn
    return tuple(sorted(in_order, key=lambda game: misfit(catalog[game], would_play))[:OFFERED])


def misfit(game: AnyGame, would_play: Sequence[Member]) -> int:
    """How many are missing to play this title, even with the bots, or how many people would sit out."""
    people = [member for member in would_play if member.person]
    return max(game.seats[0] - len(would_play), len(people) - game.seats[-1], 0)
