"""Practice games that are written down in advance, one for each title that can be learned alone."""

from boomtable.lessons import bomb_squad_academy, time_bomb, time_bomb_evolution, trick_snipers
from boomtable.lessons.lesson import LEARNER, Cue, Lesson

__all__ = ["LEARNER", "LESSONS", "Cue", "Lesson"]

LESSONS: dict[str, Lesson] = {
    module.LESSON.game.id: module.LESSON
    for module in (time_bomb, time_bomb_evolution, bomb_squad_academy, trick_snipers)
}
