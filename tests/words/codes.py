"""Every code the program needs a text for, found in its types and in its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from msgspec.inspect import EnumType, StructType, TupleType, Type, UnionType, VarTupleType, type_info

import boomtable
from boomtable.boards.registry import BOARDS
from boomtable.engine import Game, Mistake, Refusal
from boomtable.engine.game import tags
from boomtable.engine.moves import kebab
from boomtable.games import two_rooms
from boomtable.games.catalog import CATALOG
from boomtable.games.two_rooms.characters import CARDS, Team
from boomtable.games.two_rooms.people import Condition
from boomtable.lab import simulate
from boomtable.lessons import LESSONS, Cue

REPLACING = {"all-zombies", "together-in-love", "apart-in-hate"}
LOST = {"tyrant-wins", "never-sober", "holds-potato", "holds-gold", "zombie-cured"}
ENDS = ("wins", "loses")
SOURCE = Path(str(boomtable.__file__)).parent
CLIENT = SOURCE.parents[1] / "web" / "src"


def refusals() -> set[str]:
    """Every refusal and the rule it cites, found in the modules that create refusals."""
    makers = [path for path in sorted(SOURCE.rglob("*.py")) if "Refusal(" in path.read_text(encoding="utf-8")]
    names = [".".join(path.relative_to(SOURCE.parent).with_suffix("").parts) for path in makers]
    things = [thing for name in names for thing in vars(import_module(name)).values()]
    listed = [value for thing in things if isinstance(thing, dict) for value in thing.values()]
    known = [thing for thing in (*things, *listed) if isinstance(thing, Refusal)]
    return {refusal.code for refusal in known} | {f"rule-{refusal.rule}" for refusal in known}


def rules() -> set[str]:
    """Every rule that a board lists."""
    return {f"rule-{rule}" for board in BOARDS.values() for rule in board.rules}


# In a title's types.


def of_title(game: Game[Any, Any]) -> set[str]:
    """The codes that a title's moves, news, steps, cards and house rules can produce."""
    hints = get_type_hints(game.state)
    codes = [
        "title",
        "help",
        *(f"side-{side}" for side in game.sides),
        *(f"move-{tag}" for tag in [*tags(game.moves), *tags(game.talk)]),
        *(f"news-{tag}" for tag in tags(get_args(hints["news"])[0])),
        *(f"step-{tag}" for tag in tags(get_args(hints["todo"])[0])),
        *finale(game),
        *(f"said-{tag}" for tag in tags(game.talk)),
        *(f"option-{option.name}" for option in game.option_list),
        *(f"option-{option.name}-{value}" for option in game.option_list for value in option.allowed),
        *(f"option-{option.name}-example" for option in game.option_list if not option.allowed),
        *(f"{kebab(kind.__name__)}-{card.value}" for kind in cards(game) for card in kind),
        *figures(game.id),
        *(characters() if game is two_rooms.GAME else ()),
    ]
    return {f"{game.id}-{code}" for code in codes}


def finale(game: Game[Any, Any]) -> set[str]:
    """Why a title ends, what is remembered of it, and what is counted over an evening."""
    told = get_type_hints(game.finale)
    kinds = [(part, kind) for part in ("because", "moment") for kind in get_args(told[part]) if kind is not type(None)]
    facts = {f"{part}-{kind.__struct_config__.tag}" for part, kind in kinds}
    return facts | {f"callback-{code}" for code in game.finale.callbacks}


def characters() -> set[str]:
    """The codes of Two Rooms and a Boom's cards, and of why their holders win or lose."""
    aims = {*REPLACING, *(card.why for card in CARDS.values() if hasattr(card, "why"))}
    whys = {*aims, *(f"not-{aim}" for aim in aims), *(f"{team}-{end}" for team in ("red", "blue") for end in ENDS)}
    spoken_of = {
        "card": CARDS,
        "does": CARDS,
        "briefly": CARDS,
        "why": whys | LOST,
        "team": Team,
        "aim": Team,
        "means": Condition,
    }
    return {f"{family}-{member}" for family, members in spoken_of.items() for member in members}


@cache
def figures(title: str) -> set[str]:
    """The figures a title counts, as named in reports: families and members."""
    game = CATALOG[title]
    names = simulate(game, min(game.seats[-1], 9), ("random",), 20, seed=0).figures or {}
    return {part if place else f"figure-{part}" for name in names for place, part in enumerate(name.split(":"))}


