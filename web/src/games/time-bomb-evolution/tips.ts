/** Tips in a first game of Time Bomb Evolution: those of Time Bomb, and what the bombs do. */
import type { Move, Talk, View, Wire } from '../../wire/time-bomb-evolution';
import { asks, type Tips } from '../tips';
import { freshRound, WIRE_READS, wireTips } from '../time-bomb-shared/wireTips';

const READS = [...WIRE_READS, 'colours', 'drawn', 'evolution', 'one_away', 'protected', 'thresholds'] as const;
type Read = Pick<View, (typeof READS)[number]>;

const lastWire = ({ cuts }: Read): Wire | null => cuts.at(-1)?.[1] ?? null;
const inPlay = ({ colours }: Read, colour: Wire) => (colours.includes(colour) ? 'yes' : 'no');

export const tips: Tips<View, (typeof READS)[number], Move, Talk> = {
  reads: READS,
  tips: [
    {
      id: 'tip-time-bomb-evolution-bombs',
      rules: ['TE4', 'TE8'],
      urgency: 2,
      when: ({ view }) => view.round === 1 && freshRound(view),
      facts: ({ view }) => ({ green: view.thresholds[view.colours.indexOf('green')] ?? 0 }),
    },
    ...wireTips<Wire, Move>(),
    { id: 'tip-time-bomb-evolution-removed', rules: ['TE2'], urgency: 1, when: ({ view }) => view.round === 1 },
    {
      id: 'tip-time-bomb-evolution-shield',
      rules: ['TE6'],
      urgency: 3,
      when: ({ prompt }) => asks(prompt, 'protect'),
    },
    {
      id: 'tip-time-bomb-evolution-shielded',
      rules: ['TE7', 'TE9'],
      urgency: 2,
      when: ({ view }) => view.protected.length > 0,
      facts: ({ view }) => ({ purple: inPlay(view, 'purple') }),
    },
    {
      id: 'tip-time-bomb-evolution-one-away',
      rules: ['TE4', 'TE8'],
      urgency: 2,
      when: ({ view }) => view.one_away.some((colour) => colour !== lastWire(view)),
    },
    { id: 'tip-time-bomb-evolution-purple', rules: ['TE9'], urgency: 2, when: ({ view }) => view.evolution && lastWire(view) === 'purple' },
    { id: 'tip-time-bomb-evolution-number', rules: ['TE10'], urgency: 2, when: ({ view }) => view.drawn !== null },
    { id: 'tip-time-bomb-evolution-pink', rules: ['TE15'], urgency: 2, when: ({ view }) => view.evolution && lastWire(view) === 'pink' },
  ],
};
