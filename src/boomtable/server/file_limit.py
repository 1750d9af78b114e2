"""How many files, and so how many connections, this process may have open at once."""

from __future__ import annotations

import sys
from contextlib import suppress

WANTED_FILES = 65_536


def raise_file_limit() -> int:
    """Raise the soft limit on open files as far as the system lets us; the limit that holds from now on."""
    if sys.platform == "win32":  # which has none
        return WANTED_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = WANTED_FILES if hard == unlimited else min(WANTED_FILES, hard)
    if soft != unlimited and soft < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return WANTED_FILES if soft == unlimited else soft
