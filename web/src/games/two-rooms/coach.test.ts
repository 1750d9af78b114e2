import { expect, test } from 'vitest';
import { hasMessage } from '../../lib/words';
import { acting, everything, find, mine, neighbour, over, seated, step } from '../../testing/two-rooms';
import type { View } from '../../wire/two-rooms';
import { topics } from './coach';

const playing = find(acting);
const me = mine(playing);
const told = (change: Partial<View>, view = playing.update.view) => topics({ ...view, offers: [], ...change }, me);

test('the first round: card, room, and the leader who is missing', () => {
  expect(told({ leader: null, round: 1 })).toEqual(['card', 'room', 'leader']);
});

test('with a leader there is somebody to point away, and time to share', () => {
  expect(told({ leader: me, round: 1 })).toEqual(['card', 'room', 'leader', 'share', 'point']);
});

test('an offer to me is explained before what can wait', () => {
  const offers: View['offers'] = [{ by: neighbour(playing), to: me, kind: 'card', cure: false }];
  expect(told({ leader: null, round: 1, offers })).toEqual(['card', 'room', 'offer', 'leader']);
});

test('the last round is told from the others', () => {
  const { todo } = playing.update.view;
  expect(told({ round: 3, todo: todo.filter((each) => each.step !== 'round') })).toContain('end');
  expect(told({ round: 2 })).toContain('changed');
  expect(told({ round: 2 })).not.toContain('end');
});

test('while hostages are named nothing else is new', () => {
  const { update, viewer } = find(step('naming'));
  expect(topics(update.view, viewer as number)).toEqual(['card', 'hostages']);
});

test.each(everything.filter((seen) => seated(seen) && !over(seen)))('what is told to $viewer in $scene has words, and is the same for every card', (seen) => {
  const mine = topics(seen.update.view, seen.viewer as number);
  for (const topic of mine) expect(hasMessage(`web-two-rooms-coach-${topic}`)).toBe(true);
  for (const card of ['president', 'bomber', 'mime-red', 'zombie']) {
    const other: Partial<View> = { card, conditions: ['shy'], aims: [], gambling: true, used: [1] };
    expect(topics({ ...seen.update.view, ...other }, seen.viewer as number)).toEqual(mine);
  }
});
