import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../../../lib/words';
import { acting, everything, find, mine, neighbour, over, props, seated, step } from '../../../testing/two-rooms';
import type { News, View } from '../../../wire/two-rooms';
import Board from '../Board.svelte';
import { whereToGo } from './whereToGo';

const playing = find(acting);
const me = mine(playing);
const naming = find(step('naming'));
const told = (change: Partial<View>, { update, viewer } = playing) => whereToGo({ ...update.view, room: 1, ...change }, viewer as number);
const swapped = (...hostages: number[]): News => ({ news: 'exchanged', hostages: [hostages, []] });

test('to begin with one goes to the room', () => {
  expect(told({ round: 1, leader: null, story: [] })).toBe('Walk to Room 2. Talk to the others there.');
});

test('then one talks', () => {
  expect(told({ round: 1, leader: me, story: [] })).toBe('Room 2: talk. The phone can wait.');
});

test('who was exchanged walks over, and is left in peace once others were', () => {
  const other = neighbour(playing);
  expect(told({ round: 2, story: [swapped(me)] })).toBe('Walk to Room 2. Talk there.');
  expect(told({ round: 3, story: [swapped(me), swapped(other)] })).toContain('The phone can wait');
  expect(told({ round: 2, story: [swapped(other), { news: 'moved', seat: me, to: 1 }] })).toContain('Walk to Room 2');
});

test('when time is up, everyone has something to do', () => {
  const self = mine(naming);
  const other = neighbour(naming);
  expect(told({ hostages: null }, naming)).toContain('no pointing');
  expect(told({ hostages: [self] }, naming)).toBe("You're a hostage. Wait at the door.");
  expect(told({ hostages: [other], leader: self }, naming)).toBe('Meet the other leader, without the hostages.');
  expect(told({ hostages: [other], leader: other }, naming)).toBe('Stay in Room 2.');
});

test('before the cards are turned up, all come into one room', () => {
  expect(told({ todo: [{ step: 'pausing' }] })).toBe('Everyone to Room 1. Keep your card down.');
});

test.each(everything.filter((seen) => seated(seen) && !over(seen)))('$viewer is told where to go in $scene, whatever the card', (seen) => {
  const mine = whereToGo(seen.update.view, seen.viewer as number);
  expect(mine).not.toMatch(/web-two-rooms/);
  if (seen.update.view.round) expect(mine).not.toBe('');
  for (const card of ['president', 'bomber', 'zombie']) expect(whereToGo({ ...seen.update.view, card, conditions: [] }, seen.viewer as number)).toBe(mine);
});

test.each([
  ['together', true],
  ['mixed', true],
  ['remote', false],
  [undefined, false],
] as const)('people who meet %s are reminded: %s', (meeting, reminded) => {
  render(Board, { ...props(playing).given, ...(meeting ? { meeting } : {}) });
  expect(document.querySelector('.duty') !== null).toBe(reminded);
});

test('alone with bots there are no errands', () => {
  expect(whereToGo({ ...playing.update.view, room: 0 }, me, true)).toBe('Room 1: tap people to talk, share or vote.');
  expect(whereToGo(naming.update.view, mine(naming), true)).toBe('');
});

test('what either team wants stands there until the end, the same for everyone', () => {
  const aims = everything.filter((seen) => seated(seen) && !over(seen) && seen.update.view.round).map((seen) => {
    const { container, unmount } = render(Board, props(seen).given);
    const said = container.querySelector('.aims')?.textContent;
    unmount();
    return said;
  });
  expect(new Set(aims)).toEqual(new Set([say('web-two-rooms-aims')]));
});
