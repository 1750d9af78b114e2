"""Every code has a text, and every text is used."""

from __future__ import annotations

from enum import Enum
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import boomtable.words
from boomtable.boards.bomb_squad_academy import PLAYER_COLUMNS, SOURCES, WIRE_COLUMNS
from boomtable.boards.registry import BOARDS
from boomtable.bots.temper import Temper
from boomtable.engine import Game
from boomtable.games import time_bomb_evolution
from boomtable.games.bomb_squad_academy import Tool
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb import Ending, Role, Wire
from boomtable.server.chatter import lines
from boomtable.words import say
from tests.server.test_chatter import SITUATIONS
from tests.words import codes

PAGES = sorted((Path(str(boomtable.words.__file__)).parent / "en").glob("*.ftl"))


@cache
def entries() -> list[ast.EntryType]:
    return list(chain.from_iterable(FluentParser().parse(page.read_text(encoding="utf-8")).body for page in PAGES))


@cache
def messages() -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries() if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """The facts a message uses, and the cases it distinguishes."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.cases: set[str] = {"other"}
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.cases.add(node.key.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """A reference to another message uses that one's facts."""
        self.visit(messages()[node.id.name])


def test_the_pages_are_well_written() -> None:
    assert not [entry for entry in entries() if isinstance(entry, ast.Junk)]


def test_no_code_has_two_messages() -> None:
    assert len(messages()) == sum(isinstance(entry, ast.Message) for entry in entries())


def test_every_refusal_and_the_rule_behind_it_has_words() -> None:
    assert codes.refusals() <= messages().keys()


def test_every_cue_of_a_lesson_has_words() -> None:
    assert codes.lessons() <= messages().keys()


def test_every_rule_that_a_board_lists_has_words() -> None:
    assert codes.rules() <= messages().keys()


def test_every_mistake_has_words() -> None:
    assert {call.code for call in codes.mistakes()} <= messages().keys()


@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_whatever_a_title_can_produce_has_words(game: Game[Any, Any]) -> None:
    assert codes.of_title(game) <= messages().keys()


@pytest.mark.parametrize(("family", "cards"), [("aim", Role), ("count", Wire), ("banner", Ending)])
def test_time_bombs_cards_are_spoken_of_in_every_way(family: str, cards: type[Enum]) -> None:
    assert {f"time-bomb-{family}-{card.value}" for card in cards} <= messages().keys()


@pytest.mark.parametrize(("family", "cards"), [("aim", Role), ("letter", time_bomb_evolution.Wire)])
def test_time_bomb_evolutions_cards_are_spoken_of_in_every_way(family: str, cards: type[Enum]) -> None:
    assert {f"time-bomb-evolution-{family}-{card.value}" for card in cards} <= messages().keys()


def test_academys_tools_and_columns_are_spoken_of() -> None:
    spoken_of = {f"bomb-squad-academy-tool-{tool}-text" for tool in Tool}
    spoken_of |= {f"academy-column-{column}" for column in (*WIRE_COLUMNS, *PLAYER_COLUMNS)}
    spoken_of |= {f"academy-by-{source}" for source in (*SOURCES, "bomb", "all", "tools")}
    assert spoken_of <= messages().keys()


def test_every_title_has_a_board() -> None:
    assert BOARDS.keys() == CATALOG.keys()


def test_all_that_is_asked_for_is_there() -> None:
    assert {call.code for call in codes.spoken()} <= messages().keys()


def test_all_that_the_web_client_asks_for_is_there() -> None:
    assert codes.asked_by_the_client() <= messages().keys()


def test_nothing_is_there_that_is_not_asked_for() -> None:
    parts, patterns = codes.constants(), codes.patterns()
    titles = set().union(*map(codes.of_title, CATALOG.values()))
    chatter = {f"phrase-{line}" for what in SITUATIONS for temper in Temper for line in lines(what, temper)}
    asked = codes.refusals() | codes.rules() | codes.lessons() | parts | titles | chatter
    for code in messages().keys() - asked:
        found = [pattern.fullmatch(code) for pattern in patterns]
        assert any(parts.issuperset(match.groups()) for match in found if match), f"nobody asks for {code}"


def test_a_message_speaks_only_of_facts_it_is_given() -> None:
    for call in codes.spoken() | codes.mistakes():
        missing = Variables(messages()[call.code]).names - call.facts - {"detail"}  # a deeper mistake fills that in
        assert call.open or not missing, f"{call.code} is not told {missing}"


def test_every_message_can_be_said() -> None:
    for code, message in messages().items():
        spoken_of = Variables(message)
        facts: list[str | int] = [0, 1, 2, *spoken_of.cases] if spoken_of.names else [0]
        for fact in facts:
            assert say(code, **dict.fromkeys(spoken_of.names, fact)), f"{code} says nothing of {fact}"


def test_a_code_without_words_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no-such-code")


def test_a_message_without_its_facts_is_an_error() -> None:
    with pytest.raises(FluentReferenceError):
        say("unknown-game")
