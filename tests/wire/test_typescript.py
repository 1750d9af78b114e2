"""The TypeScript types match the messages and titles, including titles that do not exist yet."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace as but

from boomtable.engine import GameOptions, Move
from boomtable.games.catalog import CATALOG
from tests.engine.toys import lamps, standoff
from tools.typescript import FOLDER, HEADER, pages, stale, title_page, wire_page, write


class Light(StrEnum):
    RED = "red"
    GREEN = "green"


class Show(Move, frozen=True):
    lights: dict[Light, int]
    pair: tuple[int, str]
    how: Literal["slow", "fast"] | None = None


class Shown(Struct, frozen=True, tag_field="news", tag="show"):
    by: Annotated[int, Meta(ge=0, description="a seat")]
    odd: Any
    after: Shown | None = None


Shown.__name__ = "Show"


class Look(Struct, frozen=True):
    news: tuple[Shown, ...]
    lights: tuple[tuple[Light, ...], ...]
    anything: Light | None


class Bad(Struct, frozen=True):
    raw: bytes


ODD = but(lamps.GAME, id="odd", view=Look, moves=Show, talk=None, options=GameOptions)


def test_the_files_are_as_they_should_be() -> None:
    assert stale(FOLDER, pages(CATALOG.values())) == [], "make types"


def test_messages_leave_open_what_only_a_title_knows() -> None:
    page = wire_page()
    assert "export interface Update<V, M> {\n" in page
    assert "  readonly offer: Offer<M>;\n" in page
    assert "export type AnyTell<V, M, T, F> =\n  | Welcome\n" in page
    assert "  GONE: 4410,\n" in page
    assert "export const PROTOCOL = 1;\n" in page


def test_only_clients_may_leave_out_fields_with_a_default() -> None:
    page = wire_page()
    assert "  readonly entropy?: string;\n" in page
    assert "  readonly rule: string | null;\n" in page
    assert "  readonly seats: number;\n  readonly visibility: Visibility;\n" in page, "settings are sent and told"
    assert "  readonly fair?: Fair;\n" in page, "a record may really lack it"


def test_a_title_has_its_view_moves_words_news_steps_and_options() -> None:
    page = title_page(standoff.GAME)
    assert page.startswith(HEADER)
    assert "export interface View {\n" in page
    assert "  readonly log: readonly News[];\n" in page
    assert "export type Move =\n  | Deal\n  | Choose\n  | Veto\n  | Pass;\n" in page
    assert "export type Talk = never;\n" in page
    assert "export type News =\n  | Shown\n  | Vetoed;\n" in page
    assert "export type Step =\n  | Dealing\n  | Showdown\n  | Window\n  | Scoring;\n" in page
    assert "export interface Options {\n  readonly double: boolean;\n  readonly rounds: number;\n}\n" in page


def test_types_that_share_a_name_get_longer_ones() -> None:
    page = title_page(ODD)
    assert 'export interface ShowNews {\n  readonly news: "show";\n  readonly by: number;\n' in page
    assert 'export interface ShowMove {\n  readonly move: "show";\n' in page


def test_every_kind_of_field_can_be_written() -> None:
    page = title_page(ODD)
    assert "  readonly after: ShowNews | null;\n" in page
    assert "  readonly odd: unknown;\n" in page
    assert "  readonly lights: readonly (readonly Light[])[];\n" in page
    assert "  readonly lights: { readonly [key: string]: number };\n" in page
    assert "  readonly pair: readonly [number, string];\n" in page
    assert '  readonly how: "fast" | "slow" | null;\n' in page
    assert 'export type Light = "red" | "green";\n' in page
    assert "export type Options = { readonly [key: string]: never };\n" in page


def test_what_cannot_be_written_is_an_error() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        title_page(but(ODD, view=Bad))


def test_stale_files_are_found_and_renewed(tmp_path: Path) -> None:
    wanted, mine = pages([standoff.GAME]), tmp_path / "mine.ts"
    mine.write_text("export {};\n", encoding="utf-8")
    write(tmp_path, pages([standoff.GAME, lamps.GAME]))
    assert stale(tmp_path, wanted) == [tmp_path / "lamps.ts"]
    (tmp_path / "messages.ts").write_text("old", encoding="utf-8")
    write(tmp_path, wanted)
    assert stale(tmp_path, wanted) == []
    assert {path.name for path in tmp_path.iterdir()} == {"mine.ts", "messages.ts", "standoff.ts"}
