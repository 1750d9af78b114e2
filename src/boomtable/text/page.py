"""What one seat sees, as plain text: the terminal board without colours, in ASCII."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

from boomtable.boards.board import Board, Counted, Glossary, Heard
from boomtable.boards.drawing import THEME
from boomtable.boards.seat_names import name
from boomtable.engine import Choices, Either, Game, GameOptions, Move, RealTimeStep, Subset, Tally
from boomtable.words import say

WIDTH = 100  # columns
LISTED = 60  # at most this many moves of a kind are listed; more are described


class PlainType(StringIO):
    """An ASCII-only output, so that boards draw with ASCII characters."""

    encoding = "ascii"


def printed(draw: Callable[[Console], RenderableType]) -> str:
    """A board as text, the same on every machine."""
    paper = PlainType()
    console = Console(
        file=paper, width=WIDTH, theme=THEME, color_system=None, force_terminal=False, legacy_windows=False,
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    console.print(draw(console))
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines()).strip("\n")


def introduction(game: Game[Any, Any], board: Board, view: Any, options: GameOptions) -> str:
    """Said once: the seat, the rules of this table, how many cards there are, how moves are written, what cards do."""
    facts = {"players": view.players, "seat": view.viewer, "name": name(view.viewer)}
    return "\n\n".join(
        [
            say("text-welcome", title=say(f"{game.id}-title"), **facts),
            "\n".join(f"{rule:5}{say(f'rule-{rule}')}" for rule in board.rules),
            *house_rules(game, options),
            *([board.in_play(view)] if isinstance(board, Counted) else []),
            say("text-commands", commands=say(f"{game.id}-help"), talk="yes" if game.talk else "no"),
            *(["\n".join(board.explained("deck", view))] if isinstance(board, Glossary) else []),
        ]
    )


def house_rules(game: Game[Any, Any], options: GameOptions) -> list[str]:
    """What this table plays of everything a host may choose from a list."""
    chosen = [
        say(
            "text-house-rule",
            rule=say(f"{game.id}-option-{option.name}"),
            value=say(f"{game.id}-option-{option.name}-{str(getattr(options, option.name)).lower()}"),
        )
        for option in game.option_list
        if option.allowed
    ]
    return [say("text-house", rules="\n".join(chosen))] if chosen else []


def observation(board: Board, view: Any, heard: Heard) -> str:
    """The table as this seat sees it."""
    return printed(lambda console: board.draw(view, heard, console))


def legal(board: Board, view: Any, choices: Choices[Move]) -> list[str]:
    """The legal moves by their short names, one line per kind; if they are too many, how to write one."""
    parts: Iterable[Choices[Move]] = choices.parts if isinstance(choices, Either) else (choices,)
    lines = [line for part in parts for line in _kind(board, part)]
    return [*lines, say("text-wait")] if isinstance(view.todo[0], RealTimeStep) else lines


def _kind(board: Board, part: Choices[Move]) -> Iterator[str]:
    match part:
        case Tally(kinds=kinds, most=most, others=others):
            yield say("text-tally", kinds=", ".join(kinds), most=most, example=board.typed(next(iter(part))))
            if others:
                yield ", ".join(map(board.typed, others))
        case Subset(cards=cards, count=count) if not part.listable(LISTED):
            example = board.typed(next(iter(part)))
            yield say("text-subset", count=count, cards=" ".join(map(str, cards)), example=example)
        case _:
            yield ", ".join(map(board.typed, part))
