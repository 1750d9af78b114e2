"""A title in the catalog: what it accepts, what it refuses, and how its moves are read."""

from __future__ import annotations

import pickle
from importlib import import_module
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any

import pytest

from boomtable.engine import (
    CHANCE,
    BadMove,
    BadNotation,
    BadRecord,
    BadSetup,
    Finale,
    Game,
    GameOptions,
    Illegal,
    Mistake,
    Option,
    Outcome,
    Refusal,
    Ring,
    but,
)
from boomtable.engine.game import tags
from boomtable.games import time_bomb
from boomtable.games.catalog import CATALOG, find
from boomtable.games.time_bomb import Accuse, Claim, Claims, Cut
from tests.each import each
from tests.engine.toys import lamps, standoff
from tests.engine.toys.standoff import Choose, Options
from tests.titles import TITLES, Title

every_title = pytest.mark.parametrize("title", TITLES, ids=repr)


def bad_setup(game: Game[Any, Any], players: Any = None, options: Any = None) -> BadSetup:
    with pytest.raises(BadSetup) as bad:
        game.table(game.seats[0] if players is None else players, options)
    return bad.value


# The catalog.


@pytest.mark.parametrize("name", CATALOG)
def test_a_title_is_found_by_its_id(name: str) -> None:
    assert find(name) is CATALOG[name]
    assert find(name).id == name


@pytest.mark.parametrize("name", ["", "chess", "Time Bomb", "time_bomb", "TIME-BOMB"])
def test_an_unknown_title_lists_those_there_are(name: str) -> None:
    with pytest.raises(BadSetup) as bad:
        find(name)
    assert bad.value.code == "unknown-game"
    assert bad.value.facts == {"game": name, "allowed": ", ".join(CATALOG)}
    assert "time-bomb" in str(bad.value)


@every_title
def test_a_title_says_who_can_play_and_win(title: Title) -> None:
    game = title.game
    assert len(game.seats) > 1
    assert len(set(game.sides)) == len(game.sides) > 1


# House rules.


def test_house_rules_are_listed_with_their_default_and_what_is_allowed() -> None:
    claims, first = time_bomb.GAME.option_list
    assert (first.name, first.default, first.allowed) == ("first", CHANCE, ())
    assert claims == Option("claims", Claims, "free", ("free", "in_turn", "off"))
    double, rounds = standoff.GAME.option_list
    assert (double.name, double.default, double.allowed) == ("double", False, ("false", "true"))
    assert (rounds.name, rounds.default, rounds.allowed) == ("rounds", 2, ("1", "2"))
    assert lamps.GAME.option_list == ()


def test_options_left_out_have_their_default() -> None:
    assert standoff.GAME.read_options({}) == Options(double=False, rounds=2)
    assert standoff.GAME.read_options({"double": True}) == Options(double=True, rounds=2)
    assert standoff.GAME.table(2).state.options == Options()
    assert standoff.GAME.table(2, {}) == standoff.GAME.table(2, None) == standoff.GAME.table(2, Options())


@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({"double": "true"}, Options(double=True)),
        ({"double": "false", "rounds": "1"}, Options(double=False, rounds=1)),
        ({"double": True, "rounds": 1}, Options(double=True, rounds=1)),
        (MappingProxyType({"rounds": "2"}), Options(rounds=2)),
        (Options(double=True, rounds=1), Options(double=True, rounds=1)),
    ],
)
def test_options_may_be_words_values_or_already_read(given: Any, options: Options) -> None:
    assert standoff.GAME.read_options(given) == options
    assert standoff.GAME.table(3, given).state.options == options


@pytest.mark.parametrize("claims", ["off", Claims.OFF, time_bomb.Options(Claims.OFF)])
def test_an_option_of_named_values_takes_the_name_or_the_value(claims: Any) -> None:
    options = claims if isinstance(claims, GameOptions) else {"claims": claims}
    assert time_bomb.GAME.table(4, options).state.claims is Claims.OFF


