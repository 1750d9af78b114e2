"""`python -m boomtable` is the boomtable command."""

import sys

from boomtable.cli import main

if __name__ == "__main__":
    sys.exit(main())
