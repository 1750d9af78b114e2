/** The game so far, round by round: what was claimed, said and cut, in its order. */
import type { Said } from '../../wire/messages';
import { cutsByRound } from './cutsByRound';
import type { Claim, Talk, WireView } from './types';

export type Entry<W extends string> =
  | { readonly what: 'said'; readonly seat: number; readonly talk: Talk<W> | null; readonly truth: Claim<W> | null } // declined; not a lie, or not known to be one
  | { readonly what: 'cut'; readonly by: number; readonly owner: number; readonly wire: W };

export function historyOf<W extends string>(view: WireView<W>, heard: readonly Said<Talk<W>>[]): Entry<W>[][] {
  let cut = 0;
  return cutsByRound(view).map((cuts, index) => {
    const inTurn = view.claimed.slice(index * view.players, (index + 1) * view.players).map(({ seat, claim }): Entry<W> => {
      const lie = view.false_claims.find((each) => each.seat === seat && each.round === index + 1);
      return { what: 'said', seat, talk: claim, truth: lie?.truth ?? null };
    });
    const freely = heard.filter(({ round }) => round === index + 1);
    const said = (from: number, to: number) =>
      freely.filter(({ moment }) => from <= moment && moment < to).map(({ seat, talk, truth }): Entry<W> => ({ what: 'said', seat, talk, truth: truth?.move === 'claim' ? truth : null }));
    const first = cut;
    const rows = cuts.flatMap(([owner, wire]): Entry<W>[] => [...said(cut === first ? -Infinity : cut, cut + 1), { what: 'cut', by: view.cutters[cut++] ?? -1, owner, wire }]);
    return [...inTurn, ...rows, ...said(cuts.length ? cut : -Infinity, Infinity)];
  });
}
