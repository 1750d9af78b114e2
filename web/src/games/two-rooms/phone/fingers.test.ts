import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { acting, button, find, mine, neighbour, sit } from '../../../testing/two-rooms';
import { say } from '../../../lib/words';
import type { View } from '../../../wire/two-rooms';
import WallPlate from '../wall/WallPlate.svelte';

const playing = find(acting);
const { names } = playing;
const me = mine(playing);
const other = neighbour(playing);

/** Four in the first room, of whom two point at a third; what that counts is what the view says, whoever points. */
const four: View = {
  ...playing.update.view,
  room: 0,
  rooms: [0, 0, 0, 0, 1, 1],
  open: [],
  mayors: [],
  leader: 1,
  hostages: null,
  lead_offer: null,
  tackled: [],
  pointing: [2, null, null, 2, null, null],
  fingers: [0, 0, 7, 0, 0, 0],
  majority: 9,
  double_voter: 0,
};

describe('the wall of a room', () => {
  const tally = () => document.querySelector('.tally');

  test('shows the tally of the view, and whose finger counts two', () => {
    render(WallPlate, { view: four, seat: 2, names });
    expect(tally()?.textContent).toBe('7/9');
    expect(tally()?.getAttribute('aria-label')).toBe(say('web-two-rooms-fingers', { count: 7, needed: 9 }));
    const { container } = render(WallPlate, { view: four, seat: 0, names });
    expect(container.querySelector('.points b')?.getAttribute('aria-label')).toBe(say('web-two-rooms-counts-two'));
  });

  test('marks nobody where no finger counts two', () => {
    const { container } = render(WallPlate, { view: { ...four, mayors: [0], double_voter: null }, seat: 0, names });
    expect(container.querySelector('.points b')).toBeNull();
  });
});

test('a phone counts as the wall does', () => {
  const pointing = playing.update.view.rooms.map((_, seat) => (seat === me ? other : null));
  const fingers = playing.update.view.rooms.map((_, seat) => (seat === other ? 5 : 0));
  sit(playing, { pointing, fingers, majority: 8, double_voter: me, leader: me, hostages: null });
  expect(button(names[other] ?? '').getAttribute('aria-label')).toContain('5 votes, 8 needed');
  expect(button(`You (${names[me]})`).getAttribute('aria-label')).toContain('Counts twice');
});
