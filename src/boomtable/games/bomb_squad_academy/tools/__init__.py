"""The twenty Tools, by the window they are used in [BS18]. Importing this fills the toolbox."""

from boomtable.games.bomb_squad_academy.tools import choosing, looking
from boomtable.games.bomb_squad_academy.tools.after_cut import Amplified, Jammed, Sparing
from boomtable.games.bomb_squad_academy.tools.before_cut import Bonus, Exposing, Freezing, Scanning
from boomtable.games.bomb_squad_academy.tools.revealed import Blowing, Jumping, Replacing, Switching

__all__ = [
    "Amplified",
    "Blowing",
    "Bonus",
    "Exposing",
    "Freezing",
    "Jammed",
    "Jumping",
    "Replacing",
    "Scanning",
    "Sparing",
    "Switching",
    "choosing",
    "looking",
]
