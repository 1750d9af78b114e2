import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../lib/words';
import { curveOf, lensTable } from './lenses';

const context = { names: ['Ann', 'Ben', 'Cleo'], me: 0 };
beforeAll(() => Promise.all(['replay', 'trick-snipers', 'bomb-squad-academy', 'two-rooms', 'time-bomb'].map(loadMessages)));

test('there is a row for everyone but oneself', () => {
  const table = lensTable('time-bomb', { terrorist: [0, 0.25, 0.75], boom: [0, 1, 0], success: [0.5, 0.2, 0.3] }, context);
  expect(table?.rows).toEqual([
    { label: 'Ben', seat: 1, chances: [0.25, 1, 0.2] },
    { label: 'Cleo', seat: 2, chances: [0.75, 0, 0.3] },
  ]);
});

test('where each unseen card can be, with those that nobody has last', () => {
  const table = lensTable('trick-snipers', { cards: { b7: [0, 0.5, 0.2, 0.3] } }, context);
  expect(table?.columns).toEqual(['Ben', 'Cleo', 'Not in play']);
  expect(table?.rows[0]).toEqual({ label: 'Black 7', seat: null, chances: [0.5, 0.2, 0.3] });
  expect(curveOf('trick-snipers', table!.rows[0]!)).toBe(0.5);
});

test('wires have a row each', () => {
  const rows = lensTable('bomb-squad-academy', { explodes: [0, 0.1, 0.2, 1] }, context)?.rows.map(({ label, chances }) => [label, chances[0]]);
  expect(rows).toEqual([['Green', 0], ['Blue', 0.1], ['Red', 0.2], ['Yellow', 1]]);
});

test('a title without a lens has none', () => {
  expect(lensTable('lamps', {}, context)).toBeNull();
});
