"""Practice games that are written down in advance, one for each title that can be learned alone."""

from boomtable.lessons import time_bomb
from boomtable.lessons.lesson import LEARNER, Cue, Lesson

__all__ = ["LEARNER", "LESSONS", "Cue", "Lesson"]

LESSONS: dict[str, Lesson] = {lesson.game.id: lesson for lesson in (time_bomb.LESSON,)}
