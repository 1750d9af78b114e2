"""All characters: 98 cards of 73 names, each declared once."""

from boomtable.games.two_rooms.characters import habits, loners, powers, teams, touch
from boomtable.games.two_rooms.characters.character import CARDS, Character, Limit, Team, Verdict

__all__ = ["CARDS", "Character", "Limit", "Team", "Verdict", "habits", "loners", "powers", "teams", "touch"]
