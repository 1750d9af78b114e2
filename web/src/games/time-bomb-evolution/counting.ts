/** The number that Red called for: from whom it is counted, and whom it names. */
import type { View } from '../../wire/time-bomb-evolution';

export interface Counting {
  readonly number: number;
  readonly by: number;
  readonly owner: number;
  readonly handed: boolean; // the nippers, for there was no wire
}

/** Only until the next cut. */
export function counting(view: View): Counting | null {
  const [after, number] = view.numbers.at(-1) ?? [-1, 0];
  const by = view.cuts.at(-1)?.[0];
  if (after !== view.cuts.length || by === undefined) return null;
  const owner = (by + number) % view.players;
  return { number, by, owner, handed: view.todo[0]?.step !== 'commanded' };
}

/** How far the count has come at this seat; nothing where it does not pass. */
export function counted(seat: number, { number, by }: Counting, players: number): number | null {
  const place = (seat - by + players) % players;
  return place <= number ? place : null;
}
