"""A report shows what the sweep found: in tables, in charts, and on a page."""

from __future__ import annotations

import csv
import html
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, TypeAlias
from xml.etree import ElementTree

import duckdb
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.games.catalog import CATALOG, find
from boomtable.lab.balance import plots
from boomtable.lab.balance.labels import Labels, adding_up, even
from boomtable.lab.balance.report import write
from boomtable.lab.balance.sweep import Balance
from boomtable.lab.balance.verdict import verdict
from tests.lab.balance import sweeps

COMMAND = "boomtable lab balance time-bomb --vary 'colours=<b>,a|b'"
every_sweep = pytest.mark.parametrize("make", sweeps.EVERY, ids=lambda make: make.__name__)
VOID = {"meta", "img"}
Make: TypeAlias = Callable[[], Balance]
Reported: TypeAlias = Callable[[Make], Path]


class Reader(HTMLParser):
    """Reads a page as a browser does, and complains about what is left open."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.open, self.tags, self.texts = list[str](), list[tuple[str, dict[str, str | None]]](), list[str]()
        self.feed(page.read_text(encoding="utf-8"))
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.open += [] if tag in VOID else [tag]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts += [data] if self.open and self.open[-1] != "style" else []

    @property
    def text(self) -> str:
        return " ".join(self.texts)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as page:
        return [*csv.DictReader(page)]


def columns(path: Path) -> tuple[list[str], list[tuple[Any, ...]]]:
    with duckdb.connect() as connection:
        found = connection.execute("SELECT * FROM read_parquet($path)", {"path": str(path)})
        return [name for name, *_ in found.description or ()], found.fetchall()


@pytest.fixture(scope="module")
def reported(tmp_path_factory: pytest.TempPathFactory) -> Reported:
    """The folder of a sweep's report, written once for all who only read it."""
    return cache(lambda make: write(make(), tmp_path_factory.mktemp(make.__name__), COMMAND).parent)


# Tables.


@every_sweep
@pytest.mark.parametrize("stem", ["found", "figures"])
def test_csv_and_parquet_hold_the_same(make: Make, stem: str, reported: Reported) -> None:
    folder = reported(make)
    names, values = columns(folder / f"{stem}.parquet")
    read = rows(folder / f"{stem}.csv")
    assert [tuple("" if value is None else str(value) for value in row) for row in values] == [
        tuple(row.values()) for row in read
    ]
    assert not read or [*read[0]] == names


@every_sweep
def test_there_is_a_row_for_each_setup_and_side_and_for_each_setup_and_figure(make: Make, reported: Reported) -> None:
    balance = make()
    folder = reported(make)
    read = [(row["players"], row["side"], row["wins"], float(row["share"])) for row in rows(folder / "found.csv")]
    assert read == [
        (str(found.setup.players), side, str(won.wins), won.share)
        for found in balance.found
        for side, won in found.outcomes.items()
    ]
    figures = [(row["name"], float(row["mean"])) for row in rows(folder / "figures.csv")]
    assert figures == [(name, each.mean) for found in balance.found for name, each in found.figures.items()]


def test_varied_options_have_columns_and_differences_name_the_setup_they_are_held_against(reported: Reported) -> None:
    read = rows(reported(sweeps.two_sides) / "found.csv")
    assert {(row["setup"], row["players"], row["claims"], row["against"]) for row in read if row["players"] == "4"} == {
        ("1", "4", "free", ""),
        ("6", "4", "in_turn", "1"),
    }
    assert [row["difference"] for row in read if row["setup"] in ("1", "6")] == ["", "", "-0.02", "0.02"]


def test_an_option_that_is_called_as_a_column_is_gets_one_of_its_own(tmp_path: Path) -> None:
    one = sweeps.found(sweeps.setup(4, side="left"), {"swat": 1, "terrorist": 2})
    write(sweeps.sweep("time-bomb", ("side",), one), tmp_path, COMMAND)
    assert [(row["option_side"], row["side"]) for row in rows(tmp_path / "found.csv")] == [
        ("left", "swat"),
        ("left", "terrorist"),
    ]


