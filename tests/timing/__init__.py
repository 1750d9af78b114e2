"""How long what happened takes to show."""
