"""The terminal's screens: what the command shows, and how it asks."""