# Pictures.


@every_sweep
def test_every_picture_is_there_twice_and_the_page_shows_it_with_words(make: Make, reported: Reported) -> None:
    folder = reported(make)
    page = Reader(folder / "index.html")
    offered = {str(link["href"]) for link in page.all("a") if "download" in link}
    assert offered == {path.name for path in folder.glob("*.svg")} | {path.name for path in folder.glob("*.png")}
    assert {path.stem for path in folder.glob("*.png")} == {path.stem for path in folder.glob("*.svg")}
    assert len(page.all("figure")) == len([*folder.glob("*.svg")])
    assert all(len(str(figure["aria-label"])) > 40 for figure in page.all("figure"))
    for picture in folder.glob("*.svg"):
        assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in folder.glob("*.png"))


@pytest.mark.parametrize(
    ("make", "stems"),
    [
        (sweeps.players_only, {"shares"}),
        (sweeps.long_values, {"shares", "differences", "figure-cuts"}),
        (sweeps.one, {"shares"}),
        (sweeps.seats_by_option, {"shares", "differences", "figure-points", "figure-rounds"}),
        (
            sweeps.two_sides,
            {"shares", "differences", "figure-ending", "figure-rounds", "figure-clipper", "figure-moves"},
        ),
    ],
)
def test_only_what_is_there_is_drawn(make: Make, stems: set[str], reported: Reported) -> None:
    """Differences only if there are any; one figure of one setup is no picture."""
    folder = reported(make)
    assert {path.stem for path in folder.glob("*.svg")} == stems


def test_a_figure_of_one_sample_has_no_interval(tmp_path: Path) -> None:
    page = Reader(write(sweeps.real(find("time-bomb"), (4, 5), games=1), tmp_path, COMMAND))
    assert "- to -" in page.text
    assert [row["low"] for row in rows(tmp_path / "figures.csv") if row["name"] == "cuts"] == ["", ""]


# The page.


@every_sweep
def test_the_page_names_every_setup_and_every_share(make: Make, reported: Reported) -> None:
    balance = make()
    folder = reported(make)
    names, page = Labels(balance), Reader(folder / "index.html")
    markdown = (folder / "page.md").read_text(encoding="utf-8")
    for found in balance.found:
        assert names.setup(found) in page.texts
        for side, told in adding_up(found, 3).items():
            assert names.side(side) in page.texts
            assert told in page.texts
            assert f"| {found.outcomes[side].wins} | {told} |" in markdown
    assert COMMAND in page.texts
    assert COMMAND in markdown


@every_sweep
def test_the_page_needs_nothing_from_elsewhere_and_runs_nothing(make: Make, reported: Reported) -> None:
    folder = reported(make)
    path = folder / "index.html"
    page = Reader(path)
    assert "://" not in path.read_text(encoding="utf-8")
    assert not {"script", "link", "iframe", "b"} & {tag for tag, _ in page.tags}
    linked = {str(link["href"]) for link in page.all("a")}
    assert {"found.csv", "found.parquet", "figures.csv", "figures.parquet"} <= linked
    assert all((folder / file).is_file() for file in linked)


@every_sweep
def test_tables_can_be_read_by_ear(make: Make, reported: Reported) -> None:
    page = Reader(reported(make) / "index.html")
    assert len(page.all("caption")) == len(page.all("table"))
    assert {head["scope"] for head in page.all("th")} == {"col", "row", "rowgroup"}


def test_what_somebody_typed_is_only_text(reported: Reported) -> None:
    folder = reported(sweeps.long_values)
    path = folder / "index.html"
    typed = "<b>bold</b> & <script>alert(1)</script>"
    assert typed not in path.read_text(encoding="utf-8")
    assert html.escape(typed) in path.read_text(encoding="utf-8")
    assert f"colours #2: {typed}" in Reader(path).texts
    markdown = (folder / "page.md").read_text(encoding="utf-8")
    assert "<script>" not in markdown
    assert r"colours=$x^2$ \| \*a\* \`b\`" in markdown


