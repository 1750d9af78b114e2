"""Two ways to choose a card and to judge a round: by points, and by who will win."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.bots.bomb_squad_academy.crowd import expected
from boomtable.bots.bomb_squad_academy.forecast import Shields, forecast
from boomtable.bots.bomb_squad_academy.mixing import draw, logit, respond
from boomtable.bots.bomb_squad_academy.scene import Act, Acting, Scene
from boomtable.bots.bomb_squad_academy.stakes import Temper
from boomtable.engine import Luck

CHOOSY = 0.7  # points that make a card about three times as likely
RARE = 0.08  # what should be chosen less often than this is not chosen at all


def by_points(scene: Scene, acting: Acting, shields: Shields) -> float:
    """The points that I may expect."""
    return sum(chance * gains[scene.me] for chance, gains, _ in forecast(scene, acting, shields))


def expecting(scene: Scene, luck: Luck) -> Act:
    """A card that brings much if the others choose as I guess; who always took the best would often meet others."""
    values = expected(scene)
    return [*values][draw(logit([*values.values()], CHOOSY), luck)]


def mixing(scene: Scene, temper: Temper, iterations: int, luck: Luck) -> Act:
    """A card as often as it should be chosen when everyone thinks it through."""
    return scene.hands[scene.me][draw(smooth(scene, temper, iterations, luck), luck)]


def smooth(scene: Scene, temper: Temper, iterations: int, luck: Luck) -> list[float]:
    """How often to choose each card of my hand, in parts of about one."""
    points = temper.points(scene)
    mine, theirs = temper.wins(scene), temper.wins(scene.unseen)
    worth = respond(scene, mine, theirs, iterations, [temper.doubt * point for point in points], luck)
    return often(logit(worth, temper.sure * points[scene.me]))


def often(chances: Sequence[float]) -> list[float]:
    """Without what is rare."""
    return [chance if chance >= RARE else 0.0 for chance in chances]
