"""Doors to other people's laboratories. Each needs what `boomtable[lab]` installs, and says so where it is missing."""
