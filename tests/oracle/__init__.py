"""Oracles: the games written a second time, independently, from the rules pages alone."""
