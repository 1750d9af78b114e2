"""docs/hosting.md gives the figure of every limit, and it is that of the code."""

from __future__ import annotations

import re
from pathlib import Path

from boomtable.server import (
    app_state,
    bot_process,
    bot_worker,
    connections,
    downloads,
    log_budget,
    replay_process,
    replay_routes,
    replay_worker,
    serve,
    sockets,
    televisions,
    watching,
)
from boomtable.server.file_limit import WANTED_FILES

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
LIMITS = {
    "connections, in all": f"the limit on open files less {connections.OTHER_FILES}",
    "connections from one address, unless it is a proxy's": (
        f"{connections.MOST_FROM_ADDRESS}, and at most {connections.SHARE_OF_ADDRESS} of all"
    ),
    "sockets from one address": sockets.MOST_FROM_ADDRESS,
    "sockets with the key of one seat or screen": sockets.MOST_DEVICES,
    "spectators of a table": sockets.MOST_SPECTATORS,
    "seconds for a request to arrive completely": connections.REQUEST_SECONDS,
    "seconds in which some of an answer must be read": connections.UNREAD_SECONDS,
    "seconds between two pings on a socket, and for the pong": serve.HEARTBEAT,
    "seconds for a socket to be closed": connections.CLOSE_SECONDS,
    "frames of a socket, burst: messages, fragments, pings, pongs": sockets.BURST,
    "seconds for a bot's answer, once it is its turn": bot_process.TIME_LIMIT,
    "after which a bot that searches answers with the best it has found": bot_worker.SEARCH_SECONDS,
    "that the first questions wait for the bots' process": bot_process.FIRST_LIMIT,
    "for such a process to start": bot_process.START_LIMIT,
    "after which a spare one is started that takes its place at once": bot_process.SPARE_AFTER,
    "messages that wait for a slow device": sockets.BACKLOG,
    "bytes that wait for a slow device": sockets.BACKLOG_BYTES,
    "records and memoirs from one address, burst": app_state.DOWNLOADING[1],
    "replays of tables for one address, burst": app_state.WATCHING[1],
    "records replayed for one address, burst": app_state.BRINGING[1],
    "bytes of such a record": replay_routes.LARGEST_RECORD,
    "seconds to replay a game": replay_process.TIME_LIMIT,
    "bytes of memory for it, where the system can limit them": replay_worker.MOST_MEMORY,
    "bytes of replays of finished games that are kept in memory, packed": watching.KEPT_BYTES,
    "QR codes drawn for one address, burst": app_state.DRAWING[1],
    "questions of televisions from one address, burst": app_state.WAITING[1],
    "televisions that wait for a table": televisions.MOST_WAITING,
    "bytes of records and memoirs of finished games that are kept in memory": downloads.KEPT_BYTES,
    "moves at one table, burst": log_budget.MOVES_OF_TABLE[1],
    "other requests at one table, burst: chat, talk, settings": log_budget.TALK_OF_TABLE[1],
    "other requests of one member, burst": log_budget.TALK_OF_MEMBER[1],
    "all requests that are stored, from one address, burst": log_budget.ALL_OF_ADDRESS[1],
}
LOG = (log_budget.MOVES_OF_TABLE, log_budget.TALK_OF_TABLE, log_budget.TALK_OF_MEMBER, log_budget.ALL_OF_ADDRESS)
BUCKETS = (app_state.DOWNLOADING, app_state.WATCHING, app_state.BRINGING, app_state.DRAWING, app_state.WAITING, *LOG)
RATES = [sockets.RATE, *(rate for rate, _ in BUCKETS)]


def test_every_limit_has_its_figure() -> None:
    rows = re.findall(
        r"^\| ([^|]+) \| ([^|]+) \|[^|]*\|$", PAGE.split("\n## Limits\n")[1].split("\n## ")[0], re.MULTILINE
    )
    told = [(what, figure) for what, figure in rows if not what.startswith("limit")]
    assert [figure for what, figure in told if what == "of these a second"] == [f"{rate:g}" for rate in RATES]
    figures = {what: figure for what, figure in told if not what.startswith("of these")}
    assert figures == {what: f"{most:.12g}" if isinstance(most, float | int) else most for what, most in LIMITS.items()}


def test_the_limit_on_files_is_said() -> None:
    assert f"{WANTED_FILES:,}" in PAGE
