"""The command line as it was typed: house rules, and a line that cannot be read explained in our own words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args, get_origin

from cyclopts import (
    App,
    Argument,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from boomtable.boards.mistakes import BadCommand


def read_options(typed: Iterable[str]) -> dict[str, str]:
    """Options by name from `name=value`; the game itself checks whether it has them."""
    rules = {}
    for rule in typed:
        name, equals, value = rule.partition("=")
        if not (name and equals and value):
            raise BadCommand("option-unclear", typed=rule)
        rules[name] = value
    return rules


def usage_error(error: CycloptsError) -> BadCommand:
    """What is wrong with the line, and what could stand there instead."""
    match error:
        case MissingArgumentError(argument=Argument() as argument, command_chain=chain):
            command = " ".join(["boomtable", *(chain or ())])
            return BadCommand("missing-argument", name=argument.name, command=command)
        case CoercionError(argument=Argument(hint=hint) as one, token=token) if token and get_origin(hint) is Literal:
            return BadCommand("bad-choice", name=one.name, typed=token.value, allowed=", ".join(get_args(hint)))
        case CoercionError(argument=Argument(hint=hint) as argument, token=token) if token and hint is not bool:
            code = "bad-fraction" if hint is float else "bad-number"
            return BadCommand(code, name=argument.name, typed=token.value)
        case UnknownOptionError(token=token, argument_collection=known):
            allowed = ", ".join(argument.name for argument in known if argument.name.startswith("--"))
            return BadCommand("unknown-flag", typed=token.keyword or token.value, allowed=allowed or "--help")
        case UnknownCommandError(app=App() as app, unused_tokens=[typed, *_]):
            allowed = ", ".join(name for name in app if not name.startswith("-"))
            return BadCommand("unknown-command", typed=typed, allowed=allowed)
        case UnusedCliTokensError(unused_tokens=[*words]):
            return BadCommand("left-over", typed=" ".join(words))
    return BadCommand("bad-command", detail=str(error))
