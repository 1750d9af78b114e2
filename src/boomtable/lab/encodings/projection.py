"""Compiles a title's view code reduced to the fields that an encoding reads."""

from __future__ import annotations

import ast
from collections.abc import Callable
from inspect import getsource
from textwrap import dedent
from typing import Any

from msgspec import defstruct

from boomtable.engine import State


class NotProjectable(Exception):  # noqa: N818  (it never leaves this module)
    """The view code is not just assignments and one constructor call."""


def projection(state: type[State], fields: tuple[str, ...]) -> Callable[[Any, Any], Any]:
    """A function of a state and a viewer that computes only these fields of the view.

    It is compiled from the source of `seen_from`, so that each field is computed by the very expression that the view
    uses. No fields are all of them; then, and where `seen_from` is of another shape, the whole view is made.
    """
    try:
        return _cut_down(state, fields)
    except (NotProjectable, OSError):  # without source code there is nothing to reduce
        return state.view


def _cut_down(state: type[State], fields: tuple[str, ...]) -> Callable[[Any, Any], Any]:
    statements, values, names = _parts(state, "seen_from")
    if not fields or not values.keys() >= {*fields}:
        raise NotProjectable
    wanted = [values[field] for field in fields]
    call = ast.Return(ast.Call(ast.Name("Seen", ast.Load()), wanted, []))
    arguments = ast.arguments([], [ast.arg("self"), ast.arg("viewer")], None, [], [], None, [])
    function = ast.FunctionDef("seen", arguments, [*_used(statements, call), call], [])
    module = ast.fix_missing_locations(ast.Module([function], []))
    space = {**names, "Seen": defstruct("Seen", fields, frozen=True)}
    exec(compile(module, f"<{state.__name__} projected>", "exec"), space)
    seen: Callable[[Any, Any], Any] = space["seen"]
    return seen


def _parts(state: type[State], name: str) -> tuple[list[ast.stmt], dict[str, ast.expr], dict[str, Any]]:
    """The statements of a method before its last, what that returns by name, and the names that they know."""
    method = getattr(getattr(state, name), "func", getattr(state, name))  # that of a cached property
    definition = ast.parse(dedent(getsource(method))).body[0]
    assert isinstance(definition, ast.FunctionDef)
    *statements, last = definition.body
    statements = [each for each in statements if not _is_text(each)]
    if not all(isinstance(each, ast.Assign) for each in statements) or not isinstance(last, ast.Return):
        raise NotProjectable
    match last.value:
        case ast.Dict(keys, found):
            values = {ast.literal_eval(key): value for key, value in zip(keys, found, strict=True) if key}
            for inner in [value for key, value in zip(keys, found, strict=True) if not key]:
                before, shared = _taken_over(state, inner, method.__globals__)
                if _names(*before) & _names(*[target for each in statements for target in each.targets]):  # type: ignore[attr-defined]
                    raise NotProjectable  # one name means two things
                statements, values = [*before, *statements], shared | values
            return statements, values, method.__globals__
        case ast.Call(ast.Name(), [], keywords):
            return _called(state, statements, keywords, method.__globals__)
    raise NotProjectable


def _taken_over(
    state: type[State], inner: ast.expr, names: dict[str, Any]
) -> tuple[list[ast.stmt], dict[str, ast.expr]]:
    """What a dict takes over as `**self.property`."""
    match inner:
        case ast.Attribute(ast.Name("self"), name):
            statements, values, theirs = _parts(state, name)
            if theirs is names:
                return statements, values
    raise NotProjectable


def _called(
    state: type[State], statements: list[ast.stmt], keywords: list[ast.keyword], names: dict[str, Any]
) -> tuple[list[ast.stmt], dict[str, ast.expr], dict[str, Any]]:
    """A call of the view's class; what it takes over as `**self.method(viewer)` comes first."""
    values, known = dict[str, ast.expr](), {**names}
    for keyword in keywords:
        match keyword:
            case ast.keyword(None, ast.Call(ast.Attribute(ast.Name("self"), inner), [ast.Name("viewer")], [])):
                if statements:
                    raise NotProjectable  # its names could be confused with those of the inner method
                statements, shared, theirs = _parts(state, inner)
                if any(
                    names.get(name, theirs[name]) is not theirs[name] for name in _names(*shared.values()) & {*theirs}
                ):
                    raise NotProjectable  # one name means two things
                values |= shared
                known = {**theirs, **names}
            case ast.keyword(str(name), value):
                values[name] = value
    return statements, values, known


def _used(statements: list[ast.stmt], last: ast.stmt) -> list[ast.stmt]:
    """The assignments that are needed for the last statement."""
    used, kept = _names(last), list[ast.stmt]()
    for statement in reversed(statements):
        assert isinstance(statement, ast.Assign)
        if any(used & _names(target) for target in statement.targets):
            used |= _names(statement)
            kept.insert(0, statement)
    return kept


def _names(*nodes: ast.AST) -> set[str]:
    return {each.id for node in nodes for each in ast.walk(node) if isinstance(each, ast.Name)}


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
