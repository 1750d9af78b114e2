"""PettingZoo's own tests. If its classic titles are installed too, importing them raises its own warnings."""

from __future__ import annotations

import warnings

with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

__all__ = ["api_test", "parallel_api_test", "parallel_seed_test", "seed_test"]
