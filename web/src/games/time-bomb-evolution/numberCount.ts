/** The count of a Red's number, clockwise round the table. */
import type { NumberDrawn } from '../../wire/time-bomb-evolution';

const TURNED = 0.3; // the part of the scene until the card has turned
const STEP = 0.1; // and from one face to the next,
const COUNTED = 0.45; // unless so many are to be counted that it would not leave time to see where it ends

/** Milliseconds from the draw until the finger is at a count, in a scene of so many seconds. */
export function countedAfter(count: number, number: number, seconds: number): number {
  return 1000 * seconds * (TURNED + count * Math.min(STEP, COUNTED / Math.max(1, number)));
}

/** The count at this seat; null where it does not come by. */
export function countAt(seat: number, { by, owner }: Pick<NumberDrawn, 'by' | 'owner'>, players: number): number | null {
  const steps = (to: number) => (to - by + players) % players;
  return steps(seat) <= steps(owner) ? steps(seat) : null;
}
