/** The count of a Red's number, clockwise round the table. */
import type { NumberDrawn } from '../../wire/time-bomb-evolution';

/** The count at this seat; null where it does not come by. */
export function countAt(seat: number, { by, owner }: NumberDrawn, players: number): number | null {
  const steps = (to: number) => (to - by + players) % players;
  return steps(seat) <= steps(owner) ? steps(seat) : null;
}
