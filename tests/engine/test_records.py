"""Records can be replayed, and damaged or edited ones are recognised."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boomtable.engine import CHANCE, CLOCK, BadRecord, BadSetup, Change, Mistake, Ring, Table, but
from boomtable.engine.records import Played, Record, Spoken, begin, read, replay, write
from boomtable.games.catalog import find as find_in_catalog
from tests.each import each
from tests.engine.chatter import find, games_of, whole
from tests.engine.toys import lamps, standoff
from tests.titles import LAMPS, STANDOFF, TIME_BOMB, TITLES, Title

every_title = pytest.mark.parametrize("title", TITLES, ids=repr)


def lamps_record() -> Record:
    """Two coins, a press in each room, a word, and time."""
    tails, heads = lamps.Coin.TAILS, lamps.Coin.HEADS
    return but(
        begin(lamps.GAME, 2),
        log=(
            Played(CHANCE, lamps.DrawCoins((tails, tails, heads, heads))),
            Played(0, lamps.Press()),
            Spoken(0, lamps.Whisper(3)),
            Played(1, lamps.Press()),
            Played(CLOCK, Ring("round-1")),
        ),
    )


def replayed(text: str | bytes) -> Table[Any]:
    record = read(text, find)
    return replay(find(record.game), record)


def trouble(text: str | bytes) -> str:
    """The code of a record's error, if any."""
    try:
        replayed(text)
    except (BadRecord, BadSetup) as mistake:
        return mistake.code
    return ""


