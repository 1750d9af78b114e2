/** The tips that both Time Bombs share. */
import { asks, type Situation, type Tip } from '../tips';
import { lastClaim } from './talkText';
import type { Claim, Talk, WireView } from './types';

export const WIRE_READS = ['claims', 'claimed', 'clipper', 'cuts', 'found', 'players', 'round', 'round_cuts', 'successes', 'todo'] as const;

type Read<W extends string> = Pick<WireView<W>, (typeof WIRE_READS)[number]>;
type Now<W extends string> = Pick<Situation<Read<W>, never, Talk<W>>, 'view' | 'heard'>;

/** No wire of this round has been cut. */
export const freshRound = <W extends string>({ round, round_cuts, cuts }: Read<W>): boolean =>
  round > 0 && cuts.length === round_cuts.slice(0, round - 1).reduce((sum, each) => sum + each, 0);

const lastCut = <W extends string>({ cuts }: Read<W>) => cuts.at(-1) ?? null;
const claims = <W extends string>({ view, heard }: Now<W>) =>
  Array.from({ length: view.players }, (_, seat) => lastClaim(seat, { view, heard })).flatMap((claim) => (claim ? [claim] : []));
const claimed = <W extends string>(now: Now<W>) =>
  claims(now).reduce((sum, claim) => sum + ((claim as Claim<'success'>).success ?? 0), 0);
const left = <W extends string>({ view: { successes, found } }: Now<W>) => successes - found;

export function wireTips<W extends string, M extends { readonly move: string }>(): readonly Tip<Read<W>, M, Talk<W>>[] {
  return [
    { id: 'tip-time-bomb-wires', rules: ['TB5'], urgency: 2, when: ({ view }) => view.round === 1 && freshRound(view) },
    { id: 'tip-time-bomb-role', rules: ['TB1', 'TB2'], urgency: 1, when: ({ view }) => view.round === 1 && freshRound(view) },
    {
      id: 'tip-time-bomb-claim',
      rules: ['TB11', 'TB12'],
      urgency: 2,
      when: ({ view, heard, me, bots }) => bots && view.claims === 'free' && view.round > 0 && !heard.some(({ seat, talk }) => seat === me && talk.move === 'claim'),
    },
    { id: 'tip-time-bomb-talk', rules: ['TB11'], urgency: 2, when: (now) => now.view.round === 1 && claims(now).length > 0 },
    {
      id: 'tip-time-bomb-point',
      rules: ['TB11'],
      urgency: 2,
      when: ({ prompt, heard, me, view }) => prompt === null && heard.some(({ seat, round, talk }) => seat !== me && round === view.round && talk.move !== 'claim'),
    },
    { id: 'tip-time-bomb-nippers', rules: ['TB6'], urgency: 3, when: ({ view, prompt }) => view.todo[0]?.step === 'clipping' && asks(prompt, 'cut') },
    { id: 'tip-time-bomb-mine', rules: ['TB7'], urgency: 2, when: ({ view, me }) => lastCut(view)?.[0] === me && view.clipper === me && !freshRound(view) },
    {
      id: 'tip-time-bomb-success',
      rules: ['TB9'],
      urgency: 2,
      when: ({ view }) => view.found === 1 && lastCut(view)?.[1] === 'success',
      facts: ({ view }) => ({ all: view.successes }),
    },
    {
      id: 'tip-time-bomb-sum',
      rules: ['TB11'],
      urgency: 2,
      when: (now) => freshRound(now.view) && claimed(now) > left(now),
      facts: (now) => ({ claimed: claimed(now), left: left(now) }),
    },
    { id: 'tip-time-bomb-deal', rules: ['TB8', 'TB11'], urgency: 2, when: ({ view }) => view.round === 2 && freshRound(view) },
    { id: 'tip-time-bomb-last', rules: ['TB9'], urgency: 2, when: ({ view }) => view.round === 4 },
  ];
}