def cards(game: Game[Any, Any]) -> set[type[Enum]]:
    """The enums in a title's values; those of house rules are listed as such."""
    return set(enums(type_info(game.state), set())) - set(enums(type_info(game.options), set()))


def enums(info: Type, seen: set[type]) -> Iterator[type[Enum]]:
    inner: tuple[Type, ...] = ()
    match info:
        case EnumType(cls):
            yield cls
        case StructType(cls, fields) if cls not in seen:
            seen.add(cls)
            inner = tuple(field.type for field in fields)
        case UnionType(types) | TupleType(types):
            inner = types
        case VarTupleType(item_type):
            inner = (item_type,)
    for each in inner:
        yield from enums(each, seen)


def lessons() -> set[str]:
    """What the coach of every practice table says."""
    cues = [(title, item) for title, lesson in LESSONS.items() for line in lesson.lines for item in line]
    return {f"practice-{title}-{cue.name}" for title, cue in cues if isinstance(cue, Cue)}


# In the source.


class Call(Struct, frozen=True):
    """A place in the source that names a code, and the facts it passes."""

    code: str
    facts: frozenset[str]
    open: bool  # it passes more facts than can be found statically


@cache
def nodes() -> tuple[ast.AST, ...]:
    """All syntax nodes of the source."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]
    return tuple(node for tree in trees for node in ast.walk(tree))


def mistakes() -> set[Call]:
    """Every place that raises a Mistake."""
    return {call for call in _calls(kinds_of_mistake()) if call.code}


def spoken() -> set[Call]:
    """Every place that asks for a text by a literal code."""
    return {call for call in _calls({"say"}) if call.code}


def constants() -> set[str]:
    """Every string in the source, and every word in quotes or as a key in the web client's."""
    strings = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return strings | set(re.findall(r"""['"]([\w-]+)['"]""", client())) | set(re.findall(r"^\s*(\w+):", client(), re.M))


@cache
def client() -> str:
    """The web client's source, without its tests."""
    files = [page for page in sorted(CLIENT.rglob("*")) if page.suffix in (".ts", ".svelte")]
    pages = [page for page in files if not page.match("*.test.ts") and page.parent.name != "testing"]
    return "\n".join(page.read_text(encoding="utf-8") for page in pages)


def asked_by_the_client() -> set[str]:
    """Every literal code the web client asks a text for."""
    return set(re.findall(r"""\bsay\(\s*'([\w-]+)'""", client()))


def patterns() -> list[re.Pattern[str]]:
    """Patterns of the codes that are composed at runtime, with a group for each part."""
    made = [node.args[0] for node in nodes() if _named(node) == "say" and isinstance(node, ast.Call)]
    written = re.findall(r"`([\w-]*\$\{[^`]*)`", client())
    return [_pattern(code) for code in made if isinstance(code, ast.JoinedStr)] + list(map(_template, written))


def kinds_of_mistake() -> set[str]:
    """The names of all subclasses of Mistake, by their base classes."""
    classes = [node for node in nodes() if isinstance(node, ast.ClassDef)]
    bases = {node.name: {base.id for base in node.bases if isinstance(base, ast.Name)} for node in classes}
    names = {Mistake.__name__}
    while narrower := {name for name, after in bases.items() if after & names} - names:
        names |= narrower
    return names


def _calls(names: set[str]) -> Iterator[Call]:
    for node in nodes():
        match node:
            case ast.Call(args=[ast.Constant(str(code)), *_], keywords=keywords) if _named(node) in names:
                facts = frozenset(keyword.arg for keyword in keywords if keyword.arg)
                yield Call(code, facts, len(facts) < len(keywords))


def _named(node: ast.AST) -> str | None:
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name
    return None


def _template(code: str) -> re.Pattern[str]:
    """A code composed by the web client."""
    parts = re.split(r"\$\{[^}]*\}", code)
    return re.compile(r"([\w-]+)".join(map(re.escape, parts)))


def _pattern(code: ast.JoinedStr) -> re.Pattern[str]:
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"([\w-]+)" for part in code.values]
    return re.compile("".join(parts))
