/** Every cut so far, a row for each round, with the first round even before its deal. */
import type { WireView } from './types';

type Cuts<W extends string> = WireView<W>['cuts'];

export function cutsByRound<W extends string>(view: Pick<WireView<W>, 'cuts' | 'round' | 'round_cuts'>): Cuts<W>[] {
  const before = (round: number) => view.round_cuts.slice(0, round).reduce((sum, cuts) => sum + cuts, 0);
  const rounds = Math.max(1, view.round);
  return Array.from({ length: rounds }, (_, round) => view.cuts.slice(before(round), round + 1 < rounds ? before(round + 1) : undefined));
}
