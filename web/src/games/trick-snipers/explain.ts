/** What the things on the table of Trick Snipers are: cards and clans, points and tricks, and the sight line. */
import { say, type Facts } from '../../lib/words';
import type { Card, Clan, View } from '../../wire/trick-snipers';
import type { Explanation, Shown, Things } from '../explain';
import { cardName, clanName, isChief, sameCard, snipedBy } from './cards';
import { lyingTrick } from './lyingTrick';

function told(thing: string, rule: string, facts: Facts = {}): Explanation {
  return { title: say(`explain-trick-snipers-${thing}`, facts), text: say(`explain-trick-snipers-${thing}-text`, facts), rule };
}

const who = (seat: string, { view, names, me }: Shown<View>): Facts => ({
  name: names[Number(seat)] ?? '',
  you: Number(seat) === me ? 'yes' : 'no',
  points: view.points[Number(seat)] ?? 0,
  tricks: view.counts[Number(seat)] ?? 0,
  held: view.held[Number(seat)] ?? 0,
});

/** How a card that lies in the running trick stands there. */
function standing(card: Card, view: View): string {
  const { cards, stands, done } = lyingTrick(view);
  const place = cards.findIndex((each) => sameCard(each, card));
  if (place < 0 || !stands || done) return 'elsewhere';
  if (place === stands.sniper) return 'sniper';
  return place === stands.best ? (stands.sniper === null ? 'best' : 'target') : 'elsewhere';
}

export const THINGS: Things<View> = {
  card: (which, { view }) => {
    const [clan, number] = which.split('-');
    const card: Card = [clan as Clan, Number(number)];
    const stands = standing(card, view);
    const facts = { number: snipedBy(card), stands, kind: isChief(card) ? 'chief' : 'plain' };
    return { title: cardName(card), text: say('explain-trick-snipers-card-text', facts), rule: isChief(card) ? 'TS7' : 'TS6' };
  },
  clan: (clan) => told('clan', 'TS4', { clan: clanName(clan as Clan) }),
  back: () => told('back', 'TS4'),
  covered: () => told('covered', 'TS1'),
  sight: () => told('sight', 'TS6'),
  missed: () => told('missed', 'TS6'),
  tag: (_, { view }) => {
    const { cards, stands } = lyingTrick(view);
    const best = cards[stands?.best ?? -1];
    return told('tag', 'TS6', { aimed: stands?.sniper === null ? 'no' : 'yes', number: best ? snipedBy(best) : 0, target: best?.[1] ?? 0 });
  },
  goal: () => told('goal', 'TS9'),
  plate: (seat, shown) => told('plate', 'TS9', who(seat, shown)),
  tricks: (seat, shown) => told('tricks', 'TS10', who(seat, shown)),
  held: (seat, shown) => told('held', 'TS1', who(seat, shown)),
  leads: (seat, shown) => told('leads', 'TS4', who(seat, shown)),
  passed: () => told('passed', 'TS2'),
  parcel: () => told('parcel', 'TS2'),
  way: () => told('way', 'TS2'),
  slots: () => told('slots', 'TS2'),
  sealed: () => told('sealed', 'TS2'),
  theirs: () => told('theirs', 'TS11'),
  taken: () => told('taken', 'TS8'),
  cover: () => told('cover', 'TS1'),
  forced: () => told('forced', 'TS4'),
  bot: () => ({ title: say('explain-bot'), text: say('explain-bot-text'), rule: 'ALL5' }),
};
