"""Names and chat are plain text: one line, of limited length, without invisible characters."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx

from boomtable.server.names import check_newcomer, clean_name, look_alike
from tests.server.harness import LocalServer, start_server

RTL, JOINER = "\u202e", "\u200d"
NAMES = {
    "  Ann\t\n of  Green\u00a0Hill ": "Ann of Green Hill",
    f"{RTL}nnA\u2066\u200b\ufeff\u0000": "nnA",
    "<b>Bob</b> & co": "<b>Bob</b> & co",
    f"\U0001f468{JOINER}\U0001f469{JOINER}\U0001f467": f"\U0001f468{JOINER}\U0001f469{JOINER}\U0001f467",
    "Zoe\u0308": "Zo\u00eb",
}


async def test_names_and_chat_are_one_line_of_plain_text(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(name="Host")
        for name in NAMES:
            guest = await server.join(host.code, name)
            await guest.do("chat", text=name)
        await host.until(lambda me: len(me.messages) and me.latest("chat")["lines"][-1]["number"] == len(NAMES))
        assert [chair["name"] for chair in host.roster["chairs"]] == ["Host", *NAMES.values()]
        chats = [line["text"] for message in host.messages if message["type"] == "chat" for line in message["lines"]]
        assert chats == [*NAMES.values()]


async def test_nobody_is_called_nothing_or_too_much(tmp_path: Path) -> None:
    """U+0958 is one character that becomes two when normalized."""
    names: list[Any] = ["", " ", "\u200b\u202e", JOINER, "x" * 25, "\u0958" * 24, None, 7]
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        for name in names:
            answer = await join(server, host.code, name)
            assert answer.status_code in (400, 409), name
            assert {*answer.json()} == {"code", "facts"}, name


async def test_nobody_can_pass_for_somebody_else_with_letters_that_do_not_show(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(name="Ann")
        for name in ("ann", "Ann\u200b", f"Ann{JOINER}", f"A{JOINER}nn"):
            answer = await join(server, host.code, name)
            assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


LOOK_ALIKES = {
    "Cyrillic": "\u0410nn",
    "Greek": "\u0391nn",
    "all of it Cyrillic and Armenian": "\u0410\u0578\u0578",
    "fullwidth": "\uff21\uff4e\uff4e",
    "mathematical": "\U0001d400\U0001d427\U0001d427",
    "Hangul filler": "Ann\u3164",
    "half-width filler": "\uffa0Ann",
    "Braille blank": "\u2800Ann\u2800",
    "variation selector": "Ann\ufe0f",
    "grapheme joiner": "A\u034fnn",
    "Khmer vowel that does not show": "Ann\u17b4",
    "written from right to left": "\u202eAnn\u202c",
    "tag": "Ann\U000e0041",
}
PAIRS = (
    ("Ian", "lan"),
    ("Bob", "B0b"),
    ("IDA", "lDA"),
    ("Tom", "Torn"),
    ("O'Neil", "O\u2019Neil"),
    ("Zo\u00eb", "Z\u043e\u00eb"),
)


async def test_nobody_can_pass_for_somebody_else_with_letters_that_look_the_same(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(name="Ann")
        for kind, name in LOOK_ALIKES.items():
            answer = await join(server, host.code, name)
            assert (answer.status_code, answer.json().get("code")) == (409, "name-taken"), kind
    assert [pair for pair in PAIRS if not look_alike(*pair) or not look_alike(*reversed(pair))] == []


async def test_nobody_is_called_like_a_bot_or_like_the_reader(tmp_path: Path) -> None:
    """A real Ada may come: the bot Ada then gets another name on every screen."""
    async with start_server(tmp_path) as server:
        host = await server.open_table(name="Ann")
        for name in ("You", "yOU", "Y\u043eu", "Bot 3", "bot l2", "\u0412ot 7", "Ad\u0430", "\uff22en", "Esrne"):
            answer = await join(server, host.code, name)
            assert (answer.status_code, answer.json().get("code")) == (409, "name-reserved"), name
        for name in ("Ada", "BEN", "Youri", "Bothild"):
            await server.join(host.code, name)


async def test_marks_do_not_flood_a_name(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(name="Ann")
        for name in ("Z" + "\u0300" * 5, "\u0301Bob", "\u1ec7\u0300\u0301\u0302"):
            answer = await join(server, host.code, name)
            assert (answer.status_code, answer.json().get("code")) == (409, "too-many-marks"), name
        for name in ("\u0301", "\u3164", "\u2800\u3164", "\ufe0f", "\U0001d159"):
            answer = await join(server, host.code, name)
            assert (answer.status_code, answer.json().get("code")) == (409, "empty-text"), name


HONEST = (
    *("Γιώργος", "Ελένη", "Ὀδυσσεύς", "Αθηνά", "Нина", "Вова", "Йосип", "Ольга", "Олег", "Ирина"),
    *("محمد", "فاطمة", "عَلِيّ", "علی‌رضا", "נֹעָה", "יוסף", "王伟", "王偉", "李娜", "金正", "さくら", "サクラ", "桜"),
    *("김민준", "이서연", "박지훈", "राजेश", "प्रियंका", "कृष्ण", "अनुष्का", "சரண்யா", "สมชาย", "นิดา", "Nguyễn", "Đặng"),
    *(
        "José",
        "Jose",
        "Zoë",
        "Søren",
        "Łukasz",
        "Ağca",
        "Ömer",
        "Þóra",
        "O'Brien",
        "Jean-Luc",
        "D'Arcy",
        "🦊",
        "❤️",
        "ბექა",
    ),
)


def test_honest_names_in_any_script_are_taken_side_by_side() -> None:
    """Each of them, with all the others at the table."""
    names = [clean_name(name) for name in HONEST]
    for number, name in enumerate(names):
        check_newcomer(name, names[:number])


async def test_chat_has_its_limits(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        for text, why in ((" \n", "empty-text"), ("\u202e", "empty-text"), ("\u0958" * 280, "text-too-long")):
            assert await host.refused("chat", text=text) == why
        for text in ("", "x" * 281):
            await host.send(json.dumps({"type": "chat", "id": "too-much", "text": text}))
        await host.until(lambda me: [each.get("code") for each in me.messages].count("malformed") == 2)
        await host.do("chat", text="x" * 280)
        assert [len(line["text"]) for line in host.latest("chat")["lines"]] == [280]


async def join(server: LocalServer, code: str, name: Any) -> httpx.Response:
    return await server.http.post(f"/api/tables/{code}/join", json={"name": name})
