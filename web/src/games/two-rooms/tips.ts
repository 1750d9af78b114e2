/** Tips in a first game of Two Rooms: from what the whole room sees and what is offered to me, never from a card. */
import type { Move, Talk, View } from '../../wire/two-rooms';
import type { Tips } from '../tips';

const READS = ['hostages', 'house', 'leader', 'majority', 'offers', 'round', 'todo'] as const;
type Read = Pick<View, (typeof READS)[number]>;

const playing = ({ todo }: Read) => todo[0]?.step === 'playing';
const lastRound = ({ todo }: Read) => !todo.some(({ step }) => step === 'round');

export const tips: Tips<View, (typeof READS)[number], Move, Talk> = {
  reads: READS,
  firstGame: { playset: 'basic', colours: false },
  tips: [
    { id: 'tip-two-rooms-card', rules: ['TR1', 'TR5'], urgency: 2, when: ({ view }) => playing(view) && view.round === 1 },
    { id: 'tip-two-rooms-goal', rules: ['TR24'], urgency: 2, when: ({ view }) => playing(view) && view.round === 1 },
    { id: 'tip-two-rooms-leader', rules: ['TR8'], urgency: 2, when: ({ view }) => playing(view) && view.leader === null && !view.house.first_leader_by_vote },
    {
      id: 'tip-two-rooms-offer',
      rules: ['TR16', 'TR17'],
      urgency: 3,
      when: ({ view, me }) => playing(view) && view.offers.some(({ to }) => to === me),
      facts: ({ view, me }) => ({ kind: view.offers.find(({ to }) => to === me)?.kind ?? 'card' }),
    },
    { id: 'tip-two-rooms-lead', rules: ['TR12'], urgency: 2, when: ({ view, me }) => playing(view) && view.leader === me },
    { id: 'tip-two-rooms-talk', rules: ['TR16'], urgency: 1, when: ({ view }) => playing(view) },
    { id: 'tip-two-rooms-vote', rules: ['TR10'], urgency: 1, when: ({ view, me }) => playing(view) && view.leader !== null && view.leader !== me, facts: ({ view }) => ({ needed: view.majority }) },
    { id: 'tip-two-rooms-hostage', rules: ['TR13'], urgency: 3, when: ({ view, me }) => view.hostages?.includes(me) === true },
    { id: 'tip-two-rooms-new', rules: ['TR13'], urgency: 2, when: ({ view }) => playing(view) && view.round === 2 },
    { id: 'tip-two-rooms-last', rules: ['TR24'], urgency: 2, when: ({ view }) => playing(view) && lastRound(view) },
  ],
};
