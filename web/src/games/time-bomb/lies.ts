/** Who said what was not so. At the end all hands are open, so a claim can be held against the wires it was made of. */
import type { Said } from '../../wire/messages';
import type { Claim, Talk, View, Wire } from '../../wire/time-bomb';

export interface Lie {
  readonly round: number;
  readonly seat: number;
  readonly claim: Claim;
  readonly truth: Claim;
}

const KINDS: Wire[] = ['safe', 'success', 'boom'];

/** What a seat held when so many wires had been cut. */
function held(view: View, seat: number, round: number, moment: number): Record<Wire, number> {
  const hand = view.deals[round - 1]?.[seat] ?? [];
  const gone = view.cuts.slice((round - 1) * view.players, moment).filter(([owner]) => owner === seat);
  const count = (kind: Wire) =>
    hand.filter((wire) => wire === kind).length - gone.filter(([, wire]) => wire === kind).length;
  return { safe: count('safe'), success: count('success'), boom: count('boom') };
}

export function lies(view: View, heard: readonly Said<Talk>[]): Lie[] {
  const free = heard.flatMap(({ talk, seat, round, moment }) =>
    talk.move === 'claim' ? [{ claim: talk, seat, round, moment }] : [],
  );
  const inTurn = view.claimed.flatMap(({ claim, seat }, index) => {
    const round = Math.floor(index / view.players) + 1;
    return claim ? [{ claim, seat, round, moment: (round - 1) * view.players }] : [];
  });
  return [...inTurn, ...free].flatMap(({ claim, seat, round, moment }) => {
    const truth = held(view, seat, round, moment);
    const wrong = KINDS.filter((kind) => (claim[kind] ?? truth[kind]) !== truth[kind]);
    if (!wrong.length) return [];
    const said = (kind: Wire) => (claim[kind] === null || claim[kind] === undefined ? null : truth[kind]);
    return [{ round, seat, claim, truth: { ...claim, safe: said('safe'), success: said('success'), boom: said('boom') } }];
  });
}
