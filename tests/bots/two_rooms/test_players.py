"""Two Rooms and a Boom's bots at drawn tables: what they show, to whom, and whom they send."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from boomtable.bots.two_rooms import easy, hard, normal
from boomtable.bots.two_rooms.observed import LATEST, observe
from boomtable.bots.two_rooms.players import Player
from boomtable.bots.two_rooms.skill import HARD
from boomtable.engine import Move, Said, Seat, Seeded, Table, Talk
from boomtable.games.two_rooms import GAME, Tell, TwoRooms
from boomtable.games.two_rooms.moves import (
    Accept,
    Appoint,
    Call,
    CallWinner,
    EndParley,
    NameBuried,
    OfferCard,
    OfferColour,
    OfferLead,
    Point,
    Refuse,
    Send,
    Shoot,
    ShowAll,
    ShowCard,
    ShowColour,
    TakeLead,
    Use,
    Walk,
)
from tests.bots.two_rooms.test_games import LEVELS, played
from tests.games.two_rooms.scenes import evening, play

TRIES = 30
DISPUTED = "red-team* red-team blue-team president / bomber* blue-team"  # an enemy leads


def answers(bot: Player, table: TwoRooms, seat: Seat, heard: tuple[Said, ...] = ()) -> Counter[Move | None]:
    """What a bot does in this place, with ever new luck."""
    view, choices = table.view(seat), table.choices(seat)
    given = Counter(bot.answer(view, heard, choices, Seeded(number)) for number in range(TRIES))
    assert all(move is None or move in choices for move in given)
    return given


def words(bot: Player, table: TwoRooms, seat: Seat) -> Iterator[Talk]:
    for number in range(TRIES):
        if talk := bot.speak(table.view(seat), (), Seeded(number)):
            yield talk


def kinds(given: Counter[Move | None]) -> set[type]:
    return {type(move) for move in given if move}


# Showing.


@pytest.mark.parametrize("bot", [normal(), hard()], ids=["normal", "hard"])
@pytest.mark.parametrize("card", ["president", "bomber"])
def test_an_important_player_shows_the_card_to_no_stranger(bot: Player, card: str) -> None:
    table = evening(f"{card} blue-team red-team blue-team* red-team / bomber* president", colours=False)
    assert not kinds(answers(bot, table, 0)) & {ShowCard, ShowAll, OfferCard}
    assert [*answers(bot, play(table, "2 offer-card 0"), 0)] == [Refuse(2)]


@pytest.mark.parametrize("bot", [normal(), hard()], ids=["normal", "hard"])
def test_an_important_player_shares_with_a_friend(bot: Player) -> None:
    table = evening("president blue-team red-team* / bomber* blue-team red-team", colours=False)
    assert Accept(1) in answers(bot, play(table, "1 show-card 0", "1 offer-card 0"), 0)
    assert OfferCard(1) in answers(bot, play(table, "1 show-card 0"), 0)


@pytest.mark.parametrize("bot", [normal(), hard()], ids=["normal", "hard"])
def test_an_important_player_shows_nothing_to_an_enemy(bot: Player) -> None:
    table = play(evening("president red-team blue-team* / bomber*", colours=False), "1 show-card 0")
    assert not {ShowCard(1), OfferCard(1), ShowAll()} & answers(bot, table, 0).keys()
    assert [*answers(bot, play(table, "1 offer-card 0"), 0)] == [Refuse(1)]


def test_strangers_are_asked_for_their_colour_first() -> None:
    table = evening("blue-team red-team* president / bomber* blue-team")
    for level in LEVELS.values():
        assert OfferColour in kinds(answers(level(), table, 0))
        assert OfferCard not in kinds(answers(level(), table, 0))


def test_nobody_is_asked_twice_while_an_offer_is_open() -> None:
    table = play(evening("blue-team red-team* president / bomber* blue-team", colours=False), "0 offer-card 1")
    for level in LEVELS.values():
        assert not {OfferCard(1), OfferColour(1)} & answers(level(), table, 0).keys()


def test_a_card_is_held_out_to_one_who_refused() -> None:
    """It may be the President, who must be careful."""
    table = evening("blue-team president red-team* red-team / bomber* blue-team", colours=False)
    table = play(table, "0 offer-card 1", "1 refuse 0")
    assert ShowCard(1) in answers(hard(), table, 0)
    assert ShowCard(1) not in answers(easy(), table, 0)


def test_an_important_player_shows_only_the_colour_to_one_who_refused() -> None:
    """Once; and where colours are not in play nothing."""
    drawn = "president blue-team red-team* blue-team / bomber* red-team"
    table = play(evening(drawn), "0 offer-colour 1", "1 refuse 0")
    assert ShowColour(1) in answers(hard(), table, 0)
    assert ShowColour(1) not in answers(hard(), play(table, "0 show-colour 1"), 0)
    assert ShowCard not in kinds(answers(hard(), table, 0))
    plain = play(evening(drawn, colours=False), "0 offer-card 1", "1 refuse 0")
    assert ShowColour not in kinds(answers(hard(), plain, 0))


def test_a_player_who_brings_harm_shares_with_no_friend() -> None:
    table = evening("criminal-blue blue-team red-team* / bomber* president", colours=False)
    table = play(table, "1 show-card 0", "1 offer-card 0")
    assert [*answers(hard(), table, 0)] == [Refuse(1)]


# Leading.


def test_a_friend_is_appointed_if_one_is_known() -> None:
    table = play(evening("blue-team red-team president / bomber*"), "2 show-card 0")
    for level in LEVELS.values():
        assert [*answers(level(), table, 0)] == [Appoint(2)]


@pytest.mark.parametrize("bot", [normal(), hard()], ids=["normal", "hard"])
def test_a_known_friend_is_wanted_as_leader_in_place_of_an_enemy(bot: Player) -> None:
    table = evening("blue-team red-team* blue-team / bomber* president", colours=False)
    table = play(table, "1 share 0", "2 share 0", "2 point 2")
    pointed = Counter({move: times for move, times in answers(bot, table, 0).items() if isinstance(move, Point)})
    assert pointed.most_common(1)[0][0] == Point(2)


def test_a_president_who_leads_hands_over_to_a_friend() -> None:
    table = evening("president* blue-team red-team / bomber* red-team", colours=False)
    table = play(table, "1 share 0")
    assert OfferLead(1) in answers(hard(), table, 0)
    assert TakeLead() in answers(hard(), play(table, "0 offer-lead 1"), 1)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_leads_votes_for_nobody(level: str) -> None:
    table = evening("blue-team* red-team president / bomber* blue-team red-team", colours=False)
    assert Point not in kinds(answers(LEVELS[level](), table, 0))


def test_not_even_the_careless_vote_for_an_enemy_whose_card_they_have_seen() -> None:
    """Seat 2, to whom nobody has any more to show, does little else but vote."""
    table = play(evening(DISPUTED, colours=False), *shared_by(2, (0, 1, 3)))
    pointed = Counter(move.seat for move in answers(easy(), table, 2) if isinstance(move, Point))
    assert {*pointed} == {2, 3}


@pytest.mark.parametrize("level", LEVELS)
def test_a_vote_is_kept_while_nothing_new_is_known(level: str) -> None:
    table = play(evening(DISPUTED, colours=False), *shared_by(2, (0, 1, 3)), "2 point 2")
    assert Point not in kinds(answers(LEVELS[level](), table, 2))


# Leaders who meet.


@pytest.mark.parametrize("bot", [easy(), normal(), hard()], ids=["easy", "normal", "hard"])
def test_in_a_parley_a_leader_speaks_to_the_other_and_is_done(bot: Player) -> None:
    """[TR13] Bystanders have nothing to add."""
    table = evening("president* blue-team red-team / bomber* red-team blue-team", no_parley=False)
    table = play(table, "time", "0 send 2", "3 send 5")
    assert answers(bot, table, 0) == {EndParley(): TRIES}
    assert [*words(bot, table, 3)]
    assert not [*words(bot, table, 1)]


# Hostages.


@pytest.mark.parametrize("bot", [normal(), hard()], ids=["normal", "hard"])
def test_while_the_clock_runs_the_choice_of_hostages_is_kept_open(bot: Player) -> None:
    """[TR12] What is named early is final, and tells the room."""
    table = evening("blue-team* president red-team / bomber* red-team")
    assert Send((1,)) in table.choices(0)
    assert Send not in kinds(answers(bot, table, 0))


def shared_by(leader: Seat, others: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(f"{leader} share {other}" for other in others)


@pytest.mark.parametrize("bot", [normal(), hard()], ids=["normal", "hard"])
def test_blue_parts_the_president_from_the_bomber(bot: Player) -> None:
    table = evening("blue-team* president bomber blue-team red-team / red-team* blue-team", round=3)
    sent = answers(bot, play(table, *shared_by(0, (1, 2, 3, 4)), "time"), 0)
    good = sent[Send((1,))] + sent[Send((2,))]
    assert good > 0.7 * TRIES


@pytest.mark.parametrize("bot", [normal(), hard()], ids=["normal", "hard"])
def test_red_keeps_them_together(bot: Player) -> None:
    table = evening("red-team* president bomber blue-team red-team / red-team* blue-team", round=3)
    sent = answers(bot, play(table, *shared_by(0, (1, 2, 3, 4)), "time"), 0)
    assert sent[Send((3,))] + sent[Send((4,))] > 0.7 * TRIES


def test_the_bomber_is_sent_after_the_president() -> None:
    """More often than not: who always did so would be seen through."""
    table = evening("red-team* bomber blue-team red-team / blue-team* president blue-team red-team", round=3)
    sent = answers(hard(), play(table, *shared_by(0, (1, 2, 3)), "time"), 0)
    assert sent[Send((1,))] > TRIES / 2


def test_a_loner_who_leads_sends_for_the_own_aim() -> None:
    """A Survivor must not be with the Bomber, nor an Intern without the President."""
    table = evening("survivor* bomber blue-team red-team / red-team* president blue-team", round=3, colours=False)
    sent = answers(hard(), play(table, *shared_by(0, (1, 2, 3)), "time"), 0)
    assert [*sent] == [Send((1,))]
    table = evening("intern* president blue-team red-team / red-team* bomber blue-team", round=3, colours=False)
    sent = answers(hard(), play(table, *shared_by(0, (1, 2, 3)), "time"), 0)
    assert Send((1,)) not in sent


# Powers, walks, and the end.


def test_an_agent_looks_at_a_stranger() -> None:
    table = evening("agent-red blue-team* president / bomber* red-team")
    assert Use((1,)) in answers(hard(), table, 0)


def test_a_usurper_takes_the_lead_from_an_enemy_before_the_last_round() -> None:
    table = play(evening("usurper-red blue-team* president / bomber* red-team", round=2), "1 show-card 0")
    assert Use(()) in answers(hard(), table, 0)
    table = play(evening("usurper-red red-team* president / bomber* blue-team", round=2), "1 show-card 0")
    assert Use(()) not in answers(hard(), table, 0)


def test_a_bouncer_throws_an_enemy_out_of_a_room_of_friends() -> None:
    table = evening("bouncer-blue red-team president* blue-team blue-team / bomber* red-team red-team", colours=False)
    table = play(table, "1 show-card 0", "2 show-card 0", "3 show-card 0", "4 show-card 0")
    used = [move for move in answers(normal(), table, 0) if isinstance(move, Use)]
    assert used == [Use((1,))]


def test_ambassadors_walk_now_and_then() -> None:
    table = evening("ambassador-red blue-team* president / ambassador-blue bomber* red-team")
    assert answers(normal(), table, 0).keys() == {Walk(), None}


def finale(scene: str, *moves: str, buried: str = "") -> TwoRooms:
    return play(evening(scene, round=3, buried=buried, colours=False), *moves, "next")


def test_the_gambler_calls_the_likelier_winner() -> None:
    scene = "gambler red-team* {} red-team / {} blue-team* blue-team red-team"
    apart = finale(scene.format("president", "bomber"), *shared_by(0, (1, 2, 3)), "4 show-card 5")
    together = finale(scene.format("president bomber", "blue-team"), *shared_by(0, (1, 2, 3)))
    assert answers(hard(), apart, 0).most_common(1)[0][0] == CallWinner(Call.BLUE)
    assert answers(hard(), together, 0).most_common(1)[0][0] == CallWinner(Call.RED)


def test_the_sniper_shoots_the_target_if_seen_and_no_one_known_to_be_another() -> None:
    scene = "sniper red-team* target decoy red-team / president bomber* blue-team red-team"
    assert [*answers(hard(), finale(scene, "0 share 2"), 0)] == [Shoot(2)]
    assert Shoot(3) not in answers(hard(), finale(scene, "0 share 3"), 0)


def test_the_private_eye_names_no_card_that_was_seen() -> None:
    scene = "private-eye president* blue-team red-team / bomber* presidents-daughter red-team"
    named = answers(hard(), finale(scene, "0 share 1", buried="martyr"), 0)
    assert NameBuried("president") not in named
    assert NameBuried("martyr") in named


# Words.


@pytest.mark.parametrize("card", ["mime-red", "mime-blue"])
def test_a_mime_says_nothing(card: str) -> None:
    assert not [*words(hard(), evening(f"{card} blue-team* president / bomber* red-team"), 0)]


def test_an_angel_tells_the_truth_and_a_demon_does_not() -> None:
    scene = "{} blue-team* president / bomber* red-team"
    assert {*words(hard(), evening(scene.format("angel-red")), 0)} == {Tell(0, "red")}
    assert {*words(hard(), evening(scene.format("demon-red")), 0)} == {Tell(0, "blue")}


def test_claims_are_bluffs_at_times() -> None:
    table = evening("red-team blue-team* president / bomber* red-team")
    claimed = Counter(words(hard(), table, 0))
    assert claimed[Tell(0, "red")] > 0 < claimed[Tell(0, "blue")]


def test_that_a_friend_is_the_president_is_not_told() -> None:
    for _, table in played(GAME.table(8), 1, "hard"):
        for said in table.ledger[-1:]:
            teams = [str(person.card) for person in table.state.people]
            own = teams[said.seat] in ("blue-team", "president")
            assert not (own and said.talk == Tell(teams.index("president"), "president"))


# Values.


def test_the_same_view_and_luck_give_the_same_answer() -> None:
    """Nothing but the view counts, also one that came over a wire."""
    for players, level in ((6, "normal"), (12, "hard")):
        for place, (_, table) in enumerate(played(GAME.table(players), 7, level)):
            state, seat, bot = table.state, place % players, LEVELS[level]()
            if place % 9 == 0 and state.todo and seat in state.turn:
                view, heard = state.view(seat), table.heard(seat)
                copy = GAME.decode_view(GAME.encode(view))
                first = bot.answer(view, heard, state.choices(seat), Seeded(place))
                assert bot.answer(copy, heard, state.choices(seat), Seeded(place)) == first
                assert bot.speak(view, heard, Seeded(place)) == bot.speak(copy, heard, Seeded(place))


def test_what_the_rules_hide_makes_no_difference() -> None:
    """At an evening imagined from the same chair the answer is the same."""
    for place, (_, table) in enumerate(played(GAME.table(8), 8, "hard")):
        state, seat = table.state, place % 8
        if place % 5 == 0 and state.todo and seat in state.turn:
            other = Table(GAME.imagine(state.view(seat), Seeded("hidden", place)), table.ledger)
            given = [
                hard().answer(t.state.view(seat), t.heard(seat), state.choices(seat), Seeded(place))
                for t in (table, other)
            ]
            assert given[0] == given[1]


def test_what_was_read_before_makes_no_difference() -> None:
    """A story that is read on is a story that is read anew, of this evening or of another."""
    other = evening("blue-team red-team* president / bomber* red-team")
    for place, (_, table) in enumerate(played(GAME.table(7), 9, "hard")):
        view = table.state.view(place % 7)
        went_on, read = observe(view, HARD.memory), dict(LATEST)
        LATEST.clear()
        assert went_on == observe(view, HARD.memory)
        LATEST.update(read)
        if place % 50 == 0:
            observe(other.view(place % 5), HARD.memory)


def test_levels_are_values() -> None:
    assert hard() == hard() != normal() != easy()