@each(
    ("game", "option", "value", "allowed"),
    [
        (time_bomb.GAME, "first", "me", "-1, 0, …"),
        (time_bomb.GAME, "first", -2, "-1, 0, …"),
        (time_bomb.GAME, "claims", "loud", "free, in_turn, off"),
        (time_bomb.GAME, "claims", None, "free, in_turn, off"),
        (time_bomb.GAME, "claims", 1, "free, in_turn, off"),
        (standoff.GAME, "double", "yes", "false, true"),
        (standoff.GAME, "double", [True], "false, true"),
        (standoff.GAME, "rounds", "two", "1, 2"),
        (standoff.GAME, "rounds", 3, "1, 2"),
        (standoff.GAME, "rounds", "0", "1, 2"),
        (standoff.GAME, "rounds", 1.5, "1, 2"),
        (standoff.GAME, "rounds", (), "1, 2"),
    ],
)
def test_a_bad_value_says_what_is_allowed(game: Game[Any, Any], option: str, value: Any, allowed: str) -> None:
    bad = bad_setup(game, options={option: value})
    assert bad.code == "bad-option"
    assert bad.facts == {"option": option, "value": str(value), "allowed": allowed}


@pytest.mark.parametrize(
    ("game", "option", "allowed"),
    [
        (time_bomb.GAME, "claim", "claims, first"),
        (standoff.GAME, "triple", "double, rounds"),
        (lamps.GAME, "claims", "-"),
    ],
)
def test_an_unknown_option_lists_those_there_are(game: Game[Any, Any], option: str, allowed: str) -> None:
    bad = bad_setup(game, options={option: "off"})
    assert bad.code == "unknown-option"
    assert bad.facts == {"game": game.id, "option": option, "allowed": allowed}


def test_options_of_another_title_are_unknown() -> None:
    assert bad_setup(lamps.GAME, options=time_bomb.Options()).code == "unknown-option"


def test_one_bad_option_among_good_ones_is_found() -> None:
    assert bad_setup(standoff.GAME, options={"double": True, "rounds": 9}).facts["option"] == "rounds"


# Players.


@every_title
def test_every_number_of_players_in_range_gets_a_table_and_no_other(title: Title) -> None:
    game = title.game
    for players in range(-1, game.seats[-1] + 3):
        if players in game.seats:
            assert game.table(players).state.players == players
        else:
            bad = bad_setup(game, players)
            assert bad.code == "bad-players"
            expected = {"game": game.id, "players": players, "low": game.seats[0], "high": game.seats[-1]}
            assert bad.facts == expected


@pytest.mark.parametrize("players", ["4", "", 4.5, (4,)])
def test_an_invalid_number_of_players_is_refused(players: Any) -> None:
    assert bad_setup(time_bomb.GAME, players).code == "bad-players"


@every_title
def test_a_fresh_table_has_no_past(title: Title) -> None:
    table = title.game.table(title.game.seats[0])
    assert (table.ledger, table.at, table.state.round) == ((), 0, 0)
    assert table.state.turn


# Moves and talk from plain values.


@pytest.mark.parametrize(
    ("game", "plain", "move"),
    [
        (time_bomb.GAME, {"move": "cut", "owner": 3}, Cut(3)),
        (time_bomb.GAME, {"move": "claim", "success": 2}, Claim(success=2)),
        (time_bomb.GAME, {"move": "ring", "alarm": "round-1"}, Ring("round-1")),
        (standoff.GAME, {"move": "choose", "cards": [1, 2]}, Choose((1, 2))),
    ],
)
def test_a_move_is_read_from_its_plain_form(game: Game[Any, Any], plain: Any, move: Any) -> None:
    anew = but(game)  # which has read none yet
    assert anew.read_move(plain) == move == game.read_move(plain)


def test_a_word_is_read_from_its_plain_form() -> None:
    assert time_bomb.GAME.read_talk({"move": "accuse", "seat": 2}) == Accuse(2)
    assert lamps.GAME.read_talk({"move": "whisper", "number": 2}) == lamps.Whisper(2)


MALFORMED = [
    *(
        None,
        0,
        1.5,
        True,
        "",
        "cut",
        b"cut",
        [],
        [1],
        (),
        {},
        {"owner": 1},
        {"move": None},
        {"move": 7},
        {"move": "jump"},
    ),
    *({"move": "cut"}, {"move": "cut", "owner": "1"}, {"move": "cut", "owner": None}, {"move": "cut", "owner": 1.5}),
    *({"move": "flip", "wire": "copper"}, {"move": "deal-wires", "hands": [["safe", 1]]}, {1: 2}, object, ...),
]


