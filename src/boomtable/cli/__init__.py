"""The `boomtable` command: what people type, and what is printed for them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

__all__ = ["INTERRUPTED", "main"]

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code, also if it is interrupted while it is still being loaded."""
    try:
        from boomtable.cli.commands import run

        code = run(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # after the ^C
        return INTERRUPTED
    except BrokenPipeError:  # nobody reads on
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
