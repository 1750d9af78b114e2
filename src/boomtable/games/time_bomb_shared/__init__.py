"""What Time Bomb and its Evolution share: roles, rounds, the nippers, and talk. It knows no kind of wire."""
