"""What the terminal boards of both Time Bomb boxes share: the bench, the dial, talk, commands, and the end."""
