/** Tips in a first game of Trick Snipers. What a hand allows is spoken of only while it lies face up. */
import type { Card, Clan, Move, View } from '../../wire/trick-snipers';
import { asks, type Situation, type Tips } from '../tips';
import { clanName, snipedBy } from './cards';

const READS = ['held', 'outlook', 'players', 'points', 'standings', 'trick', 'tricks'] as const;
type Now = Situation<Pick<View, (typeof READS)[number]>, Move, never>;

const led = ({ view }: Now): Clan | null => view.trick[0]?.[0] ?? null;
const playable = ({ prompt }: Now): readonly Card[] =>
  prompt?.offer.kind === 'one-of' ? prompt.offer.moves.flatMap((move) => (move.move === 'play' ? [move.card] : [])) : [];
/** A card is asked for, after another one: of its clan, if all that I may play are. */
const follows = (now: Now, must: boolean) =>
  now.open && led(now) !== null && playable(now).length > 0 && playable(now).every(([clan]) => clan === led(now)) === must;
const snipes = ({ open, view }: Now) => open && view.outlook.some(({ sniper }) => sniper === view.trick.length);
const needed = ({ view }: Now) => snipedBy(view.trick[view.standings.at(-1)?.best ?? 0] ?? ['green', 0]);
const LAST = 3; // cards in hand when the end without two points is near
const ahead = ({ view }: Now) => view.points.findIndex((points) => points > 0);

export const tips: Tips<View, (typeof READS)[number], Move, never> = {
  reads: READS,
  tips: [
    { id: 'tip-trick-snipers-choose', rules: ['TS2', 'TS4', 'TS6'], urgency: 3, when: ({ prompt }) => asks(prompt, 'pass-on') },
    { id: 'tip-trick-snipers-pass', rules: ['TS2'], urgency: 3, when: ({ prompt }) => asks(prompt, 'pass-on') },
    {
      id: 'tip-trick-snipers-given',
      rules: ['TS2', 'TS11'],
      urgency: 2,
      when: ({ view }) => view.trick.length > 0 && view.tricks.length === 0, // what was given is told before
      facts: ({ view, names, me }) => ({ receiver: names[(me + 1) % view.players] ?? '', giver: names[(me + view.players - 1) % view.players] ?? '' }),
    },
    { id: 'tip-trick-snipers-lead', rules: ['TS4'], urgency: 3, when: (now) => led(now) === null && asks(now.prompt, 'play') },
    { id: 'tip-trick-snipers-follow', rules: ['TS4'], urgency: 3, when: (now) => follows(now, true), facts: (now) => ({ clan: clanName(led(now) ?? 'green') }) },
    { id: 'tip-trick-snipers-snipe', rules: ['TS4', 'TS6'], urgency: 3, when: (now) => follows(now, false) && snipes(now), facts: (now) => ({ clan: clanName(led(now) ?? 'green') }) },
    { id: 'tip-trick-snipers-any', rules: ['TS4', 'TS6'], urgency: 3, when: (now) => follows(now, false) && !snipes(now), facts: (now) => ({ clan: clanName(led(now) ?? 'green'), number: needed(now) }) },
    { id: 'tip-trick-snipers-chief', rules: ['TS7'], urgency: 2, when: ({ view }) => view.trick.length > 0 && view.standings.at(-1)?.chief === true },
    { id: 'tip-trick-snipers-plain', rules: ['TS8', 'TS10'], urgency: 2, when: ({ view }) => view.trick.length === 0 && view.tricks.at(-1)?.points === 0 },
    { id: 'tip-trick-snipers-last', rules: ['TS10'], urgency: 2, when: ({ view }) => view.tricks.length > 0 && Math.max(...view.held) <= LAST },
    {
      id: 'tip-trick-snipers-point',
      rules: ['TS9'],
      urgency: 2,
      when: (now) => ahead(now) >= 0,
      facts: (now) => ({ who: ahead(now) === now.me ? 'you' : 'other', name: now.names[ahead(now)] ?? '' }),
    },
  ],
};