def raises(code: str, text: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as bad:
        replayed(text)
    assert bad.value.code == code
    return bad.value


def edited(record: Record, number: int, entry: Played | Spoken) -> Record:
    """The record with another entry in one place, and a digest to match."""
    return but(record, log=(*record.log[:number], entry, *record.log[number + 1 :]))


def signed(record: Record, **changes: Any) -> str:
    """Text with a correct digest, so that only the content can be wrong."""
    return write(but(record, **changes))


# Round trips.


@every_title
@each("number", range(6))
def test_a_game_survives_being_written_read_and_replayed(title: Title, number: int) -> None:
    record, table = whole(title, "record", number)
    again = read(write(record), find)
    assert again.log == record.log
    assert replay(title.game, again) == table
    assert write(again) == write(record)


@every_title
def test_random_games_hold_what_a_record_must_hold(title: Title) -> None:
    """Otherwise the round trips would prove little: talk if the title has it, chance, and several seats."""
    entries = [entry for number in range(6) for entry in whole(title, "record", number)[0].log]
    assert any(isinstance(entry, Spoken) for entry in entries) == bool(title.words)
    assert {0, 1, CHANCE} <= {entry.seat for entry in entries}


@every_title
def test_a_record_replays_to_any_point(title: Title) -> None:
    noted = list(games_of(title, "points"))
    record = read(write(noted[-1][0]), find)
    for number in range(0, len(noted), 1 + len(noted) // 12):
        assert replay(title.game, record, number) == noted[number][1]
    assert replay(title.game, record) == noted[-1][1]


@every_title
def test_a_game_that_is_not_over_can_be_written_down(title: Title) -> None:
    noted = list(games_of(title, "midway"))
    for record, table in noted[:: 1 + len(noted) // 12]:
        assert replay(title.game, read(write(record), find)) == table


def test_a_record_may_be_read_from_bytes() -> None:
    record = lamps_record()
    assert read(write(record).encode(), find).log == record.log


def test_noting_adds_one_entry() -> None:
    record = lamps_record()
    assert begin(lamps.GAME, 2).with_entry(record.log[0]).log == record.log[:1]
    assert record.with_entry(Played(0, lamps.Press())).log == (*record.log, Played(0, lamps.Press()))


def test_a_record_begins_with_the_house_rules_that_hold() -> None:
    record = begin(standoff.GAME, 3, {"double": "true"})
    assert (record.game, record.rules, record.players, record.log) == ("standoff", 1, 3, ())
    assert record.options == {"double": True, "rounds": 2}
    assert replay(standoff.GAME, record).state.options == standoff.Options(double=True)
    assert begin(standoff.GAME, 3, standoff.Options(double=True)) == record


WRITTEN = """\
{"game":"lamps","rules":1,"players":2,"options":{},"log":[
  ["played",-1,{"move":"draw-coins","coins":["tails","tails","heads","heads"]}],
  ["played",0,{"move":"press"}],
  ["said",0,{"move":"whisper","number":3}],
  ["played",1,{"move":"press"}],
  ["played",-2,{"move":"ring","alarm":"round-1"}]
],"digest":"91c79f2c536133cc"}
"""


def test_the_text_has_one_entry_a_line() -> None:
    assert write(lamps_record()) == WRITTEN


def test_what_was_written_once_can_be_read_for_ever() -> None:
    assert read(WRITTEN, find).log == lamps_record().log
    assert replayed(WRITTEN).state.rooms == (0, 1)


def test_the_text_is_json_and_a_record_without_entries_one_line() -> None:
    text = write(begin(lamps.GAME, 2))
    assert text.count("\n") == 1
    assert json.loads(text)["log"] == []
    assert replay(lamps.GAME, read(text, find)) == lamps.GAME.table(2)


def test_a_digest_depends_on_everything_in_the_record() -> None:
    record = begin(standoff.GAME, 2)
    others = [
        but(record, game="lamps"),
        but(record, rules=0),
        but(record, players=3),
        but(record, options={"double": True}),
        record.with_entry(Played(0, standoff.Pass())),
        record.with_entry(Spoken(0, standoff.Pass())),
        record.with_entry(Played(1, standoff.Pass())),
    ]
    digests = {json.loads(write(other))["digest"] for other in (record, *others)}
    assert len(digests) == 1 + len(others)


# Damaged and edited.


@every_title
def test_a_record_cut_short_anywhere_is_broken(title: Title) -> None:
    text = write(whole(title, "torn")[0])
    for length in range(0, len(text) - 2, 7):
        raises("record-broken", text[:length])


@every_title
def test_a_byte_changed_anywhere_is_noticed_or_changes_nothing(title: Title) -> None:
    touch(title, 60)


@pytest.mark.soak
@every_title
def test_a_byte_changed_at_any_place_at_all_is_noticed_or_changes_nothing(title: Title) -> None:
    touch(title, 10**9)


def touch(title: Title, places: int) -> None:
    """Edits at about this many evenly spaced places."""
    record, table = whole(title, "touched")
    text = write(record)
    for place in range(0, len(text) - 1, 1 + len(text) // places):
        for byte in '0"':
            touched = text[:place] + byte + text[place + 1 :]
            assert trouble(touched) or replayed(touched) == table


def test_a_move_changed_to_another_legal_one_is_noticed() -> None:
    text = write(lamps_record())
    assert raises("record-changed", text.replace('["tails","tails",', '["heads","tails",')).facts == {"game": "lamps"}
    raises("record-changed", text.replace('"number":3', '"number":4'))
    raises("record-changed", text.replace('["played",1,', '["played",0,'))


def test_a_record_without_its_digest_is_noticed() -> None:
    record = json.loads(write(lamps_record()))
    del record["digest"]
    raises("record-changed", json.dumps(record))


def test_a_move_changed_to_an_illegal_one_is_noticed_even_with_the_digest_made_to_match() -> None:
    bad = raises("record-illegal", signed(edited(lamps_record(), 3, Played(1, lamps.Guess(1)))))
    assert bad.facts == {"entry": 4, "why": "not-now", "rule": "ALL5"}
    bad = raises("record-illegal", signed(edited(lamps_record(), 4, Played(CLOCK, Ring("guess")))))
    assert bad.facts == {"entry": 5, "why": "too-late", "rule": "ALL7"}


def test_a_move_by_the_wrong_seat_is_noticed() -> None:
    bad = raises("record-illegal", signed(edited(lamps_record(), 3, Played(7, lamps.Press()))))
    assert bad.facts == {"entry": 4, "why": "not-asked", "rule": "ALL5"}
    bad = raises("record-illegal", signed(edited(lamps_record(), 0, Played(0, lamps_record().log[0].move))))  # type: ignore[union-attr]
    assert bad.facts == {"entry": 1, "why": "not-asked", "rule": "ALL5"}


def test_a_word_that_could_not_be_said_is_noticed() -> None:
    bad = raises("record-illegal", signed(edited(lamps_record(), 2, Spoken(9, lamps.Whisper(1)))))
    assert bad.facts == {"entry": 3, "why": "not-asked", "rule": "ALL5"}


def test_a_record_may_be_replayed_up_to_what_is_wrong() -> None:
    record = edited(lamps_record(), 3, Played(7, lamps.Press()))
    assert replay(lamps.GAME, record, 3) == replay(lamps.GAME, lamps_record(), 3)


@each(
    ("title", "entry", "detail"),
    [
        (LAMPS, Played(0, {"move": "jump"}), "Invalid value 'jump'"),
        (LAMPS, Played(0, {"move": "cut", "owner": 1}), "Invalid value 'cut'"),
        (LAMPS, Played(0, {"move": "guess"}), "missing required field `count`"),
        (LAMPS, Played(0, {"move": "guess", "count": "many"}), "Expected `int`, got `str`"),
        (LAMPS, Played(0, {}), "missing required field `move`"),
        (LAMPS, Played(0, None), "got `null`"),
        (LAMPS, Played(0, "press"), "got `str`"),
        (LAMPS, Spoken(0, {"move": "press"}), "Invalid value 'press'"),
        (LAMPS, Spoken(0, [1]), "got `array`"),
        (STANDOFF, Spoken(0, {"move": "whisper", "number": 1}), "no-talk"),
        (TIME_BOMB, Played(0, {"move": "accuse", "seat": 1}), "Invalid value 'accuse'"),
    ],
)
def test_a_move_of_another_game_is_malformed(title: Title, entry: Played | Spoken, detail: str) -> None:
    bad = raises("record-malformed", signed(begin(title.game, 4).with_entry(entry)))
    assert bad.facts["entry"] == 1
    assert detail in str(bad.facts["detail"])


@each(
    "entry",
    ["[]", '["played"]', '["played",0]', '["played","0",{}]', '["sung",0,{}]', "{}", "null", "7", '["played",0.5,{}]'],
)
def test_an_invalid_entry_is_refused(entry: str) -> None:
    raises("record-broken", write(begin(lamps.GAME, 2)).replace('"log":[]', f'"log":[{entry}]'))


@each("text", ["", " ", "null", "[]", "{}", "7", "boom", '{"game":"lamps"}', b"\x00", b"\xff\xfe"])
def test_an_invalid_record_is_refused(text: str | bytes) -> None:
    raises("record-broken", text)


@pytest.mark.parametrize(
    "text",
    [
        write(lamps_record()).encode().replace(b"tails", b"t\xe4ils", 1),
        write(lamps_record()).replace("tails", "t\ud800ils", 1),
        write(begin(lamps.GAME, 2)).replace("{}", '{"deep":' + "[" * 10**5 + "]" * 10**5 + "}"),
    ],
    ids=["not utf-8", "half a character", "too deep"],
)
def test_text_that_cannot_even_be_decoded_is_broken(text: str | bytes) -> None:
    raises("record-broken", text)


# Set-up.


def test_a_record_of_newer_rules_is_not_guessed_at() -> None:
    bad = raises("record-newer", signed(lamps_record(), rules=2))
    assert bad.facts == {"game": "lamps", "rules": 2, "known": 1}


def test_a_record_of_older_rules_is_read() -> None:
    older = signed(lamps_record(), rules=0)
    assert replay(lamps.GAME, read(older, find)) == replay(lamps.GAME, lamps_record())


CHANGED = but(
    standoff.GAME,
    rules=3,
    changes=(
        Change(rules=2, rule="S1", before={"double": True}),
        Change(rules=3, rule="S2", touches=lambda players, options: players == 2 and options.double),
    ),
)


def test_what_an_older_record_does_not_name_is_as_it_was() -> None:
    def doubled(rules: int, options: dict[str, Any]) -> bool:
        record = but(begin(CHANGED, 3), rules=rules, options=options)
        return bool(replay(CHANGED, record).state.options.double)

    assert (doubled(1, {}), doubled(1, {"double": False}), doubled(2, {})) == (True, False, False)


def test_a_record_that_meets_a_changed_rule_is_refused_with_its_number() -> None:
    met = but(begin(CHANGED, 2), rules=2, options={"double": True})
    with pytest.raises(BadRecord) as bad:
        replay(CHANGED, met)
    assert (bad.value.code, bad.value.facts) == ("rule-changed", {"game": "standoff", "rule": "S2"})
    for other in (but(met, rules=3), but(met, players=3), but(met, options={})):
        assert replay(CHANGED, other).at == 0


def test_a_record_of_an_unknown_game_says_which_games_there_are() -> None:
    with pytest.raises(BadSetup) as bad:
        read(signed(lamps_record(), game="lanterns"), find_in_catalog)
    assert bad.value.code == "unknown-game"
    assert bad.value.facts["game"] == "lanterns"
    assert "time-bomb" in str(bad.value.facts["allowed"])


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"players": 0}, "bad-players"),
        ({"players": 9}, "bad-players"),
        ({"players": -2}, "bad-players"),
        ({"options": {"rounds": 3}}, "bad-option"),
        ({"options": {"rounds": None}}, "bad-option"),
        ({"options": {"triple": True}}, "unknown-option"),
    ],
)
def test_a_record_of_a_table_that_cannot_be_set_up_says_why(changes: dict[str, Any], why: str) -> None:
    bad = raises("record-setup", signed(begin(standoff.GAME, 2), **changes))
    assert str(bad.facts["detail"]).startswith(why)


def test_a_record_begun_with_a_bad_option_is_a_bad_setup() -> None:
    with pytest.raises(BadSetup, match="bad-option"):
        begin(standoff.GAME, 2, {"rounds": 3})


def test_every_bad_record_is_a_mistake_with_a_code_and_facts() -> None:
    bad = raises("record-newer", signed(lamps_record(), rules=2))
    assert isinstance(bad, Mistake)
    assert str(bad) == "record-newer, game = lamps, rules = 2, known = 1"
