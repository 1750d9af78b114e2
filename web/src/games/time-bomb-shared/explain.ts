/** What the things are that both Time Bombs have on the bench. */
import { say, type Facts } from '../../lib/words';
import type { Explanation, Shown, Things } from '../explain';
import { cutsByRound } from './cutsByRound';
import type { WireView } from './types';

type View = WireView<string>;

function told(thing: string, rule: string, facts: Facts = {}): Explanation {
  return { title: say(`explain-time-bomb-${thing}`, facts), text: say(`explain-time-bomb-${thing}-text`, facts), rule };
}

/** Who is spoken of. */
const who = (seat: number, { names, me }: Shown<View>) => ({ name: names[seat] ?? '', you: seat === me ? 'yes' : 'no' });

/** Of a wire that lies open: how many Success there are and were found. */
export const found = ({ view }: Shown<Pick<View, 'found' | 'successes'>>) => ({ found: view.found, all: view.successes });

export const SHARED: Things<View> = {
  plate: (seat, shown) => {
    const { clipper, held } = shown.view;
    const nippers = clipper === Number(seat) ? 'theirs' : clipper === shown.me ? 'yours' : 'elsewhere';
    return told('plate', 'TB6', { ...who(Number(seat), shown), nippers, count: held[Number(seat)] ?? 0 });
  },
  wires: (seat, shown) => told('wires', 'TB5', { ...who(Number(seat), shown), count: shown.view.held[Number(seat)] ?? 0 }),
  nippers: (_, shown) => told('nippers', 'TB7', who(shown.view.clipper, shown)),
  said: (seat, shown) => told('said', 'TB11', who(Number(seat), shown)),
  claimed: (seat, shown) => told('claimed', 'TB11', who(Number(seat), shown)),
  accused: (seat, shown) => told('accused', 'TB11', who(Number(seat), shown)),
  suggested: (seat, shown) => told('suggested', 'TB11', who(Number(seat), shown)),
  cut: (seat, shown) => told('cut', 'TB6', who(Number(seat), shown)),
  hand: () => told('hand', 'TB5'),
  back: () => told('back', 'TB5'),
  claim: () => told('claim', 'TB11'),
  accuse: () => told('accuse', 'TB11'),
  suggest: () => told('suggest', 'TB11'),
  history: () => told('history', 'TB10'),
  gap: () => told('gap', 'TB8'),
  round: (number, { view }) => told('round', 'TB8', { round: Number(number), cut: cutsByRound(view)[Number(number) - 1]?.length ?? 0 }),
  bot: () => ({ title: say('explain-bot'), text: say('explain-bot-text'), rule: 'ALL5' }),
  away: () => ({ title: say('explain-away'), text: say('explain-away-text'), rule: 'ALL5' }),
};
