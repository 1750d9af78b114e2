"""Every text a person reads, as Fluent messages looked up by code."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["say"]


def say(code: str, /, **facts: str | int) -> str:
    """The words for a code, or KeyError where there are none."""
    pattern = english().get_message(code).value
    if pattern is None:
        raise KeyError(code)
    words, gaps = english().format_pattern(pattern, facts)
    if gaps:
        raise gaps[0]
    return str(words)


@cache
def english() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for page in files(__name__).joinpath("en").iterdir():
        bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle
