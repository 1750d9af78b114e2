"""The titles: each is a folder and a line in the catalog."""
