import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  [['Ann', 'Ben'], ['A', 'B']],
  [['Ann', 'Ali', 'Ben'], ['An', 'Al', 'B']],
  [['Bea', 'Ben', 'Cleo'], ['Bea', 'Ben', 'C']],
  [['Ann Marie', 'ann lee'], ['AM', 'AL']],
  [['Ann', 'Anna'], ['Ann', 'Ana']],
  [['Bot 1', 'Bot 2', 'Bot 11'], ['Bt1', 'Bt2', 'B11']],
  [['ann'], ['A']],
  [['🦊 Finn', 'Finn'], ['🦊', 'F']],
  [['Ann', 'ann'], ['A1', 'A2']],
  [[''], ['']],
])('%j are told apart as %j', (names, letters) => {
  expect(initials(names)).toEqual(letters);
});

test('thirty names have thirty marks of at most three letters', () => {
  const names = Array.from({ length: 30 }, (_, seat) => `Player ${seat + 1}`);
  const marks = initials(names);
  expect(new Set(marks).size).toBe(30);
  expect(Math.max(...marks.map((mark) => mark.length))).toBeLessThanOrEqual(3);
});
