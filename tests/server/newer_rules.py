"""A catalog of a later version, in which a rule of Standoff has changed."""

from __future__ import annotations

from boomtable.engine import Change, but
from tests.engine.toys import standoff
from tests.server.catalog import CATALOG as BEFORE

CHANGES = (
    Change(rules=2, rule="ST4", before={"double": True}),
    Change(rules=2, rule="ST3", touches=lambda players, server: players == 3 and server.rounds == 2),
)
CATALOG = {**BEFORE, "standoff": but(standoff.GAME, rules=2, changes=CHANGES)}
