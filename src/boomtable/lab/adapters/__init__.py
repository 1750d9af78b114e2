"""What the environments for PettingZoo, Gymnasium and OpenSpiel share. Needs the extra `boomtable[lab]`."""
