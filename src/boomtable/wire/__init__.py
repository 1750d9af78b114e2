"""The messages between a server and its clients."""
