"""Your own bot for Time Bomb, and how good it is: `python examples/cautious.py`. See docs/writing-a-bot.md."""

from typing import Any

from msgspec import Struct

from boomtable.bots import levels_of
from boomtable.engine import Choices, Luck, Move, Said, Talk, shuffled
from boomtable.games.time_bomb import GAME, Claim, Role, View
from boomtable.lab import duel


class Cautious(Struct, frozen=True):
    """Believes every claim of this round: SWAT cuts where most Success is claimed, Terrorists where least."""

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move:
        cuts = shuffled([*choices], luck)  # ties are broken at random
        claimed = {said.seat: said.talk.success or 0 for said in claims(view, heard)}
        best = max if view.role is Role.SWAT else min
        cut: Move = best(cuts, key=lambda cut: claimed.get(cut.owner, 0))
        return cut

    def speak(self, view: View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        """The truth, once a round, before the first cut."""
        if not view.todo or any(said.seat == view.viewer for said in claims(view, heard)) or not view.hand:
            return None
        return Claim(success=view.hand.count("success"), boom=view.hand.count("boom"))


def claims(view: View, heard: tuple[Said, ...]) -> list[Said]:
    return [said for said in heard if said.round == view.round and isinstance(said.talk, Claim)]


def rate(games: int = 400, players: int = 5) -> None:
    for level in levels_of(GAME):
        fought = duel(GAME, players, Cautious(), level, games, seed=1)
        print(f"against {level}: {fought.a_share:.1%} ({fought.low:.1%} to {fought.high:.1%})")


if __name__ == "__main__":
    rate()