# The answer.


@every_sweep
def test_the_answer_comes_first_in_three_sentences(make: Make, reported: Reported) -> None:
    page = Reader(reported(make) / "index.html")
    first = page.texts[page.texts.index(next(text for text in page.texts if text.startswith("Balance of "))) :]
    said = [text for text in first if text.strip()][2:5]
    assert said == [*verdict(Labels(make()))]
    assert all(text.endswith(".") for text in said)


def test_the_three_sentences_say_who_wins_whom_it_favours_and_what_matters() -> None:
    assert [*verdict(Labels(sweeps.two_sides()))] == [
        "In 10 setups Terrorists won between 42 % of the games (4 players, claims=free) "
        "and 73 % (8 players, claims=in_turn).",
        "3 of 10 setups clearly favour nobody; others favour SWAT in 1, Terrorists in 6.",
        "What matters most: with 8 players, claims=in_turn makes Terrorists win 12 percentage points more often "
        "than claims=free.",
    ]
    assert [*verdict(Labels(sweeps.one()))] == [
        "With 6 players, bots hard: Red 48 %, Blue 50 %, Neither side 2 %.",
        "That clearly favours nobody: even would be 49 %.",
        "Nothing was varied, so this doesn't say what would change it.",
    ]


@given(st.lists(st.integers(0, 400), min_size=2, max_size=7).filter(any), st.integers(2, 3))
def test_shares_add_up(wins: list[int], digits: int) -> None:
    result = sweeps.found(sweeps.setup(), {f"seat-{seat}": won for seat, won in enumerate(wins)})
    told = adding_up(result, digits)
    assert sum(round(float(share) * 10**digits) for share in told.values()) == 10**digits
    for side, share in told.items():
        assert abs(float(share) - result.outcomes[side].share) < 10**-digits


@every_sweep
def test_every_chart_shows_every_setup_with_its_interval(make: Make) -> None:
    labels = Labels(make())
    drawn = {chart.stem: chart for chart in plots.charts(labels)}
    assert [row.label for group in drawn["shares"].groups for row in group.rows] == [
        labels.setup(result) for result in labels.balance.found
    ]
    for chart in drawn.values():
        marks = [mark for group in chart.groups for row in group.rows for mark in row.marks]
        assert all(mark.low <= mark.mean <= mark.high and mark.interval for mark in marks)
        if chart.stem.startswith("figure-"):
            names = [name for result in labels.balance.found for name in result.figures]
            assert len(marks) == sum(f"figure-{name.partition(':')[0]}" == chart.stem for name in names)


def test_the_answer_says_whom_a_setup_favours(reported: Reported) -> None:
    page = Reader(reported(sweeps.two_sides) / "index.html")
    answer = "With 8 players, claims=in_turn: SWAT 0.27 (0.21 to 0.33), Terrorists 0.73 (0.67 to 0.79)."
    assert f"{answer} Clearly favours Terrorists." in page.texts
    answer = "With 5 players, claims=free: SWAT 0.52 (0.47 to 0.57), Terrorists 0.48 (0.43 to 0.53)."
    assert f"{answer} Clearly favours nobody; even would be 0.50." in page.texts


def test_the_answer_says_what_a_change_does(reported: Reported) -> None:
    page = Reader(reported(sweeps.two_sides) / "index.html")
    answer = "claims=in_turn makes Terrorists win 0.12 more often (0.07 to 0.17) than claims=free."
    assert f"With 8 players, {answer}" in page.texts
    assert "setups aren't clearly different" in page.text


