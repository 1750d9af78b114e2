"""The twins in the engine's words: a codec for each title."""
