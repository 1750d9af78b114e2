/** The tricks as the list shows them: each with its number, how it ended, and whether it may be looked at [TS8]. */
import type { Standing, Trick, View } from '../../wire/trick-snipers';

export interface NumberedTrick extends Trick {
  readonly number: number; // from 1
  readonly stands: Standing | null; // who was ahead in the end, and why
  readonly faceUp: boolean;
}

/** All tricks, the latest first. */
export function visibleTricks(view: View): NumberedTrick[] {
  return view.tricks
    .map((trick, place) => ({ ...trick, number: place + 1, stands: view.standings[(place + 1) * view.players - 1] ?? null, faceUp: view.face_up[place] ?? false }))
    .reverse();
}
