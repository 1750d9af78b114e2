/** How Trick Snipers tells its end: places from the last to the first. */
import { say } from '../../lib/words';
import type { Finale, View } from '../../wire/trick-snipers';
import type { Ending } from '../ending';
import BestShot from './BestShot.svelte';
import { listed } from './cards';
import { who } from './captions';
import Hands from './Hands.svelte';
import TrickList from './TrickList.svelte';

export const ending: Ending<View, Finale> = {
  news: 'ended',
  verdict: (view) => say('web-trick-snipers-verdict', { why: view.outcome?.why ?? '' }),
  loud: () => false,
  tabs: () => [
    { name: 'tricks', panel: TrickList },
    { name: 'hands', panel: Hands },
  ],
  card: (view, seat) => ({
    label: say('web-trick-snipers-place', { place: view.ranks[seat] ?? 0 }),
    side: view.outcome?.winners.includes(seat) ? 'first' : 'place',
    note: say('web-trick-snipers-score', { points: view.points[seat] ?? 0 }),
  }),
  winners(view, { names, me }) {
    const winners = view.outcome?.winners ?? [];
    return say('web-trick-snipers-winners', { you: winners.includes(me ?? -1) ? 'winner' : 'nobody', count: winners.length, names: listed(winners.map((seat) => names[seat] ?? '')) });
  },
  why({ because }, _, { names, me }) {
    const code = `trick-snipers-because-${because.because}`;
    switch (because.because) {
      case 'sniped':
        return say(code, { ...shot(because, names, me), card: because.card[1] });
      case 'chief-taken':
        return say(code, { by: names[because.by] ?? '', you: because.by === me ? 'by' : 'nobody' });
      case 'most-tricks': {
        const { winners, points, tricks } = because;
        return say(code, { winners: listed(winners.map((seat) => names[seat] ?? '')), you: winners.includes(me ?? -1) ? 'winner' : 'nobody', count: winners.length, points, tricks });
      }
      case 'nobody-scored':
        return say(code);
    }
  },
  moment({ moment }, _, { names, me }) {
    if (moment.moment === 'no-shot') return say('trick-snipers-moment-no-shot');
    return say('trick-snipers-moment-best-shot', { ...shot(moment, names, me), card: moment.card[1], trick: moment.trick });
  },
  picture: ({ moment }) => (moment.moment === 'best-shot' ? { drawing: BestShot, facts: moment } : null),
  callback({ code, seats, times }, { names, me }) {
    const [one = -1, other = -1] = seats;
    if (code === 'won') return say('trick-snipers-callback-won', { ...who(one, { names, me }), times });
    return say(`trick-snipers-callback-${code}`, { by: names[one] ?? '', victim: names[other] ?? '', you: one === me ? 'by' : other === me ? 'victim' : 'nobody', times });
  },
};

/** Who shot whom, for messages that speak to either of them. */
function shot({ by, victim, target }: { by: number; victim: number; target: readonly [unknown, number] }, names: readonly string[], me: number | null) {
  return { by: names[by] ?? '', victim: names[victim] ?? '', target: target[1], you: by === me ? 'by' : victim === me ? 'victim' : 'nobody' };
}
