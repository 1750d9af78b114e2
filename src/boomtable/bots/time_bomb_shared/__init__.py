"""What the players of both boxes of Time Bomb share: who may be who, hands mixed together, and manners of speech."""
