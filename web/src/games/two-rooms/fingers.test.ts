import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { acting, button, find, mine, neighbour, sit } from '../../testing/two-rooms';
import { say } from '../../lib/words';
import type { View } from '../../wire/two-rooms';
import { fingersOn, needed } from './rooms';
import WallPerson from './WallPerson.svelte';

const playing = find(acting);
const { names } = playing;
const me = mine(playing);
const other = neighbour(playing);

/** So many heads in the first room, of whom some point and some have shown the room that they are a Mayor. */
function vote(heads: number, pointing: Record<number, number>, mayors: readonly number[], ambassador = false): View {
  const { view } = playing.update;
  const rooms = Array.from({ length: heads + 3 }, (_, seat) => (seat < heads || (ambassador && seat === heads) ? 0 : 1));
  const open: View['open'] = ambassador ? [[heads, 'ambassador-red']] : [];
  return { ...view, room: 0, rooms, open, mayors, leader: 1, hostages: null, lead_offer: null, tackled: [], pointing: rooms.map((_, seat) => pointing[seat] ?? null) };
}

describe('fingers are counted as the rules count them [TR10] [TR32]', () => {
  test.each([
    ['everyone counts one', vote(4, { 0: 2, 3: 2 }, []), 2],
    ['a Mayor who has shown so counts two among four', vote(4, { 0: 2, 3: 2 }, [0]), 3],
    ['but among five one', vote(5, { 0: 2, 3: 2 }, [0]), 2],
    ['and heads are counted without an Ambassador', vote(4, { 0: 2, 3: 2 }, [0], true), 3],
    ['the other Mayor takes the extra vote away', vote(4, { 0: 2, 3: 2 }, [0, 3]), 2],
    ['a Mayor who does not point adds nothing', vote(4, { 3: 2 }, [0]), 1],
    ['and a finger elsewhere is not on this one', vote(4, { 0: 3, 3: 2 }, [0]), 1],
  ] as const)('%s', (_, view, count) => {
    expect(fingersOn(view, 2)).toBe(count);
  });
});

describe('the wall of a room', () => {
  const four = vote(4, { 0: 2, 3: 2 }, [0]);
  const tally = () => document.querySelector('.tally');

  test('has the Mayor’s second vote in its tally, and says whose finger counts two', () => {
    render(WallPerson, { view: four, seat: 2, names });
    expect(tally()?.textContent).toBe(`3/${needed(four)}`);
    expect(tally()?.getAttribute('aria-label')).toBe(say('web-two-rooms-fingers', { count: 3, needed: 3 }));
    const { container } = render(WallPerson, { view: four, seat: 0, names });
    expect(container.querySelector('.points b')?.getAttribute('aria-label')).toBe(say('web-two-rooms-counts-two'));
  });

  test('knows of no Mayor who has not shown so', () => {
    const { container } = render(WallPerson, { view: { ...four, mayors: [] }, seat: 0, names });
    expect(container.querySelector('.points b')).toBeNull();
  });
});

test('a phone counts as the wall does', () => {
  const { view } = playing.update;
  const heads = [me, other, ...view.rooms.flatMap((_, seat) => (seat === me || seat === other ? [] : [seat])).slice(0, 2)];
  const rooms = view.rooms.map((_, seat) => (heads.includes(seat) ? 0 : 1));
  const pointing = view.rooms.map((_, seat) => (seat === me ? other : null));
  sit(playing, { room: 0, rooms, open: [], pointing, mayors: [me], leader: me, hostages: null });
  expect(button(names[other] ?? '').getAttribute('aria-label')).toContain('2 fingers of 3 needed');
  expect(button(`You (${names[me]})`).getAttribute('aria-label')).toContain('Counts two');
});
