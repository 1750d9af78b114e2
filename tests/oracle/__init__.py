"""Oracles: the games written a second time, by a different hand, from the rules pages alone."""
