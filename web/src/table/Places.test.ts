import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { say } from '../lib/words';
import type { Chair, Roster } from '../wire/messages';
import Places from './Places.svelte';

const chair = (member: number, more: Partial<Chair> = {}): Chair => ({ member, name: `Guest ${member}`, face: member, colour: member % 8, level: null, temper: null, ready: false, present: true, minder: null, moved: 0, plaster: false, won: 0, ...more });
const lobby = (chairs: readonly Chair[], seats = 8) => ({ chairs, queue: [], moderator: null, host: 1, settings: { seats } }) as unknown as Roster;
const places = (chairs: readonly Chair[], more: object = {}, seats = 8) => render(Places, { roster: lobby(chairs, seats), hosting: false, me: 2, onopen: vi.fn(), ...more }).container;
const labels = (page: Element) => [...page.querySelectorAll('ol [aria-label]')].map((each) => each.getAttribute('aria-label'));
const where = (page: Element) => [...page.querySelectorAll('ol > li')].map((each) => each.getAttribute('style'));

test('all places are there from the start, so whoever comes moves nobody', () => {
  const [alone, more] = [places([chair(1)]), places([chair(1), chair(2), chair(3, { level: 'easy' })])];
  expect(where(more)).toEqual(where(alone));
  expect(new Set(where(alone)).size).toBe(8);
  expect(alone.querySelectorAll('.plugged')).toHaveLength(1);
  expect(more.querySelectorAll('.plugged')).toHaveLength(3);
});

test('it says who is who once, and who is ready, in words', () => {
  const page = places([chair(1), chair(2, { name: 'Ben', ready: true }), chair(3, { present: false }), chair(4, { name: say('web-you') })]);
  expect(labels(page)).toEqual(['Guest 1, host, ready', 'Ben, you, ready', 'Guest 3, away', 'You, not yet']);
  expect(labels(places([chair(2, { name: say('web-you') })]))).toEqual(['You, not yet']);
});

test('a host can tap anybody, a guest only themselves', () => {
  const everyone = [chair(1), chair(2), chair(3)];
  expect(places(everyone, { hosting: true }).querySelectorAll('button')).toHaveLength(3);
  expect(places(everyone).querySelectorAll('button')).toHaveLength(1);
});

test('thirty sit in rows', () => {
  const page = places(Array.from({ length: 30 }, (_, index) => chair(index + 1)), {}, 30);
  expect(page.querySelectorAll('.around, .wires')).toHaveLength(0);
  expect(page.querySelectorAll('ol > li.taken')).toHaveLength(30);
});
