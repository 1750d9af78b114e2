"""What the server notes for whoever runs it: codes with facts, a line of JSON each, and never a secret."""

from __future__ import annotations

import sys
from typing import Any

import structlog

log: Any = structlog.get_logger("boomtable")


def to_stderr(*, pretty: bool) -> None:
    """Notes go to stderr: for people on a terminal, as JSON everywhere else."""
    drawn: Any = structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks if not pretty else _as_is,
            drawn,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _as_is(_: Any, __: str, facts: Any) -> Any:
    return facts
