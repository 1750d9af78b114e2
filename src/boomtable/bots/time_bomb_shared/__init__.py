"""What the bots of both boxes of Time Bomb share: possible castings and hands, claims and talk."""
