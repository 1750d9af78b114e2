import { expect, test } from 'vitest';
import { find, over } from '../../testing/trick-snipers';
import type { Finale, View } from '../../wire/trick-snipers';
import { ending } from './ending';

const names = ['Ann', 'Bea', 'Cleo', 'Dov', 'Esme'];
const view: View = { ...find(over).update.view, ranks: [3, 1, 4, 2, 4], points: [1, 2, 0, 1, 0], outcome: { side: 'seat-1', winners: [1], why: 'two-points' } };
const facts: Finale = { because: { because: 'sniped', by: 1, card: ['red', 1], victim: 3, target: ['black', 12] }, moment: { moment: 'no-shot' }, turning: [4, 2, 0, 3, 1], soot: [] };
const context = { names, me: null };
const told = (because: Finale['because'], me: number | null = null) => ending.why({ ...facts, because }, view, { names, me });

test('places and points lie before everyone', () => {
  const cards = names.map((_, seat) => ending.card(view, seat));
  expect(cards.map(({ label }) => label)).toEqual(['3rd', '1st', '4th', '2nd', '4th']);
  expect(cards.map(({ side }) => side)).toEqual(['place', 'first', 'place', 'place', 'place']);
  expect(cards[1]?.note).toBe('2 points');
});

test('the verdict, and who won', () => {
  const ran = (winners: number[]): View => ({ ...view, outcome: { side: '', winners, why: 'most-tricks' } });
  expect([ending.verdict(view), ending.verdict(ran([0]))]).toEqual(['TWO POINTS!', 'OUT OF CARDS']);
  expect([[1], [0, 3], []].map((winners) => ending.winners(ran(winners), context))).toEqual(['Bea wins.', 'Ann and Dov share the win.', 'Nobody wins.']);
  expect(ending.loud(view)).toBe(false);
});

test('why it ended so', () => {
  expect(told(facts.because)).toBe("Bea sniped Dov's 12 with a 1.");
  expect(told(facts.because, 1)).toBe("You sniped Dov's 12 with a 1.");
  expect(told(facts.because, 3)).toBe('Bea sniped your 12 with a 1.');
  expect(told({ because: 'chief-taken', by: 0 })).toBe('Ann took a trick with a 7 in it: the second point.');
  expect(told({ because: 'most-tricks', winners: [0], points: 1, tricks: 4 })).toBe('No cards left. Ann wins: 1 point and the most tricks, 4.');
  expect(told({ because: 'most-tricks', winners: [0, 1], points: 1, tricks: 4 })).toBe('No cards left. Ann and Bea share the win.');
  expect(told({ because: 'nobody-scored' })).toBe('Nobody scored, so nobody wins.');
});

test('what to remember', () => {
  const shot: Finale = { ...facts, moment: { moment: 'best-shot', by: 2, card: ['green', 3], victim: 0, target: ['red', 10], trick: 6 } };
  expect(ending.moment(shot, view, context)).toBe("The best shot: Cleo's 3 at Ann's 10, in trick 6.");
  expect(ending.moment(facts, view, context)).toBe('Nobody was sniped all game. How polite.');
  expect(ending.callback({ code: 'sniped', seats: [2, 0], times: 3, found: 0 }, { names, me: 0 })).toBe('Cleo has sniped you 3 times tonight.');
  expect(ending.callback({ code: 'won', seats: [1], times: 2, found: 0 }, context)).toBe('Bea has won 2 times tonight.');
});
