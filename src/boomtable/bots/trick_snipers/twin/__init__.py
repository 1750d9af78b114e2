"""The trials of a search compiled: the same as search, worlds, playout, heuristics and endgame do in plain Python.

Sums are made in the same order there and here, so what is won comes out the same to the last bit.
"""

from boomtable.bots.trick_snipers.twin.search import compiled_trials

__all__ = ["compiled_trials"]
