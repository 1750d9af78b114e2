"""The titles. Each is a folder of its own and a line in the catalog."""