def test_where_seats_win_even_is_one_share_for_each_player(reported: Reported) -> None:
    page = Reader(reported(sweeps.seats) / "index.html")
    answer = "With 4 players: Player 1 0.36 (0.31 to 0.41), Player 4 0.19 (0.15 to 0.23). Clearly favours Player 1."
    assert f"{answer} Clearly below even (0.25): Player 4." in page.texts


def test_games_that_several_share_leave_less_for_each_seat(tmp_path: Path) -> None:
    """Of four who win 75 games each and share 100, none is worse off than another."""
    wins = {f"seat-{seat}": 75 for seat in range(4)}
    alike = sweeps.found(sweeps.setup(4), wins | {"shared": 100, "nobody": 0})
    page = Reader(write(sweeps.sweep("trick-snipers", (), alike), tmp_path, COMMAND))
    assert "Clearly favours nobody; even would be 0.19." in page.text
    others = "Several, with equal tricks, Nobody"
    assert f"Games that none of them won alone don't count towards even: {others}." in page.texts


def test_setups_on_one_line_have_one_even_share() -> None:
    """With three players, who never share a game or every third, it lies between a third and two ninths."""
    rarely, often = {"seat-0": 120, "seat-1": 120, "seat-2": 120}, {"seat-0": 80, "seat-1": 80, "seat-2": 80}
    one = sweeps.found(sweeps.setup(3), rarely | {"shared": 0})
    other = sweeps.found(sweeps.setup(3), often | {"shared": 120})
    assert (even(one), even(other), even(one, other)) == pytest.approx((3 / 9, 2 / 9, 2.5 / 9))


def test_nobody_plays_for_neither_side(reported: Reported) -> None:
    page = Reader(reported(sweeps.one) / "index.html")
    assert "Clearly favours nobody; even would be 0.49." in page.text
    assert "Nothing was varied." in page.texts


def test_of_many_setups_the_answer_is_a_summary(reported: Reported) -> None:
    page = Reader(reported(sweeps.sixty) / "index.html")
    assert "SWAT: clearly favoured in 10 of 60 setups." in page.texts
    assert "Nobody clearly favoured in 19 of 60 setups." in page.texts
    assert "The table shows 30 more clear differences." in page.texts
    assert len(page.all("details")) == 3


def test_the_page_says_which_setups_stopped_and_why(reported: Reported) -> None:
    page = Reader(reported(sweeps.two_sides) / "index.html")
    assert "Clearly different from the baseline, so no more games were needed: 10." in page.texts
    assert "Known within 0.03, so no more games were needed: 3." in page.texts
    assert "Played all 400 games: 1, 2, 4, 5, 6, 7, 8, 9." in page.texts


# The whole folder.


@pytest.mark.parametrize("game", CATALOG)
def test_a_sweep_that_was_really_played_is_reported(game: str, tmp_path: Path) -> None:
    title = find(game)
    balance = sweeps.real(title, tuple(title.seats[:2]), games=12)
    page = Reader(write(balance, tmp_path, COMMAND))
    assert sum(int(row["wins"]) for row in rows(tmp_path / "found.csv")) == 24
    assert {row["name"] for row in rows(tmp_path / "figures.csv")} == {*balance.found[0].figures} | {
        *balance.found[1].figures
    }
    assert all(caption in page.texts for caption in map(Labels(balance).family, Labels(balance).families))


def test_the_same_sweep_gives_the_same_folder(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        write(sweeps.two_sides(), folder, COMMAND)
    assert {path.name: path.read_bytes() for path in first.iterdir()} == {
        path.name: path.read_bytes() for path in second.iterdir()
    }


@pytest.mark.parametrize("package", ["resvg_py", "duckdb"])
def test_what_is_not_installed_is_named_with_the_line_that_installs_it(package: str) -> None:
    code = f"import sys; sys.modules['{package}'] = None; import boomtable.lab.balance.report"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f'MissingExtra: {package} is not installed; run: pip install "boomtable[balance]"' in ran.stderr
