/** What can be counted on the bench. */
import type { View, Wire } from '../../wire/time-bomb-evolution';
import type { Colour } from './bombs';

export const ROUNDS = 4;

export interface Standing {
  readonly colour: Colour;
  readonly threshold: number;
  readonly cut: number; // in all rounds
  readonly fresh: number; // in this one
  readonly shielded: boolean;
  readonly blown: boolean;
}

const many = (wires: readonly Wire[], wire: Wire) => wires.filter((each) => each === wire).length;

/** Every wire cut, a row for each round. */
export function rows(view: View): Wire[][] {
  const wires = view.cuts.map(([, wire]) => wire);
  return Array.from({ length: Math.max(1, view.round) }, (_, index) => wires.slice(index * view.players, (index + 1) * view.players));
}

export function standings(view: View): Standing[] {
  const wires = view.cuts.map(([, wire]) => wire);
  return (view.colours as readonly Colour[]).map((colour, index) => ({
    colour,
    threshold: view.thresholds[index] ?? 0,
    cut: many(wires, colour),
    fresh: many(rows(view).at(-1) ?? [], colour),
    shielded: view.protected.includes(colour),
    blown: view.exploded === colour,
  }));
}

export const found = (view: View) => many(view.cuts.map(([, wire]) => wire), 'success');

/** The cuts of this round that are still to come, and those that Pink took away. */
export function ahead(view: View): { open: number; struck: number } {
  if (!view.round) return { open: view.players, struck: 0 };
  const made = rows(view).at(-1)?.length ?? 0;
  return { open: view.cuts_left, struck: view.round === ROUNDS ? view.players - made - view.cuts_left : 0 };
}

/** The cuts that round 4 will have, before it begins; nothing while Pink has taken none. */
export function shortened(view: View): number | null {
  const taken = many(view.cuts.map(([, wire]) => wire), 'pink');
  return view.evolution && taken && view.round < ROUNDS ? Math.max(0, view.players - taken) : null;
}
