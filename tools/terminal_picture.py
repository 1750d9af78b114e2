"""Draw docs/pictures/terminal.svg: the terminal in the middle of a game, as a player sees it."""

import io
from pathlib import Path

from rich.console import Console, Group
from rich.padding import Padding
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from boomtable.boards.drawing import THEME
from boomtable.boards.registry import BOARDS
from boomtable.engine import CHANCE, Table
from boomtable.games.catalog import find
from boomtable.games.time_bomb import Accuse, Claim, Flip, Suggest, Wire
from boomtable.words import say

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
ME = 3

BEFORE = """
    start  1
    seat   role       1      2
    0      swat       ....S  ...S
    1      terrorist  ...SB  ....
    2      swat       ....S  ..SB
    3      swat       ....S  ...S
    4      terrorist  ....S  ....
    cut    3S 0. 2. 4S 0.  4. 3
"""
TALK = (
    (0, Claim(success=1, boom=0)),
    (1, Claim(success=2)),
    (2, Claim(success=1, boom=0)),
    (3, Claim(success=1)),
    (4, Accuse(0)),
    (4, Suggest(1)),
)

BENCH = TerminalTheme(  # a workbench at night: slate, brass, enamel
    (27, 31, 38),
    (216, 210, 196),
    [
        (27, 31, 38),
        (226, 94, 74),
        (134, 190, 120),
        (217, 164, 65),
        (110, 150, 200),
        (190, 130, 170),
        (116, 184, 201),
        (216, 210, 196),
    ],
)
FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
  <style>
    .{unique_id}-matrix {{ font: {char_height}px/{line_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
    {styles}
  </style>
  <defs>
    <radialGradient id="{unique_id}-lamp" cx="0.5" cy="-0.1" r="1.1">
      <stop offset="0" stop-color="#3a3a3c"/>
      <stop offset="0.6" stop-color="#1f242c"/>
      <stop offset="1" stop-color="#171b21"/>
    </radialGradient>
    {lines}
  </defs>
  <rect width="{width}" height="{height}" rx="14" fill="url(#{unique_id}-lamp)"/>
  <g transform="translate({terminal_x}, {terminal_y})">
    {backgrounds}
    <g class="{unique_id}-matrix" xml:space="preserve">{matrix}</g>
  </g>
</svg>
"""


def main() -> None:
    game, board = find("time-bomb"), BOARDS["time-bomb"]
    table = Table(game.parse(BEFORE))
    for seat, talk in TALK:
        table = table.say(seat, talk)
    after = table.play(CHANCE, Flip(Wire.SUCCESS))
    console = Console(theme=THEME, highlight=False, record=True, file=io.StringIO(), width=82, force_terminal=True)
    view = after.state.view(ME)
    news = " ".join([*board.news(table.state.view(ME)), *board.news(view)])
    question = Text(say("question-mine", waiting=board.waiting(view)), style="now")
    console.print(Padding(Group(board.draw(view, after.heard(ME), console), "", news, question, ""), (0, 2)))
    console.save_svg(str(PICTURE), title="", theme=BENCH, code_format=FRAME, unique_id="boomtable")


if __name__ == "__main__":
    main()
