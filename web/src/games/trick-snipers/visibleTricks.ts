/** Which tricks may be looked at: what scored lies face up, the latest until the next card is led, all where the house says so [TS8]. */
import type { Standing, Trick, View } from '../../wire/trick-snipers';

export interface NumberedTrick extends Trick {
  readonly number: number; // from 1
  readonly stands: Standing | null; // who was ahead in the end, and why
  readonly open: boolean;
}

/** The first so many tricks, the latest first. */
export function visibleTricks(view: View, known = view.tricks.length): NumberedTrick[] {
  const latest = view.trick.length || view.outcome ? -1 : view.tricks.length - 1;
  const all = view.house.memory_aid || view.outcome !== null;
  return view.tricks
    .slice(0, known)
    .map((trick, place) => ({ ...trick, number: place + 1, stands: view.standings[(place + 1) * view.players - 1] ?? null, open: all || trick.points > 0 || place === latest }))
    .reverse();
}
