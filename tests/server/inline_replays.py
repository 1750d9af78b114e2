"""Replays without a process for each: the same answers, sooner."""

from __future__ import annotations

import asyncio
from importlib import import_module

import msgspec
import pytest

from boomtable.server import replay_worker
from boomtable.server.replay_process import ReplayProcess


async def exchange(process: ReplayProcess, question: bytes) -> bytes:
    games, asked = import_module(process._catalog).CATALOG, replay_worker.REQUEST.decode(question)
    return msgspec.msgpack.encode(await asyncio.to_thread(replay_worker.answer, games, asked))


def replay_inline(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ReplayProcess, "_exchange", exchange)
