"""Write web/src/wire: TypeScript types of all messages, generated from the Python ones.

`python tools/typescript.py` writes the files; with `--check` it only says which of them are stale.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import msgspec.inspect as i
from msgspec import NODEFAULT, Struct

from boomtable.engine import Advice, Game
from boomtable.engine.records import Record
from boomtable.games.catalog import CATALOG
from boomtable.wire import from_client, http, offers, protocol, replays, to_client

FOLDER = Path(__file__).parents[1] / "web" / "src" / "wire"
HEADER = "// generated; do not edit: `make types` writes it anew\n"
HOLES = {
    "view": "V",
    "move": "M",
    "moves": "M",
    "talk": "T",
    "truth": "T",
    "facts": "F",
}  # types that each title fills in
PLAIN: dict[type, str] = {
    i.NoneType: "null",
    i.BoolType: "boolean",
    i.IntType: "number",
    i.FloatType: "number",
    i.StrType: "string",
}


class Page:
    """One file: all types its roots consist of, each under a unique name."""

    def __init__(
        self, roots: list[Any], unions: Mapping[str, list[Any]], given: Mapping[type, str], holes: Mapping[str, str]
    ) -> None:
        self.unions, self.holes = unions, holes
        self.kinds = {kind.cls: kind for kind in reached(roots)}
        self.names = named(self.kinds, given, unions)
        self.aliases = {frozenset(union): name for name, union in unions.items() if len(union) > 1}
        self.received = {kind.cls for kind in reached(root for root in roots if not issubclass(root, protocol.Sent))}

    def __str__(self) -> str:
        types = [self.enum(kind) if isinstance(kind, i.EnumType) else self.struct(kind) for kind in self.kinds.values()]
        return "\n".join([*types, *(self.union(name, union) for name, union in self.unions.items())])

    def enum(self, kind: i.EnumType) -> str:
        values = " | ".join(json.dumps(member.value) for member in kind.cls)
        return f"{doc(kind.cls)}export type {self.names[kind.cls]} = {values};\n"

    def struct(self, kind: i.StructType) -> str:
        head, parts = f"{self.names[kind.cls]}{self.arguments([kind.cls])}", [*self.parts(kind)]
        if kind.array_like:
            return f"{doc(kind.cls)}export type {head} = readonly [{', '.join(parts)}];\n"
        if not parts:
            return f"{doc(kind.cls)}export type {head} = {{ readonly [key: string]: never }};\n"
        lines = "".join(f"  readonly {part};\n" for part in parts)
        return f"{doc(kind.cls)}export interface {head} {{\n{lines}}}\n"

    def parts(self, kind: i.StructType) -> Iterator[str]:
        """The tag and the fields. A client may leave out fields with a default; the server never does."""
        if kind.tag is not None:
            yield f"{kind.tag_field}: {json.dumps(kind.tag)}"
        for field in kind.fields:
            may_lack = not field.required and (kind.cls not in self.received or _unset(field))
            yield f"{field.encode_name}{'?' * may_lack}: {self.text(field.type, self.holes.get(field.name))}"

    def union(self, name: str, classes: list[type]) -> str:
        if not classes:
            return f"export type {name} = never;\n"
        each = "".join(f"\n  | {self.use(cls)}" for cls in classes)
        return f"export type {name}{self.arguments(classes)} ={each};\n"

    def text(self, kind: i.Type, hole: str | None = None) -> str:
        """A type in TypeScript."""
        if plain := PLAIN.get(type(kind)):
            return plain
        match kind:
            case i.Metadata(type=kind):
                return self.text(kind, hole)
            case i.AnyType() | i.RawType():
                return hole or "unknown"
            case i.LiteralType(values=values):
                return " | ".join(map(json.dumps, values))
            case i.EnumType(cls=cls) | i.StructType(cls=cls):
                return self.use(cls)
            case i.TupleType(item_types=items):
                return f"readonly [{', '.join(self.text(item, hole) for item in items)}]"
            case i.CollectionType(item_type=item):
                each = self.text(item, hole)
                return f"readonly ({each})[]" if " | " in each or each.startswith("readonly") else f"readonly {each}[]"
            case i.DictType(value_type=value):
                return f"{{ readonly [key: string]: {self.text(value, hole)} }}"
            case i.UnionType(types=types):
                return self.either(types, hole)
        raise TypeError(f"no TypeScript for {kind}")

    def either(self, kinds: Iterable[i.Type], hole: str | None) -> str:
        """A union, by its name if it has one."""
        structs = [kind.cls for kind in kinds if isinstance(kind, i.StructType)]
        others = [self.text(kind, hole) for kind in kinds if not isinstance(kind, i.StructType)]
        known = self.aliases.get(frozenset(structs))
        return " | ".join([*([f"{known}{self.arguments(structs)}"] if known else map(self.use, structs)), *others])

    def use(self, cls: type) -> str:
        return self.names[cls] + self.arguments([cls])

    def arguments(self, classes: Iterable[type]) -> str:
        """The type parameters of types made of these: views, moves, talk."""
        fields = [f for k in reached(classes) if isinstance(k, i.StructType) for f in k.fields]
        letters = {self.holes[field.name] for field in fields if field.name in self.holes and is_open(field.type)}
        return f"<{', '.join(sorted(letters, key='VMTF'.index))}>" if letters else ""


def _unset(field: i.Field) -> bool:
    """Whether the server may leave it out too: its default is UNSET."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def is_open(kind: i.Type) -> bool:
    return isinstance(kind, i.AnyType | i.RawType) or any(map(is_open, inner(kind)))


