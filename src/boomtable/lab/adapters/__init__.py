"""What the environments for PettingZoo, Gymnasium and OpenSpiel share. Needs numpy, which the extras of each bring."""
