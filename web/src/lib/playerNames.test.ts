import { expect, test } from 'vitest';
import type { Chair } from '../wire/messages';
import { playerNames, playersOf } from './playerNames';
import { say } from './words';

const person = (name: string, member = 1): Chair => ({ member, name, face: 0, colour: 0, level: null, temper: null, ready: true, present: true, minder: null, moved: 0, plaster: false, won: 0 });
const bot = (member: number): Chair => ({ ...person(''), member, level: 'normal', present: false });

test('people have the names they gave themselves', () => {
  expect(playerNames([person('Zoë', 2), person('Li', 1)])).toEqual(['Zoë', 'Li']);
});

test('no bot has the name of anybody else, however many there are', () => {
  const taken = say('seat-name', { seat: 1 }).toUpperCase();
  const called = playerNames([person(taken), ...Array.from({ length: 12 }, (_, index) => bot(index + 2))]);
  expect(new Set(called.map((name) => name.toLowerCase())).size).toBe(13);
  expect(called).not.toContain('');
});

test('a bot keeps its name wherever it sits', () => {
  const chairs = [person('Ada'), ...[2, 3, 10, 11].map(bot)];
  const named = (all: readonly Chair[]) => Object.fromEntries(playerNames(all).map((name, seat) => [all[seat]?.member, name]));
  expect(named([...chairs].reverse())).toEqual(named(chairs));
});

test('a bot is always there; a person may be away, or have a bot play for them', () => {
  const away: Chair = { ...person('Ada'), present: false, minder: 'away' };
  expect(playersOf([away, bot(2)])).toMatchObject([
    { name: 'Ada', bot: false, present: false, substituted: true },
    { bot: true, present: true, substituted: false },
  ]);
});
