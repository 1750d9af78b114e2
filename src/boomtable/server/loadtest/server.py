"""A server to measure, in its own process: called with a database, the port for metrics, a pace of shows and a bus."""

from __future__ import annotations

import os
import sys
from signal import SIGTERM
from threading import Thread

from boomtable.server.log import to_stderr
from boomtable.server.serve import ServerConfig, serve


def end_with_standard_input() -> None:
    """Whoever measures holds the other end, and lets go of it even when killed."""
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), SIGTERM)


def main(database: str, metrics: str, show: str = "0", bus: str | None = None) -> None:
    Thread(target=end_with_standard_input, daemon=True).start()
    to_stderr(pretty=False)
    config = ServerConfig(
        database_url=database,
        bus=bus,
        host="127.0.0.1",
        port=0,
        metrics=("127.0.0.1", int(metrics)),
        limited=False,
        show=float(show),
    )
    serve(config, lambda endpoint: print(endpoint.port, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
