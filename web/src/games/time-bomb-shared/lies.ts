/** False claims, once the game is over and all hands are open: each claim is compared with the hand at that moment. */
import type { Said } from '../../wire/messages';
import type { Claim, Talk, WireView } from './box';

export interface Lie<W extends string> {
  readonly round: number;
  readonly seat: number;
  readonly claim: Claim<W>;
  readonly truth: Claim<W>;
}

/** How many of a kind a seat held when so many wires had been cut. */
function held<W extends string>(view: WireView<W>, kind: W, seat: number, round: number, moment: number): number {
  const hand = view.deals[round - 1]?.[seat] ?? [];
  const gone = view.cuts.slice((round - 1) * view.players, moment).filter(([owner, wire]) => owner === seat && wire === kind);
  return hand.filter((wire) => wire === kind).length - gone.length;
}

export function lies<W extends string>(view: WireView<W>, heard: readonly Said<Talk<W>>[], kinds: readonly W[]): Lie<W>[] {
  const free = heard.flatMap(({ talk, seat, round, moment }) =>
    talk.move === 'claim' ? [{ claim: talk, seat, round, moment }] : [],
  );
  const inTurn = view.claimed.flatMap(({ claim, seat }, index) => {
    const round = Math.floor(index / view.players) + 1;
    return claim ? [{ claim, seat, round, moment: (round - 1) * view.players }] : [];
  });
  return [...inTurn, ...free].flatMap(({ claim, seat, round, moment }) => {
    const spoken = kinds.filter((kind) => (claim[kind] ?? null) !== null);
    const truth = spoken.map((kind) => [kind, held(view, kind, seat, round, moment)] as const);
    if (truth.every(([kind, count]) => claim[kind] === count)) return [];
    return [{ round, seat, claim, truth: { ...claim, ...(Object.fromEntries(truth) as Partial<Claim<W>>) } }];
  });
}
