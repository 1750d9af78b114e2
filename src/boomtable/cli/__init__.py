"""The `boomtable` command: what people type, and what is printed for them."""

from boomtable.cli.commands import main

__all__ = ["main"]
