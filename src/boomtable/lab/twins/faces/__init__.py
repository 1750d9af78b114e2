"""The twins' numbers in the words of the engine: moves, choices and what lies on a table."""