@each("plain", MALFORMED)
def test_a_malformed_move_is_no_move(plain: Any) -> None:
    with pytest.raises(BadMove) as bad:
        time_bomb.GAME.read_move(plain)
    assert bad.value.code == "malformed-move"
    assert bad.value.facts["game"] == "time-bomb"
    assert bad.value.facts["detail"]
    assert bad.value.facts["allowed"] == "deal-roles, pick-start, deal-wires, flip, cut, claim, decline, ring"


@each("plain", [*MALFORMED, {"move": "cut", "owner": 1}])
def test_malformed_talk_is_no_talk(plain: Any) -> None:
    with pytest.raises(BadMove) as bad:
        time_bomb.GAME.read_talk(plain)
    assert bad.value.code == "malformed-move"
    assert bad.value.facts["allowed"] == "claim, accuse, suggest"


@pytest.mark.parametrize("plain", [{"move": "whisper", "number": 1}, {}, 7, "hello"])
def test_in_a_title_without_talk_nothing_can_be_read_as_talk(plain: Any) -> None:
    with pytest.raises(BadMove) as bad:
        standoff.GAME.read_talk(plain)
    assert bad.value.facts["allowed"] == "-"


def test_in_a_title_without_talk_not_even_null_can_be_read_as_talk() -> None:
    with pytest.raises(BadMove):
        standoff.GAME.read_talk(None)


def test_a_misspelt_particular_is_malformed() -> None:
    with pytest.raises(BadMove):
        time_bomb.GAME.read_move({"move": "claim", "sucess": 2})


def test_the_classes_of_a_union_are_known_by_their_words() -> None:
    assert tags(lamps.GAME.moves) == {"draw-coins": lamps.DrawCoins, "press": lamps.Press, "guess": lamps.Guess}
    assert tags(lamps.Whisper) == {"whisper": lamps.Whisper}
    assert tags(None) == {}


# Written values.


def test_values_are_written_as_plain_json() -> None:
    todo = b'{"step":"drawing"},{"step":"running","round":1},{"step":"running","round":2},{"step":"guessing"}'
    rest = b'"sealed":[],"news":[],"coins":[],"log":[],"guesses":[]'
    assert lamps.GAME.encode(lamps.GAME.table(2).state) == b'{"players":2,"todo":[' + todo + b"]," + rest + b"}"
    assert lamps.GAME.encode(Cut(3)) == b'{"move":"cut","owner":3}'
    assert lamps.GAME.encode(Outcome("nobody", (), "right")) == b'{"side":"nobody","winners":[],"why":"right"}'


@every_title
def test_states_and_views_are_read_from_bytes_and_from_text(title: Title) -> None:
    game = but(title.game)  # one that has read nothing yet
    state = game.table(game.seats[0]).state
    view = state.view(0)
    assert game.decode(game.encode(state)) == game.decode(game.encode(state).decode()) == state
    assert game.decode_view(game.encode(view)) == game.decode_view(game.encode(view).decode()) == view


def test_a_changed_title_does_not_decode_with_what_it_was() -> None:
    """The decoders are kept once made; a copy of the title must make its own."""
    assert lamps.GAME.decode(lamps.GAME.encode(lamps.GAME.table(2).state)).players == 2
    changed: Game[Any, Any] = but(lamps.GAME, state=standoff.Standoff, options=Options)
    assert changed.decode(standoff.GAME.encode(standoff.GAME.table(2).state)) == standoff.GAME.table(2).state
    assert [option.name for option in changed.option_list] == ["double", "rounds"]


# Mistakes and exports.


@pytest.mark.parametrize(
    "mistake",
    [
        BadSetup("code", n=1, word="x"),
        BadMove("code", n=1, word="x"),
        BadRecord("code", n=1, word="x"),
        BadNotation("code", n=1, word="x"),
    ],
    ids=lambda mistake: type(mistake).__name__,
)
def test_every_mistake_is_a_code_with_facts_and_can_be_printed(mistake: Mistake) -> None:
    assert isinstance(mistake, Mistake)
    assert (mistake.code, mistake.facts) == ("code", {"n": 1, "word": "x"})
    assert str(mistake) == "code, n = 1, word = x"


