"""Two small titles that exist nowhere else, so that no real game can bend the engine to itself."""
