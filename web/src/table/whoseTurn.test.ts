import { expect, test } from 'vitest';
import { whoseTurn } from './whoseTurn';

const names = ['Ann', 'Ben', 'Cleo'];
const turn = (waiting: readonly number[], more: Partial<Parameters<typeof whoseTurn>[0]> = {}) => whoseTurn({ view: { waiting, outcome: null }, free: false, watched: false, names, me: 0, ...more });

test('whoever is waited for is named, and oneself is told so', () => {
  expect(turn([1])).toBe("Ben's turn");
  expect(turn([0])).toBe('Your turn');
  expect(turn([0], { me: null })).toBe("Ann's turn");
});

test('where several choose at once, they are counted, and I come first', () => {
  expect(turn([0, 1, 2])).toBe('Everyone chooses');
  expect(turn([1, 2])).toBe('2 still choosing');
  expect(turn([0, 2])).toBe('Your turn');
});

test('while all that was chosen is shown, and while cards are dealt, everyone watches', () => {
  expect(turn([0], { watched: true })).toBe('Everyone watches');
  expect(turn([-1])).toBe('Everyone watches');
});

test('while a clock runs, everyone plays', () => {
  expect(turn([-2], { free: true })).toBe('Everyone plays at once');
  expect(turn([1, -2])).toBe("Ben's turn"); // the leaders' clock
});

test('when it is over, it is nobody\'s', () => {
  expect(turn([0], { view: { waiting: [0], outcome: {} } })).toBe('');
  expect(turn([0], { view: null })).toBe('');
});
