"""What the two boxes of Time Bomb share: roles, rounds of wires, the nippers, and talk. It knows no kind of wire."""
