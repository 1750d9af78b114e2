"""What the environments for PettingZoo, Gymnasium and OpenSpiel share. It needs what `boomtable[lab]` installs."""
