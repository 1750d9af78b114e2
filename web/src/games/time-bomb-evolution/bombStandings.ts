/** How each bomb stands, and the cuts made and left. */
import type { View, Wire } from '../../wire/time-bomb-evolution';
import { cutsByRound } from '../time-bomb-shared/cutsByRound';
import type { Colour } from './bombs';

export interface Standing {
  readonly colour: Colour;
  readonly threshold: number;
  readonly cut: number; // in all rounds
  readonly fresh: number; // in this one
  readonly shielded: boolean;
  readonly fits: boolean; // a dome, while somebody chooses
  readonly pried: boolean; // its dome may be the one to go
  readonly wouldExplode: boolean; // without its protection
  readonly oneAway: boolean; // the next one blows
  readonly linked: boolean; // because one was just cut, and not because it is full
  readonly blown: boolean;
}

const many = (cuts: View['cuts'], wire: Wire) => cuts.filter(([, each]) => each === wire).length;

export const cutsThisRound = (view: View) => cutsByRound(view).at(-1) ?? [];

export function standings(view: View): Standing[] {
  const last = view.cuts.at(-1)?.[1];
  return (view.colours as readonly Colour[]).map((colour, index) => {
    const threshold = view.thresholds[index] ?? 0;
    const cut = many(view.cuts, colour);
    const shielded = view.protected.includes(colour);
    const oneAway = view.one_away.includes(colour);
    return {
      colour,
      threshold,
      cut,
      fresh: many(cutsThisRound(view), colour),
      shielded,
      fits: view.todo[0]?.step === 'protecting' && view.protectable.includes(colour),
      pried: view.todo[0]?.step === 'unprotecting' && shielded,
      wouldExplode: view.would_explode.includes(colour),
      oneAway,
      linked: oneAway && colour === last && (shielded || cut + 1 < threshold),
      blown: view.exploded === colour,
    };
  });
}

/** The cuts of a round from which Pink has taken none. */
export const usualCuts = (view: View) => view.round_cuts[0] ?? 0;

/** The cuts of this round that are still to come, and those that Pink took away. */
export function cutsToCome(view: View): { open: number; struck: number } {
  if (!view.round) return { open: usualCuts(view), struck: 0 };
  return { open: view.cuts_left, struck: usualCuts(view) - cutsThisRound(view).length - view.cuts_left };
}

export const isLastRound = (view: View) => view.round === view.round_cuts.length;

/** The cuts that the last round will have, before it begins; nothing while Pink has taken none. */
export function lastRoundCuts(view: View): number | null {
  const cuts = view.round_cuts.at(-1) ?? usualCuts(view);
  return cuts < usualCuts(view) && !isLastRound(view) ? cuts : null;
}
