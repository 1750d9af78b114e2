"""Which wire a Wait protects [BS7]."""

from __future__ import annotations

from boomtable.bots.bomb_squad_academy.craft import Worth
from boomtable.bots.bomb_squad_academy.forecast import crews_of, protection
from boomtable.bots.bomb_squad_academy.revealed import settled
from boomtable.bots.bomb_squad_academy.scene import WIRES, Scene, acting
from boomtable.engine import but
from boomtable.games.bomb_squad_academy.moves import Protect
from boomtable.games.bomb_squad_academy.view import View


def protect(scene: Scene, view: View, worth: Worth) -> Protect:
    """The wire that is best for me if nobody cuts it; of equals the one whose cut would give the others most."""
    now, shields = acting(view), settled(view)
    spiteful = protection(scene, now, crews_of(scene, now), shields.protected)
    values = [
        (worth(scene, now, but(shields, protected=(*shields.protected, place))), place == spiteful)
        for place in range(len(scene.threads))
    ]
    best = max(range(len(values)), key=values.__getitem__)
    return Protect(WIRES[best])
