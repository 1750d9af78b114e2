/** The count of a Red's number, clockwise round the table. */
import type { NumberDrawn } from '../../wire/time-bomb-evolution';

/** Milliseconds from the draw until the finger is at a count: it waits until the card has turned. */
export const countedAfter = (count: number) => 950 + count * 300;

/** The count at this seat; null where it does not come by. */
export function countAt(seat: number, { by, owner }: Pick<NumberDrawn, 'by' | 'owner'>, players: number): number | null {
  const steps = (to: number) => (to - by + players) % players;
  return steps(seat) <= steps(owner) ? steps(seat) : null;
}
