"""Two small titles for tests only, so that no real game shapes the engine to itself."""
