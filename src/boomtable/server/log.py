"""The server's own log: codes with facts, one line of JSON each, never a secret."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import Any

import structlog
from structlog.processors import ExceptionRenderer, JSONRenderer, TimeStamper, add_log_level
from structlog.stdlib import ProcessorFormatter
from structlog.tracebacks import ExceptionDictTransformer

log: Any = structlog.get_logger("boomtable")

WHERE = ExceptionRenderer(ExceptionDictTransformer(show_locals=False))  # local variables hold keys, names and cards


class SafeStderr:
    """Stderr, ignoring errors: a full disk must not stop the server."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def to_stderr(*, pretty: bool) -> None:
    """Log to stderr, libraries included: readable lines on a terminal, JSON everywhere else."""
    noted: list[Any] = [add_log_level, TimeStamper(fmt="iso", utc=True)]
    drawn: list[Any] = [WHERE, JSONRenderer()]
    if pretty:
        drawn = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    notes: Any = SafeStderr()
    structlog.configure(processors=[*noted, *drawn], logger_factory=structlog.PrintLoggerFactory(notes))
    others = logging.StreamHandler(sys.stderr)
    others.setFormatter(
        ProcessorFormatter(foreign_pre_chain=noted, processors=[ProcessorFormatter.remove_processors_meta, *drawn])
    )
    logging.basicConfig(handlers=[others], level=logging.WARNING, force=True)
