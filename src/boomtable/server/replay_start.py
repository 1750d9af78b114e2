"""The program that replays one game: tables and their bots go first, also while it is being loaded.

`python -m boomtable.server.replay_start CATALOG`
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

POLITE = 10


def main(catalog: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, which then ends this
    with suppress(AttributeError):  # on Windows
        os.nice(POLITE)
    from boomtable.server import replay_worker  # which takes most of a second

    replay_worker.main(catalog)


if __name__ == "__main__":
    main(sys.argv[1])