def inner(kind: i.Type) -> Iterable[i.Type]:
    """The parts of a type, except the fields of structs."""
    match kind:
        case i.Metadata(type=kind):
            return (kind,)
        case i.UnionType(types=kinds) | i.TupleType(item_types=kinds):
            return kinds
        case i.CollectionType(item_type=item) | i.DictType(value_type=item):
            return (item,)
    return ()


def reached(classes: Iterable[type]) -> list[i.StructType | i.EnumType]:
    """Every struct and enum these consist of, once, in order of appearance."""
    found: dict[type, i.StructType | i.EnumType] = {}

    def walk(kind: i.Type) -> None:
        if isinstance(kind, i.StructType | i.EnumType) and kind.cls not in found:
            found[kind.cls] = kind
            for field in kind.fields if isinstance(kind, i.StructType) else ():
                walk(field.type)
        for part in inner(kind):
            walk(part)

    for cls in classes:
        walk(i.type_info(cls))
    return [*found.values()]


def members(union: Any) -> list[type]:
    """The structs in a union; nothing where there is none."""
    return [kind for kind in get_args(union) or (union,) if isinstance(kind, type) and issubclass(kind, Struct)]


def named(kinds: Mapping[type, Any], given: Mapping[type, str], taken: Iterable[str]) -> dict[type, str]:
    """A name for each; classes with the same name get a suffix: RevealMove, RevealNews."""
    count = Counter([*taken, *given.values(), *(cls.__name__ for cls in kinds if cls not in given)])
    longer = {cls: cls.__name__ + (getattr(kind, "tag_field", None) or "kind").title() for cls, kind in kinds.items()}
    names = {cls: given.get(cls) or (cls.__name__ if count[cls.__name__] == 1 else longer[cls]) for cls in kinds}
    if len({*names.values(), *taken}) < len(names) + len({*taken}):
        raise TypeError(f"two types share a name: {sorted(names.values())}")
    return names


def doc(cls: type) -> str:
    text = " ".join((vars(cls).get("__doc__") or "").split())
    return f"/** {text} */\n" if text else ""


def wire_page() -> str:
    """The messages, with type parameters for what each title fills in."""
    classes = [
        c
        for module in (protocol, http, from_client, to_client, offers, replays)
        for c in vars(module).values()
        if _defined(c, module.__name__)
    ]
    unions = {"AnyAsk": from_client.AnyAsk, "AnyTell": to_client.AnyTell, "Offer": offers.AnyOffer}
    page = Page(
        [*(c for c in classes if not c.__subclasses__()), Advice, Record],
        {name: members(union) for name, union in unions.items()},
        {},
        HOLES,
    )
    codes = "".join(f"  {name}: {code},\n" for name, code in vars(protocol.Close).items() if name.isupper())
    close = f"/** {protocol.Close.__doc__} */\nexport const Close = {{\n{codes}}} as const;\n"
    number = "export type CloseCode = (typeof Close)[keyof typeof Close];\n"
    return "\n".join([HEADER, f"export const PROTOCOL = {protocol.PROTOCOL};\n", close, number, str(page)])


def _defined(value: Any, module: str) -> bool:
    return isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module


def title_page(game: Game[Any, Any]) -> str:
    """One title: its view, moves, talk, news, options and finale."""
    seen = reached([game.view])
    tagged = {tag: [kind.cls for kind in seen if getattr(kind, "tag_field", None) == tag] for tag in ("news", "step")}
    moves, talk = members(game.moves), members(game.talk)
    unions = {"Move": moves, "Talk": talk, "News": tagged["news"], "Step": tagged["step"]}
    told = get_type_hints(game.finale)
    unions |= {"Because": members(told["because"]), "Highlight": members(told["moment"])}
    roots = [game.view, game.options, *moves, *talk, game.finale]
    page = str(Page(roots, unions, {game.view: "View", game.options: "Options", game.finale: "Finale"}, {}))
    return "\n".join([HEADER, page, *([printed(game.printed)] if game.printed else [])])


def printed(cards: Mapping[str, Any]) -> str:
    """The printed faces of a title's cards, for boards that draw them."""
    lines = "".join(f"  {json.dumps(card)}: {msgspec.json.encode(facts).decode()},\n" for card, facts in cards.items())
    return f"/** What is printed on the cards. */\nexport const PRINTED = {{\n{lines}}} as const;\n"


def pages(games: Iterable[Game[Any, Any]]) -> dict[str, str]:
    """Every file's text by its name."""
    return {"messages.ts": wire_page(), **{f"{game.id}.ts": title_page(game) for game in games}}


def stale(folder: Path, wanted: Mapping[str, str]) -> list[Path]:
    """Files that are out of date, and files of titles that no longer exist."""
    there = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.ts")}
    ours = {name: text for name, text in there.items() if name in wanted or text.startswith(HEADER)}
    return [folder / name for name in sorted({*ours, *wanted}) if ours.get(name) != wanted.get(name)]


def write(folder: Path, wanted: Mapping[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path in stale(folder, wanted):
        if path.name in wanted:
            path.write_text(wanted[path.name], encoding="utf-8", newline="\n")
        else:
            path.unlink()


def main(*arguments: str) -> str | None:
    wanted = pages(CATALOG.values())
    if "--check" not in arguments:
        write(FOLDER, wanted)
    old = ", ".join(path.relative_to(FOLDER.parents[2]).as_posix() for path in stale(FOLDER, wanted))
    return f"stale: {old}; `make types` renews them" if old else None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
