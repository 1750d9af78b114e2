"""Whole games of every title, played by text agents."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.boards.mistakes import refused
from boomtable.boards.registry import BOARDS
from boomtable.engine import BadSetup, Game
from boomtable.engine.records import Record, read, replay, replay_each, write
from boomtable.games.catalog import CATALOG, find
from boomtable.games.time_bomb import GAME
from boomtable.games.time_bomb_shared.steps import OWN_WIRE
from boomtable.text import Agent, AgentGame, play_with_agents
from boomtable.words import say
from tests.text.scripted import LEGAL, prompts, scripted

pytestmark = pytest.mark.slow

SETUPS = [
    *((game, game.seats[0], {}) for game in CATALOG.values()),
    (CATALOG["time-bomb"], 6, {"claims": "in_turn"}),
    (CATALOG["time-bomb-evolution"], 4, {"evolution": True, "claims": "in_turn"}),
    (CATALOG["trick-snipers"], 5, {}),
    (CATALOG["two-rooms"], 12, {"first_leader_by_vote": True}),
]


@pytest.mark.parametrize(("game", "players", "options"), SETUPS, ids=lambda value: getattr(value, "id", None))
def test_an_agent_plays_a_whole_game_by_the_text_alone(game: Game[Any, Any], players: int, options: Any) -> None:
    played = play_with_agents(game, {1: scripted(7)}, players, ("easy",), 11, options)
    [transcript] = played.transcripts
    assert transcript.asked > 3
    assert (transcript.bad, transcript.fallbacks) == (0, 0)
    assert transcript.won == (1 in played.outcome.winners)
    assert transcript.ending
    assert replay(game, read(write(played.record), find)).state.outcome == played.outcome


def test_the_same_replies_give_the_same_game() -> None:
    one, same = (play_with_agents(GAME, {0: scripted(1)}, 5, ("normal",), 2) for _ in range(2))
    assert one == same


def test_agents_may_sit_at_every_seat() -> None:
    played = play_with_agents(GAME, {seat: scripted(seat) for seat in range(4)}, 4, ("random",), 2)
    assert [transcript.seat for transcript in played.transcripts] == [0, 1, 2, 3]
    assert [transcript.won for transcript in played.transcripts] == [
        seat in played.outcome.winners for seat in range(4)
    ]


def test_rules_are_told_once_and_news_between_questions() -> None:
    transcript = play_with_agents(GAME, {0: scripted(3)}, 5, ("normal",), 2).transcripts[0]
    first, *others = prompts(transcript)
    assert say("rule-TB6") in first
    assert say("time-bomb-help") in first
    assert not any(say("rule-TB6") in prompt for prompt in others)
    assert any("cuts" in prompt for prompt in others)


@pytest.mark.parametrize("game", ["bomb-squad-academy", "two-rooms"])
def test_whatever_happens_in_sight_is_told_once(game: str) -> None:
    """Their views keep the whole story, so it can be compared."""
    title, board = CATALOG[game], BOARDS[game]
    played = play_with_agents(title, {0: scripted(3)}, title.seats[0], ("easy",), 2)
    told: list[str] = []
    before = None
    for table in replay_each(title, played.record):
        view = table.state.view(0)
        told += board.happened(view, before)
        before = view
    assert told == board.happened(before, None)
    asked = "\n".join(prompts(played.transcripts[0]))
    assert len(told) > 50
    assert all(line in asked for line in told[: len(told) // 2])


def test_what_others_say_is_told() -> None:
    transcript = play_with_agents(GAME, {0: scripted(3)}, 5, ("normal",), 2).transcripts[0]
    assert any('Ben: "' in prompt.partition(LEGAL)[0] or "Ben: “" in prompt for prompt in prompts(transcript)[1:])


def test_a_word_is_said_to_the_others() -> None:
    def agent(prompt: str) -> str:
        return "TALK: accuse 2" if LEGAL not in prompt else scripted(1)(prompt)

    played = play_with_agents(GAME, {0: agent}, 5, ("easy",), 2)
    words = [entry.talk for entry in played.record.log if entry.seat == 0 and hasattr(entry, "talk")]
    assert words
    assert {word.seat for word in words} == {2}


def test_a_silent_agent_is_never_asked_to_talk() -> None:
    transcript = play_with_agents(GAME, {0: scripted(1)}, 5, ("easy",), 2, silent=True).transcripts[0]
    assert not any("TALK" in prompt for prompt in prompts(transcript))
    assert transcript.asked > 0


def stubborn(reply: str, retries: int = 2) -> AgentGame:
    return play_with_agents(
        GAME, {0: lambda prompt: reply if LEGAL in prompt else "TALK: -"}, 5, ("easy",), 3, retries=retries
    )


@pytest.mark.parametrize("retries", [0, 2])
def test_bad_replies_are_asked_for_again_and_then_luck_answers(retries: int) -> None:
    transcript = stubborn("MOVE: dance", retries).transcripts[0]
    asked = sum(LEGAL in prompt for prompt in prompts(transcript))
    assert transcript.bad == asked == transcript.fallbacks * (retries + 1) > 0


def test_a_bad_reply_is_answered_with_the_reason_and_the_legal_moves() -> None:
    exchanges = stubborn("MOVE: cut 0").transcripts[0].exchanges
    first, second = [exchange for exchange in exchanges if LEGAL in exchange.prompt][:2]
    assert first.wrong == refused(OWN_WIRE)
    assert first.wrong in second.prompt
    assert "cut 1, cut 2" in second.prompt


def test_a_reply_without_a_move_is_a_bad_one_and_is_shown_how_to_write_it() -> None:
    exchanges = stubborn("TALK: accuse 1").transcripts[0].exchanges
    first, second = [exchange for exchange in exchanges if LEGAL in exchange.prompt][:2]
    assert first.wrong == say("text-no-move")
    assert "\nWrite it like this: MOVE: cut 1\n" in second.prompt


@pytest.mark.parametrize("move", ["MOVE: cut player 1", "cut 1 (Ben)", "I look at Ben.\nI'll cut Ben's wire."])
def test_what_people_write_is_understood_unless_it_must_be_strict(move: str) -> None:
    def bad(*, strict: bool) -> int:
        agents = {0: lambda prompt: move if LEGAL in prompt and "cut 1," in prompt else scripted(1)(prompt)}
        return play_with_agents(GAME, agents, 5, ("easy",), 3, strict=strict).transcripts[0].bad

    assert bad(strict=False) == 0 < bad(strict=True)


@pytest.mark.parametrize(("strict", "said"), [(False, True), (True, False)])
def test_a_bare_line_is_talk_where_talk_was_asked_for(strict: bool, said: bool) -> None:
    """Where replies must be strict it is a bad one, and no silence."""
    agents = {0: lambda prompt: "accuse player 2" if LEGAL not in prompt else scripted(1)(prompt)}
    played = play_with_agents(GAME, agents, 5, ("easy",), 2, retries=0, strict=strict)
    assert any(entry.seat == 0 and hasattr(entry, "talk") for entry in played.record.log) is said
    assert (played.transcripts[0].bad == 0) is said


def test_the_introduction_tells_how_many_there_are_and_nothing_an_agent_cannot_do() -> None:
    for game, players, numbers in (
        ("time-bomb", 5, "3 SWAT cards and 2 Terrorist cards; each is dealt"),
        ("time-bomb", 4, "3 SWAT cards and 2 Terrorist cards; one of them is dealt to nobody"),
        ("time-bomb-evolution", 6, "4 SWAT cards and 2 Terrorist cards; each is dealt"),
        ("two-rooms", 6, "1 President"),
        ("trick-snipers", 3, "but no 5 and no 8. Everyone gets 12 cards, and 4 stay out unseen"),
    ):
        first = play_with_agents(CATALOG[game], {0: scripted(1)}, players, ("random",), 2).transcripts[0].exchanges[0]
        assert numbers in " ".join(first.prompt.split())
        assert "quit" not in first.prompt


def test_the_house_rules_of_the_table_are_told() -> None:
    """The rules of Evolution name effects that most tables leave out."""
    for on, words in ((False, "every bomb blows at four"), (True, "each bomb has its own temper")):
        game = CATALOG["time-bomb-evolution"]
        played = play_with_agents(game, {0: scripted(1)}, 5, ("random",), 2, {"evolution": on})
        assert words in played.transcripts[0].exchanges[0].prompt


SILENT = "nothing"


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("hello all, I have two Success", "2 Success."),
        ("**TALK:** I think that it's Ben, he's odd", "I think it's Ben!"),
        ("Let's cut Cleo's wire, I have no Success.", "Let's cut Cleo's!"),
    ],
)
def test_talk_is_found_among_other_words(said: str, heard: str) -> None:
    replies = iter([said])
    agent: Agent = lambda prompt: scripted(1)(prompt) if LEGAL in prompt else next(replies, SILENT)  # noqa: E731
    played = play_with_agents(GAME, {0: agent}, 5, ("random",), 2)
    assert played.transcripts[0].bad == 0
    assert any(f'You: "{heard}"' in prompt for prompt in prompts(played.transcripts[0]))
    strict = play_with_agents(GAME, {0: lambda _: said}, 5, ("random",), 2, strict=True, retries=0).transcripts[0]
    assert strict.bad == strict.asked


@pytest.mark.parametrize("talk", ["hello all", "TALK: hello all", "TALK: I don't have 2 Success", "Who is it?"])
def test_what_cannot_be_said_is_answered_with_what_can(talk: str) -> None:
    agent: Agent = lambda prompt: scripted(1)(prompt) if LEGAL in prompt else talk  # noqa: E731
    exchanges = play_with_agents(GAME, {0: agent}, 5, ("random",), 2, retries=1).transcripts[0].exchanges
    words = next(at for at, exchange in enumerate(exchanges) if LEGAL not in exchange.prompt)
    assert exchanges[words].wrong == say("text-not-talk", typed=talk.removeprefix("TALK: "))
    assert "Write it like this: TALK: claim 2 success\n" in exchanges[words + 1].prompt


@pytest.mark.parametrize("strict", [False, True])
def test_a_move_given_when_asked_for_talk_is_kept_for_its_turn(strict: bool) -> None:
    """If it is the agent's turn next; then it is not asked again."""
    agent: Agent = lambda _: "MOVE: cut 1"  # noqa: E731
    transcript = play_with_agents(
        GAME, {0: agent}, 5, ("random",), 2, {"first": 0}, strict=strict, retries=0
    ).transcripts[0]
    first = transcript.exchanges[0]
    assert LEGAL not in first.prompt
    assert (first.wrong is None) is not strict
    assert (LEGAL in transcript.exchanges[1].prompt) is strict


