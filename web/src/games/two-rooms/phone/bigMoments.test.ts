import { expect, test, vi } from 'vitest';
import { acting, find, mine } from '../../../testing/two-rooms';
import { BigMoments } from './bigMoments.svelte';

const seen = find(acting);
const { view } = seen.update;
const me = mine(seen);
const room = (view.room ?? 0) + 1;

test('a new round, and that I was sent, are said large for a moment', () => {
  vi.useFakeTimers();
  const moments = new BigMoments(view);
  moments.feed(view, me);
  expect(moments.words).toBe('');
  moments.feed({ ...view, story: [...view.story, { news: 'exchanged', hostages: [[me], []] }, { news: 'round-began', round: 2 }] }, me);
  expect(moments.words).toBe(`You are in room ${room} now. Round 2 begins.`);
  vi.advanceTimersByTime(3000);
  expect(moments.words).toBe('');
  vi.useRealTimers();
});

test('what happens to others, or in secret, is not', () => {
  const moments = new BigMoments(view);
  moments.feed({ ...view, story: [...view.story, { news: 'swapped', other: me, gave: 'drunk', card: 'zombie', conditions: [] }, { news: 'moved', seat: me + 1, to: 0 }] }, me);
  expect(moments.words).toBe('');
});
