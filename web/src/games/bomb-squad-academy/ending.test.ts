import { expect, test } from 'vitest';
import { find, over } from '../../testing/bomb-squad-academy';
import type { View } from '../../wire/bomb-squad-academy';
import { ending } from './ending';

const names = ['Ann', 'Bea', 'Cleo', 'Dov', 'Esme'];
const view: View = { ...find(over).update.view, scores: [11, 62, 7, 62, 25] };
const context = { names, me: 4 };
const shared = { ...view, outcome: { side: 'shared', winners: [1, 3], why: 'graduated' } };

test('places and points lie before everyone, and equal scores share a place', () => {
  const cards = names.map((_, seat) => ending.card(view, seat));
  expect(cards.map(({ label }) => label)).toEqual(['4th', '1st', '5th', '1st', '3rd']);
  expect(cards.map(({ side }) => side)).toEqual(['place', 'first', 'place', 'first', 'place']);
  expect(cards[0]?.note).toBe('11');
});

test('it says who is top of the class', () => {
  const alone = { ...view, outcome: { side: 'seat-1', winners: [1], why: 'graduated' } };
  expect(ending.winners(alone, context)).toBe('Bea graduates top of the class: 62.');
  expect(ending.winners(shared, context)).toBe('Bea and Dov share first place.');
});

test('it says why, and what to remember', () => {
  const blast = { moment: 'biggest-blast' as const, seats: [0, 2], wire: 'red' as const, bomb: 2, points: 10 };
  const cut = { moment: 'boldest-cut' as const, seat: 4, wire: 'blue' as const, bomb: 3, points: 14 };
  const facts = { because: { because: 'ahead' as const, winner: 1, score: 62, next: [4], margin: 1 }, moment: blast, turning: [], soot: [] };
  expect(ending.why(facts, view, context)).toBe('Bea beat Esme by 1 point.');
  expect(ending.why({ ...facts, because: { because: 'first-shared', winners: [1, 3], score: 62 } }, view, context)).toBe('Bea and Dov share first place, with 62 points each.');
  expect(ending.moment(facts, view, context)).toBe('The biggest blast: Red on bomb II cost Ann and Cleo 10 points.');
  expect(ending.moment({ ...facts, moment: cut }, view, context)).toBe('The boldest cut was yours: Blue on bomb III, for 14 points.');
  expect(ending.moment({ ...facts, moment: null }, view, context)).toBe('Nobody stood out. Neatly cut.');
  expect(ending.callback({ code: 'won', seats: [0], times: 3, found: 0 }, context)).toBe('Ann has won 3 times tonight.');
});

test('whoever did not win reads which place they took', () => {
  expect([4, 0, 2].map((seat) => ending.lost?.(view, seat))).toEqual(['3RD PLACE', '4TH PLACE', '5TH PLACE']);
});

test('the verdict tells nobody who won', () => {
  expect(ending.verdict(view)).toBe(ending.verdict(shared));
  expect(ending.loud(view)).toBe(false);
});