@pytest.mark.parametrize(
    ("reply", "cut"),
    [
        ("I trust Cleo so I'll cut Ben!", 1),
        ("Cut a wire of player 2, please", 2),
        ("cut 2, because Ben lies", 2),
        ("I'd cut Ben, but cut Cleo", None),
        ("Ben, I believe you.", None),
        ("I won't cut Ben", None),
    ],
)
def test_a_sentence_is_a_move_if_it_can_mean_only_one(reply: str, cut: int | None) -> None:
    agent: Agent = lambda _: reply  # noqa: E731
    options = {"first": 0}
    played = play_with_agents(GAME, {0: agent}, 5, ("random",), 2, options, retries=0, silent=True)
    assert (played.transcripts[0].exchanges[0].wrong is None) is (cut is not None)
    first = next(entry.move for entry in played.record.log if entry.seat == 0 and hasattr(entry, "move"))
    assert cut is None or first.owner == cut


def test_a_bare_line_that_can_only_be_talk_is_talk_while_the_clock_runs() -> None:
    replies = iter(["Hi, I'm Blue."])
    agent: Agent = lambda _: next(replies, "MOVE: wait 600")  # noqa: E731
    transcript = play_with_agents(CATALOG["two-rooms"], {0: agent}, 6, ("easy",), 2).transcripts[0]
    assert transcript.exchanges[0].wrong is None
    assert 'You: "I\'m Blue."' in transcript.exchanges[1].prompt