@pytest.mark.parametrize("kind", [BadSetup, BadMove, BadRecord, BadNotation], ids=lambda kind: kind.__name__)
def test_a_mistake_crosses_from_one_process_to_another(kind: type[Mistake]) -> None:
    again = pickle.loads(pickle.dumps(kind("code", n=1, word="x")))
    assert (type(again), again.code, again.facts) == (kind, "code", {"n": 1, "word": "x"})


def test_an_illegal_move_crosses_from_one_process_to_another() -> None:
    again = pickle.loads(pickle.dumps(Illegal(3, Cut(1), Refusal("own-wire", "TB6"))))
    assert (type(again), again.seat, again.move, again.why) == (Illegal, 3, Cut(1), Refusal("own-wire", "TB6"))
    assert (again.code, again.facts) == ("own-wire", {"rule": "TB6", "seat": 3})


def test_an_illegal_move_is_a_mistake_that_names_the_rule() -> None:
    error = Illegal(3, Cut(1), Refusal("own-wire", "TB6"))
    assert isinstance(error, Mistake)
    assert (error.seat, error.move, error.why) == (3, Cut(1), Refusal("own-wire", "TB6"))
    assert str(error) == "own-wire, rule = TB6, seat = 3"


every_package = pytest.mark.parametrize(
    "name", ["boomtable.engine", *(f"boomtable.games.{title.replace('-', '_')}" for title in CATALOG)]
)


def exports(package: ModuleType) -> set[str]:
    """Every public name in a package but its modules and the classes and functions of our other packages."""
    public = {name: value for name, value in vars(package).items() if not name.startswith("_")}
    made = {
        name: value.__module__ if isinstance(value, type | FunctionType) else ""
        for name, value in public.items()
        if not isinstance(value, ModuleType)
    }
    own = (package.__name__, "boomtable.games.time_bomb_shared")  # which is no title, so titles pass it on
    return {name for name, by in made.items() if not by.startswith("boomtable.") or by.startswith(own)}


def test_a_house_rule_that_takes_any_text_lists_nothing_and_one_of_a_kind_its_kind() -> None:
    class Named(GameOptions, frozen=True):
        motto: str = "steady"
        share: float = 0.5

    motto, share = but(standoff.GAME, options=Named).option_list
    assert (motto.name, motto.default, motto.allowed) == ("motto", "steady", ())
    assert (share.name, share.default, share.allowed) == ("share", 0.5, ("float",))


def test_house_rules_that_do_not_fit_each_other_are_refused_with_the_reason() -> None:
    class Strict(GameOptions, frozen=True):
        low: int = 1
        high: int = 2

        def __post_init__(self) -> None:
            if self.low > self.high:
                raise BadSetup("low-above-high", low=self.low)

    with pytest.raises(BadSetup, match="low-above-high"):
        but(standoff.GAME, options=Strict).read_options({"low": 3})


@pytest.mark.parametrize(
    "name", ["boomtable.engine", *(f"boomtable.games.{title.replace('-', '_')}" for title in CATALOG)]
)
def test_a_package_exports_what_it_lists(name: str) -> None:
    package = import_module(name)
    assert set(package.__all__) == exports(package)


@pytest.mark.parametrize(
    "name", ["boomtable.engine", *(f"boomtable.games.{title.replace('-', '_')}" for title in CATALOG)]
)
def test_a_package_lists_constants_classes_and_functions_each_sorted(name: str) -> None:
    listed: list[str] = import_module(name).__all__
    assert listed == sorted(set(listed), key=lambda word: (not word.isupper(), word[0].islower(), word))


def test_a_title_without_a_finale_of_its_own_turns_seats_in_order_and_adds_nothing_to_the_evening() -> None:
    table = lamps.GAME.table(3)
    assert lamps.GAME.finale.of(table) == Finale(turning=(0, 1, 2))
    assert lamps.GAME.finale.feats(table) == lamps.GAME.finale.deeds(table) == ()
