/** How each bomb stands, and the cuts made and left. */
import type { View, Wire } from '../../wire/time-bomb-evolution';
import type { Colour } from './bombs';

export interface Standing {
  readonly colour: Colour;
  readonly threshold: number;
  readonly cut: number; // in all rounds
  readonly fresh: number; // in this one
  readonly shielded: boolean;
  readonly wouldExplode: boolean; // without its protection
  readonly blown: boolean;
}

const many = (wires: readonly Wire[], wire: Wire) => wires.filter((each) => each === wire).length;

/** Every wire cut, a row for each round. */
export function cutsByRound(view: View): Wire[][] {
  const wires = view.cuts.map(([, wire]) => wire);
  return Array.from({ length: Math.max(1, view.round) }, (_, index) => wires.slice(index * view.players, (index + 1) * view.players));
}

export function standings(view: View): Standing[] {
  const wires = view.cuts.map(([, wire]) => wire);
  return (view.colours as readonly Colour[]).map((colour, index) => ({
    colour,
    threshold: view.thresholds[index] ?? 0,
    cut: many(wires, colour),
    fresh: many(cutsByRound(view).at(-1) ?? [], colour),
    shielded: view.protected.includes(colour),
    wouldExplode: view.would_explode.includes(colour),
    blown: view.exploded === colour,
  }));
}

export const successesFound = (view: View) => many(view.cuts.map(([, wire]) => wire), 'success');

/** The cuts of this round that are still to come, and those that Pink took away. */
export function cutsToCome(view: View): { open: number; struck: number } {
  if (!view.round) return { open: view.players, struck: 0 };
  const made = cutsByRound(view).at(-1)?.length ?? 0;
  return { open: view.cuts_left, struck: view.players - made - view.cuts_left };
}

export const isLastRound = (view: View) => view.round === view.round_cuts.length;

/** The cuts that the last round will have, before it begins; nothing while Pink has taken none. */
export function lastRoundCuts(view: View): number | null {
  const cuts = view.round_cuts.at(-1) ?? view.players;
  return cuts < view.players && !isLastRound(view) ? cuts : null;
}