def test_a_word_that_cannot_be_said_does_not_spoil_the_move() -> None:
    def agent(prompt: str) -> str:
        return scripted(1)(prompt) + "\nTALK: accuse 9" if LEGAL in prompt else "TALK: nothing"

    transcript = play_with_agents(GAME, {0: agent}, 5, ("easy",), 2).transcripts[0]
    assert (transcript.bad, transcript.fallbacks) == (0, 0)
    assert transcript.unsaid > 0


def test_a_move_is_no_word() -> None:
    transcript = play_with_agents(
        GAME, {0: lambda _: "MOVE: cut 1\nTALK: cut 1"}, 5, ("easy",), 2, retries=0
    ).transcripts[0]
    wrong = {exchange.wrong for exchange in transcript.exchanges if LEGAL not in exchange.prompt}
    assert wrong == {say("text-no-word", typed="cut 1")}


def test_while_the_clock_runs_it_is_enough_to_talk() -> None:
    """Once; from then on the agent waits, or plays at random where it has to answer."""
    replies = iter(["TALK: I'm red", "nothing"])
    agent: Agent = lambda _: next(replies, "MOVE: wait 600")  # noqa: E731
    transcript = play_with_agents(CATALOG["two-rooms"], {0: agent}, 6, ("easy",), 2).transcripts[0]
    assert [exchange.wrong for exchange in transcript.exchanges[:2]] == [None, None]
    assert 'You: "I\'m Red."' in transcript.exchanges[1].prompt


