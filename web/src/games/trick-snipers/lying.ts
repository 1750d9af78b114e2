/** Which tricks may be looked at: what scored lies face up, the latest until the next card is led, all where the house says so [TS8]. */
import type { Trick, View } from '../../wire/trick-snipers';

export interface Lying extends Trick {
  readonly number: number; // from 1
  readonly open: boolean;
}

/** The first so many tricks, the latest first. */
export function lying(view: View, known = view.tricks.length): Lying[] {
  const latest = view.trick.length || view.outcome ? -1 : view.tricks.length - 1;
  const all = view.house.memory_aid || view.outcome !== null;
  return view.tricks
    .slice(0, known)
    .map((trick, place) => ({ ...trick, number: place + 1, open: all || trick.points > 0 || place === latest }))
    .reverse();
}
