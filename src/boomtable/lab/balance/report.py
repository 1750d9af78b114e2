"""The report of a sweep: a folder with tables, pictures, and a page that says what came of it."""

from __future__ import annotations

from pathlib import Path

from boomtable.lab.balance.found import Balance
from boomtable.lab.balance.names import Names
from boomtable.lab.extras import MissingExtra
from boomtable.words import say

try:
    from boomtable.lab.balance import plots, tables
    from boomtable.lab.balance.blocks import blocks
    from boomtable.lab.balance.markdown import markdown
    from boomtable.lab.balance.page import html
except ModuleNotFoundError as error:
    raise MissingExtra(error, "balance") from None

PAGE = "index.html"


def write(balance: Balance, folder: Path, command: str) -> Path:
    """The page, with all that belongs to it beside it; the same sweep gives the same files."""
    folder.mkdir(parents=True, exist_ok=True)
    names = Names(balance)
    tables.write(balance, folder)
    pictures = [*plots.draw(balance, names, folder)]
    said = [*blocks(balance, names, command, pictures)]
    title = say("balance-title", game=say(f"{balance.game}-title"))
    (folder / "page.md").write_text(markdown(title, said), encoding="utf-8", newline="\n")
    page = folder / PAGE
    page.write_text(html(title, said), encoding="utf-8", newline="\n")
    return page