def test_an_agent_that_waits_is_not_asked_for_a_while() -> None:
    rooms = CATALOG["two-rooms"]

    def agent(prompt: str) -> str:
        return "MOVE: wait 60" if "wait 20" in prompt else scripted(1)(prompt)

    def restless(prompt: str) -> str:
        return "MOVE: wait" if "wait 20" in prompt else scripted(1)(prompt)

    patient, busy = (
        play_with_agents(rooms, {0: each}, 10, ("random",), 3).transcripts[0] for each in (agent, restless)
    )
    assert patient.asked * 4 < busy.asked
    assert patient.fallbacks == busy.fallbacks == 0


def test_in_an_open_step_a_bad_reply_leaves_it_be() -> None:
    played = play_with_agents(CATALOG["two-rooms"], {0: lambda _: "?"}, 10, ("random",), 3, retries=0)
    acts = [entry.move for entry in played.record.log if entry.seat == 0 and hasattr(entry, "move")]
    transcript = played.transcripts[0]
    assert transcript.fallbacks == transcript.bad == transcript.asked
    assert len(acts) < transcript.asked  # only where the table waited for an answer


def test_seats_and_retries_that_cannot_be() -> None:
    with pytest.raises(BadSetup) as error:
        play_with_agents(GAME, {5: scripted(1)}, 5, ("easy",), 2)
    assert (error.value.code, error.value.facts) == ("text-no-seat", {"seat": 5, "last": 4})
    with pytest.raises(BadSetup, match="text-bad-retries"):
        play_with_agents(GAME, {0: scripted(1)}, 5, ("easy",), 2, retries=-1)


def test_an_interrupted_game_is_kept_as_far_as_it_went() -> None:
    answer, asked, kept = scripted(7), list[str](), list[Record]()

    def impatient(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) > 3:
            raise KeyboardInterrupt
        return answer(prompt)

    with pytest.raises(KeyboardInterrupt):
        play_with_agents(GAME, {1: impatient}, 5, ("easy",), 11, keep=kept.append)
    [record] = kept
    assert replay(GAME, read(write(record), find)).state.outcome is None
    assert len(record.log) > 3
