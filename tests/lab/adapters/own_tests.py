"""PettingZoo's own tests. Where its classic titles are installed too, it warns of itself when they are imported."""

from __future__ import annotations

import warnings

with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

__all__ = ["api_test", "parallel_api_test", "parallel_seed_test", "seed_test"]
