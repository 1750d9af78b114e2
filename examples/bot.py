"""A bot for any game: `python examples/bot.py http://localhost:8470 CODE --name Robo`. See docs/protocol.md."""

import argparse
import json
import random
import secrets
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

FOR_GOOD = {4400, 4401, 4403, 4404, 4410, 4426}  # reconnect after any other close, as after network trouble


def choose(offer: dict[str, Any]) -> Any:
    match offer:
        case {"kind": "one-of", "moves": moves}:
            return random.choice(moves)
        case {"kind": "either", "parts": parts}:
            return choose(random.choice(parts))
        case {"kind": "tally", "move": move, "kinds": kinds, "most": most, "others": others}:
            return random.choice([*others, {"move": move, random.choice(kinds): random.randint(0, most)}])
    pack, sizes = random.sample(offer["cards"], len(offer["cards"])), offer.get("sizes", [])
    hands = [sorted(pack[sum(sizes[:n]) :][:size]) for n, size in enumerate(sizes)]
    made = {"drawn": pack and pack[0], "subset": sorted(pack[: offer.get("count")]), "shuffled": pack, "dealt": hands}
    return {"move": offer["move"], offer["field"]: made[offer["kind"]]}


def reply(message: dict[str, Any], mine: dict[str, Any]) -> Any:
    match message:  # asked the same question again, send the same answer with the same id, so that it counts once
        case {"type": "table", "phase": "lobby", "number": game} if game != mine["game"]:
            line = secrets.token_hex(16)  # made after seeing the commitment, so nobody can have anticipated it
            mine |= {"game": game, "line": line, "ask": {"type": "ready", "id": secrets.token_hex(8), "entropy": line}}
        case {"type": "table", "phase": "playing", "fair": {"entropy": lines}} if mine["line"] not in lines:
            print("The cards were dealt without my line. Do not trust them.")
        case {"type": "update", "prompt": None}:
            mine["ask"] = {}
        case {"type": "update", "prompt": {"owed": False}} if time.monotonic() < mine["rest"]:
            mine["ask"] = {}  # in real time anyone may act, but nobody has to, and not all the time
        case {"type": "update", "prompt": {"number": number, "offer": offer}} if mine["ask"].get("prompt") != number:
            ask = {"type": "play", "id": secrets.token_hex(8), "prompt": number, "move": choose(offer)}
            mine |= {"ask": ask, "rest": time.monotonic() + random.uniform(5, 15)}
    return mine["ask"] if message["type"] in ("table", "update") else None


def main(url: str, code: str, name: str) -> None:
    table, body = f"{url}/api/tables/{code}", json.dumps({"name": name, "bearer": True}).encode()
    with urlopen(Request(f"{table}/join", body, {"Content-Type": "application/json"})) as seated:
        key, mine = json.load(seated)["key"], {"game": 0, "line": "", "ask": {}, "rest": 0.0}
    while True:
        try:
            with connect(f"ws{table[4:]}/socket?v=1", additional_headers={"Authorization": f"Bearer {key}"}) as socket:
                for text in socket:
                    if ask := reply(json.loads(text), mine):
                        socket.send(json.dumps(ask))
        except (OSError, WebSocketException) as error:
            if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in FOR_GOOD:
                return
        time.sleep(random.uniform(0.5, 2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    for argument in ("url", "code", "--name"):
        parser.add_argument(argument, default="Robo")
    main(**vars(parser.parse_args()))
