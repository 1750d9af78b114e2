import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { find, over, seated } from '../../testing/two-rooms';
import type { Finale, News, View } from '../../wire/two-rooms';
import { ending, endLines } from './ending';

const names = ['Ann', 'Bea', 'Cleo', 'Dov', 'Esme', 'Finn'];
const view: View = { ...find(over, seated).update.view, blast: 0, early: false, story: [] };
const acting = { president: 0, president_card: 'president', president_room: 0, bomber: 1, bomber_card: 'bomber', bomber_room: 0 };
const facts: Finale = { because: { because: 'in-one-room', ...acting }, moment: { moment: 'no-walk' }, turning: [2, 3, 4, 5, 0, 1], soot: [1] };
const told = (because: Finale['because'], me: number | null = null) => ending.why({ ...facts, because }, view, { names, me });
const cut = (power: string): View => ({ ...view, story: [{ news: 'ended-early', by: 0, power } as News] });

test('the verdict is one word', () => {
  expect([view, { ...view, blast: null }, cut('hug'), cut('boom')].map(ending.verdict)).toEqual(['BOOM!', 'NO BOOM', 'HUG!', 'BOOM!']);
  expect([view, cut('hug')].map(ending.loud)).toEqual([true, false]);
});

test('only those in the room that burst are sooty', () => {
  const rooms = view.people.map(({ room }) => room);
  expect(rooms.map((_, seat) => ending.sooty?.(view, seat))).toEqual(rooms.map((room) => room === 0));
});

test('everyone has a card, in the colour of its team', () => {
  const shown: View = { ...view, people: view.people.map((person, seat) => ({ ...person, card: seat ? 'bomber' : 'president' })) };
  expect([0, 1].map((seat) => ending.card(shown, seat))).toEqual([
    { label: 'President', side: 'blue' },
    { label: 'Bomber', side: 'red' },
  ]);
});

test('why: where President and Bomber were', () => {
  expect(told(facts.because)).toBe('Ann (President) and Bea (Bomber) both ended in Room 1.');
  expect(told(facts.because, 1)).toBe('You (Bomber) and Ann (President) both ended in Room 1.');
  expect(told({ because: 'rooms-apart', ...acting, bomber_room: 1 })).toBe('Ann (President) was in Room 1, Bea (Bomber) in Room 2.');
  expect(told({ because: 'survived', ...acting })).toBe('Ann (President) ended with Bea (Bomber) in Room 1, and lived.');
  expect(told({ because: 'never-met', seat: 1, card: 'bomber', helper: 2, helper_card: 'engineer' })).toBe('Bea (Bomber) never shared cards with Cleo (Engineer).');
  expect(told({ because: 'cut-short', by: 3, card: 'dr-boom', power: 'boom' })).toBe('Dov (Dr. Boom) shared cards with the President: BOOM!');
  expect(told({ because: 'tyrant-alone', seat: 4 }, 4)).toBe('You, the Nuclear Tyrant, met neither President nor Bomber. Everyone else loses.');
  expect(told({ because: 'nobody-acts', card: 'bomber' })).toBe(say('two-rooms-because-nobody-acts', { card: 'Bomber' }));
});

test('the walk that decided it, and who sent them', () => {
  const walk = (by: number | null, me: number | null = null) => ending.moment({ ...facts, moment: { moment: 'deciding-walk', seat: 1, card: 'bomber', round: 3, to: 0, by } }, view, { names, me });
  expect(walk(2)).toBe('The walk that decided it: Bea (Bomber) went to Room 1 in round 3. Cleo sent them.');
  expect(walk(2, 2)).toContain('You sent them.');
  expect(walk(null, 1)).toBe('The walk that decided it: you (Bomber) went to Room 1 in round 3.');
  expect(ending.moment(facts, view, { names, me: null })).toBe(say('two-rooms-moment-no-walk'));
});

test('a wall tells why, the walk, and a word about earlier games', () => {
  const callback = { code: 'bomber', seats: [1], times: 3, found: 0 };
  expect(endLines({ type: 'finale', facts, callback, riddle: 'winner', sofa: [] }, view, names)).toEqual([
    'Ann (President) and Bea (Bomber) both ended in Room 1.',
    say('two-rooms-moment-no-walk'),
    'Bea has been the Bomber 3 times tonight.',
  ]);
});
