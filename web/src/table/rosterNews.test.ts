import { expect, test } from 'vitest';
import type { Chair, Roster } from '../wire/messages';
import { rosterNews, toRead } from './rosterNews';

const ANN: Chair = { member: 1, name: 'Ann', level: null, ready: true, present: true, minder: null, moved: 0 } as Chair;
const BEN: Chair = { ...ANN, member: 2, name: 'Ben' };
const CLEO: Chair = { ...ANN, member: 3, name: '', level: 'hard' };
const table = (more: Partial<Roster> = {}) => ({ phase: 'playing', host: 1, number: 1, moderator: null, queue: [], chairs: [ANN, BEN, CLEO], open_screens: [], settings: { away: 60 }, ...more }) as unknown as Roster;
const codes = (before: Roster, after: Roster, me: number | null = 1) => rosterNews(before, after, me).map(({ code }) => code);
const ben = (changed: Partial<Chair>) => table({ chairs: [ANN, { ...BEN, ...changed }, CLEO] });

test('everyone learns who is gone, who plays for them, and that they are back', () => {
  expect(rosterNews(table(), ben({ present: false }), 1)).toEqual([{ code: 'web-gone', facts: { name: 'Ben', seconds: 60 } }]);
  expect(codes(ben({ present: false }), ben({ present: false, minder: 'away' }))).toEqual(['web-took-over']);
  expect(codes(ben({ present: false, minder: 'away' }), table())).toEqual(['web-back']);
  expect(codes(ben({ present: false }), table())).toEqual(['web-back']);
  expect(codes(table(), ben({ present: false, minder: 'left' }))).toEqual(['web-left']);
  expect(codes(ben({ minder: 'left' }), ben({ present: false, minder: 'left' }))).toEqual([]);
  expect(codes(table(), ben({ moved: 1 }))).toEqual(['web-moved']);
});

test('nobody is told of themselves, of bots, or in the lobby of who comes and goes', () => {
  expect(codes(table(), ben({ present: false }), 2)).toEqual([]);
  expect(codes(table(), table({ chairs: [ANN, BEN, { ...CLEO, present: false }] }))).toEqual([]);
  expect(codes(table({ phase: 'lobby' }), table({ phase: 'lobby', chairs: [ANN, { ...BEN, present: false }, CLEO] }))).toEqual([]);
  expect(codes(table({ settings: { away: null } } as never), table({ settings: { away: null }, chairs: [ANN, { ...BEN, present: false }, CLEO] } as never))).toEqual([]);
});

test('a new host and a new screen are announced', () => {
  expect(codes(table(), table({ host: 2 }))).toEqual(['web-now-host']);
  expect(codes(table(), table({ host: 2 }), 2)).toEqual(['web-you-host']);
  const shown = table({ open_screens: [{ screen: 'a', place: 'public', by: 1 }] });
  expect(codes(table(), shown)).toEqual(['web-tv-joined']);
  expect(codes(shown, shown)).toEqual([]);
});

test('of those who only watch it is told that they came, and no more', () => {
  const finn = { ...ANN, member: 7, name: 'Finn', present: false };
  const came = table({ queue: [7], chairs: [ANN, BEN, CLEO, finn] });
  expect(rosterNews(table(), came, 1)).toEqual([{ code: 'web-came-in', facts: { name: 'Finn', seconds: 60 } }]);
  expect(codes(came, table({ queue: [7], chairs: [ANN, BEN, CLEO, { ...finn, present: true }] }))).toEqual([]);
  expect(codes(came, table())).toEqual([]);
  expect(codes(table(), came, 7)).toEqual([]);
});

test('everyone is told who takes over from whom', () => {
  const finn = { ...ANN, member: 7, name: 'Finn' };
  const seats = table({ queue: [7], chairs: [ANN, BEN, CLEO, finn] });
  const taken = table({ queue: [], chairs: [ANN, BEN, finn] });
  expect(rosterNews(seats, taken, 1)).toEqual([{ code: 'web-takes-over', facts: { name: 'Finn', of: 'Cleo' } }]);
  expect(codes(seats, taken, 7)).toEqual(['web-you-take-over']);
  expect(codes(table({ ...seats, number: 1 }), table({ ...taken, number: 2 }))).toEqual([]);
});

test('whoever is back is no longer said to be gone, but still to have another device', () => {
  const moved = { code: 'web-moved', facts: { name: 'Ben' } };
  expect(toRead([moved], [{ code: 'web-back', facts: { name: 'Ben' } }])).toContain(moved);
  const [tv, gone, back] = [{ code: 'web-tv-joined', facts: {} }, { code: 'web-gone', facts: { name: 'Ben', seconds: 60 } }, { code: 'web-back', facts: { name: 'Ben' } }];
  expect(toRead([tv, gone], [back])).toEqual([tv, back]);
  expect(toRead([tv, gone], [tv])).toEqual([tv, gone, tv]);
});
