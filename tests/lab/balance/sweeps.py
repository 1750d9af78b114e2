"""Made-up sweeps of every kind, and a real one."""

from __future__ import annotations

from itertools import product
from typing import Any, Literal

from msgspec import UNSET

from boomtable.engine import Game
from boomtable.lab import Figure, Side, share, simulate
from boomtable.lab.balance.sweep import Balance, Difference, Setup, SetupResult

GAMES = 400


def found(
    setup: Setup,
    wins: dict[str, int],
    figures: dict[str, float] | None = None,
    *,
    stopped: Literal["clear", "exact", "games"] = "games",
    against: int | None = None,
    differences: dict[str, float] | None = None,
) -> SetupResult:
    games = sum(wins.values())
    return SetupResult(
        setup=setup,
        games=games,
        stopped=stopped,
        outcomes={side: Side(won, *share(won, games)) for side, won in wins.items()},
        figures={name: Figure(games, mean, mean * 0.9, mean * 1.1) for name, mean in (figures or {}).items()},
        against=against,
        differences={side: Difference(by, by - 0.05, by + 0.05) for side, by in (differences or {}).items()},
    )


def sweep(game: str, varied: tuple[str, ...], *every: SetupResult) -> Balance:
    return Balance(game=game, seed=7, games=GAMES, within=0.03, varied=varied, found=every)


def setup(players: int = 4, bots: str = "hard", **options: str) -> Setup:
    return Setup(players, (bots,), options)


def two_sides() -> Balance:
    """Time Bomb with more and more players, and two ways to claim."""
    every = []
    for place, (claims, players) in enumerate(product(("free", "in_turn"), range(4, 9))):
        swat = 230 - 22 * (players - 4) - 35 * (claims == "in_turn")
        base = place % 5 if claims == "in_turn" else None
        part = 2 if place in (2, 9) else 1  # these stopped early
        by = -0.02 - 0.025 * (place - 5)
        ending = {"ending:disarmed": swat / GAMES, "ending:exploded": 0.4, "ending:time-up": 0.6 - swat / GAMES}
        every.append(
            found(
                setup(players, claims=claims),
                {"swat": swat // part, "terrorist": (GAMES - swat) // part},
                ending | {"rounds": 3.1 + place / 10, "clipper:won": 0.5, "moves": 40.0 + place},
                stopped="clear" if place == 9 else "exact" if place == 2 else "games",
                against=base,
                differences={"swat": by, "terrorist": -by} if base is not None else {},
            )
        )
    return sweep("time-bomb", ("players", "claims"), *every)


def players_only() -> Balance:
    every = [
        found(setup(players), {"swat": 200 - 20 * players, "terrorist": 200 + 20 * players}) for players in range(4, 9)
    ]
    return sweep("time-bomb", ("players",), *every)


def seats() -> Balance:
    """Trick Snipers, where seats win, with three to five players."""
    every = []
    for players in (3, 4, 5):
        wins = {f"seat-{seat}": GAMES // players - 8 * seat for seat in range(players)}
        wins["seat-0"] += GAMES - sum(wins.values()) - 4
        every.append(found(setup(players), wins | {"shared": 4, "nobody": 0}, {"tricks": 7.0, "points:snipe": 0.5}))
    return sweep("trick-snipers", ("players",), *every)


def seats_by_option() -> Balance:
    """Bomb Squad Academy with four players, where only an option varies."""
    every = [
        found(
            setup(4, plates_stay=stay),
            {"seat-0": 110 + shift, "seat-1": 100, "seat-2": 95, "seat-3": 93 - shift, "shared": 2},
            {"points:action-wait": 3.0, "points:action-chicken": 1.4 + shift / 40, "rounds:bomb-1": 6.0},
            against=0 if shift else None,
            differences={"seat-0": shift / GAMES, "seat-3": -shift / GAMES} if shift else {},
        )
        for stay, shift in (("false", 0), ("true", 40))
    ]
    return sweep("bomb-squad-academy", ("plates_stay",), *every)


def one() -> Balance:
    wins = {"red": 190, "blue": 200, "neither": 10}
    return sweep("two-rooms", (), found(setup(6), wins, {"together": 0.5, "shares": 16.0, "moves": 300.0}))


def sixty() -> Balance:
    """More setups than fit on a screen, over more combinations than lines can show."""
    every = []
    for place, (players, bots, colours) in enumerate(product((4, 5, 6), ("easy", "hard"), range(10))):
        swat = 120 + 2 * place
        every.append(
            found(
                setup(players, bots, colours=f"c{colours}"),
                {"swat": swat, "terrorist": GAMES - swat},
                {f"colour:wire-{colour}": swat / GAMES for colour in ("green", "red", "blue")},
                against=place - place % 10 if place % 10 else None,
                differences={"swat": place % 10 / 50, "terrorist": -(place % 10) / 50} if place % 10 else {},
            )
        )
    return sweep("time-bomb-evolution", ("players", "bots", "colours"), *every)


def long_values() -> Balance:
    """Options as no host should type them: long, or full of what HTML, Markdown and Matplotlib read something into."""
    texts = ("", "green red blue pink purple yellow" * 3, "<b>bold</b> & <script>alert(1)</script>", "$x^2$ | *a* `b`")
    every = [
        found(
            setup(4, colours=text),
            {"swat": 150 + 20 * place, "terrorist": 250 - 20 * place},
            {"cuts": 11.0},
            against=0 if place else None,
            differences={"swat": place / 20, "terrorist": -place / 20} if place else {},
        )
        for place, text in enumerate(texts)
    ]
    return sweep("time-bomb-evolution", ("colours",), *every)


def real(game: Game[Any, Any], players: tuple[int, ...], games: int = 40) -> Balance:
    """A small sweep that was really played, over players."""
    reports = [simulate(game, number, ("random",), games, seed=7) for number in players]
    every = [
        SetupResult(setup(report.players, "random"), games, "games", report.outcomes, report.figures or {})
        for report in reports
        if report.figures is not UNSET
    ]
    return sweep(game.id, ("players",), *every)


EVERY = [two_sides, players_only, seats, seats_by_option, one, sixty, long_values]
