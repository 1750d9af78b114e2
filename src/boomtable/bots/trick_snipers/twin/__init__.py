"""The trials compiled: the same as trials, worlds, playout, instinct, forecast and endgame say in plain Python.

Sums are made in the same order there and here, so what is won comes out the same to the last bit.
"""

from boomtable.bots.trick_snipers.twin.trials import compiled_trials

__all__ = ["compiled_trials"]
