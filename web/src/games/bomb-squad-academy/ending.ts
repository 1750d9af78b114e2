/** How Bomb Squad Academy tells its end: places from the last to the first. */
import { say } from '../../lib/words';
import type { Finale, View } from '../../wire/bomb-squad-academy';
import type { Ending } from '../ending';
import Cap from './Cap.svelte';
import BestMoment from './end/BestMoment.svelte';
import Bombs from './end/Bombs.svelte';
import Points from './end/Points.svelte';
import Story from './end/Story.svelte';
import { roman } from './newsText';
import { joined, wireName } from './wires';

const place = (view: View, seat: number) => 1 + view.scores.filter((score) => score > (view.scores[seat] ?? 0)).length;

export const ending: Ending<View, Finale> = {
  news: 'graduated',
  verdict: () => say('web-bomb-squad-academy-verdict'),
  loud: () => false,
  hat: Cap,
  lost: (view, seat) => say('web-bomb-squad-academy-own-place', { place: place(view, seat) }),
  tabs: () => [
    { name: 'scores', panel: Points },
    { name: 'bombs', panel: Bombs },
    { name: 'story', panel: Story },
  ],
  card: (view, seat) => ({
    label: say('web-bomb-squad-academy-place', { place: place(view, seat) }),
    side: place(view, seat) === 1 ? 'first' : 'place',
    note: String(view.scores[seat] ?? 0),
  }),
  winners(view, { names, me }) {
    const winners = view.outcome?.winners ?? [];
    const facts = { you: winners.includes(me ?? -1) ? 'winner' : 'nobody', names: joined(winners.map((seat) => names[seat] ?? '')), score: view.scores[winners[0] ?? 0] ?? 0 };
    return say(winners.length > 1 ? 'web-bomb-squad-academy-top-shared' : 'web-bomb-squad-academy-top', facts);
  },
  why({ because }, _, { names, me }) {
    const all = (seats: readonly number[]) => joined(seats.map((seat) => names[seat] ?? ''));
    if (because.because === 'first-shared') return say('bomb-squad-academy-because-first-shared', { winners: all(because.winners), score: because.score });
    const { winner, next, margin } = because;
    return say('bomb-squad-academy-because-ahead', { winner: names[winner] ?? '', you: winner === me ? 'winner' : 'nobody', next: all(next), margin });
  },
  moment({ moment }, _, { names, me }) {
    if (!moment) return say('web-bomb-squad-academy-nothing-to-remember');
    const facts = { wire: wireName(moment.wire), bomb: roman(moment.bomb), points: moment.points };
    if (moment.moment === 'biggest-blast') return say('bomb-squad-academy-moment-biggest-blast', { ...facts, seats: joined(moment.seats.map((seat) => names[seat] ?? '')) });
    return say('bomb-squad-academy-moment-boldest-cut', { ...facts, seat: names[moment.seat] ?? '', you: moment.seat === me ? 'seat' : 'nobody' });
  },
  picture: ({ moment }) => moment && { drawing: BestMoment, facts: { moment } },
  callback({ code, seats, times }, { names, me }) {
    const [seat = -1] = seats;
    return say(`bomb-squad-academy-callback-${code}`, { seat: names[seat] ?? '', times, you: seat === me ? 'seat' : 'nobody' });
  },
};
