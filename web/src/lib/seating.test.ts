import { expect, test } from 'vitest';
import type { Chair, Roster } from '../wire/messages';
import { named } from './seating';
import { say } from './words';

test('whoever plays alone without a name is You on their own page alone', () => {
  const roster = { chairs: [{ member: 1, name: say('web-you') }, { member: 2, name: 'Ben' }] as Chair[] } as unknown as Roster;
  const names = (me: number | null) => named(roster, me).chairs.map(({ name }) => name);
  expect(names(1)).toEqual(['You', 'Ben']);
  expect(names(null)).toEqual(['Host', 'Ben']);
  expect(names(2)).toEqual(['Host', 'Ben']);
});
