"""Standoff where nobody sees who was asked and who has answered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from boomtable.engine import Game, Viewer, but
from tests.engine.toys.standoff import GAME, Options, Standoff, View, start
from tests.titles import STANDOFF

MODULE = "tests.server.secretive_standoff"


class Secretive(Standoff, frozen=True, kw_only=True):
    def seen_from(self, viewer: Viewer) -> View:
        return but(super().seen_from(viewer), waiting=(), answered=())


def begin(players: int, options: Options) -> Secretive:
    plain = start(players, options)
    return Secretive(players=players, options=options, todo=plain.todo)


TITLE = replace(STANDOFF, game=but(GAME, state=Secretive, start=begin))
CATALOG: dict[str, Game[Any, Any]] = {"standoff": TITLE.game}
