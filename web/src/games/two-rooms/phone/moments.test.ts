import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { News } from '../../../wire/two-rooms';
import { acting, find, mine } from '../../../testing/two-rooms';
import { Moments } from './moments.svelte';

const seen = find(acting);
const { view } = seen.update;
const me = mine(seen);

function shown(...news: News[]): Moments {
  const moments = new Moments(view);
  moments.feed({ ...view, leader: me, story: [...view.story, ...news] }, me);
  return moments;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each<[News, string]>([
  [{ news: 'round-began', round: 2 }, 'round'],
  [{ news: 'led', seat: me, how: 'drawn', by: [] }, 'lead'],
  [{ news: 'sending', room: view.room ?? 0, hostages: [me] }, 'hostage'],
  [{ news: 'moved', seat: me, to: view.room ?? 0 }, 'walk'],
  [{ news: 'exchanged', hostages: [[me], []] }, 'walk'],
])('%j is shown large', (news, code) => {
  const moments = shown(news);
  expect(moments.current).toMatchObject({ code, room: view.room });
  vi.advanceTimersByTime(6001);
  expect(moments.current).toBeNull();
});

test('who else leads now is shown, and not who led for a moment', () => {
  const moments = new Moments(view);
  const led = { news: 'led', seat: me + 1, how: 'voted', by: [] } as const;
  moments.feed({ ...view, leader: me + 1, story: [...view.story, led] }, me);
  expect(moments.current?.code).toBe('led');
  moments.feed({ ...view, leader: me + 2, story: [...view.story, led, led] }, me);
  vi.advanceTimersByTime(2501);
  expect(moments.current).toBeNull();
});

test('that I walk weighs more than that a round begins, and a tap ends it', () => {
  const moments = shown({ news: 'exchanged', hostages: [[me], []] }, { news: 'round-began', round: 2 });
  expect(moments.current?.code).toBe('walk');
  moments.clear();
  expect(moments.current).toBeNull();
});

test('what happens to others, in secret, or before I came is not', () => {
  const others = shown({ news: 'swapped', other: me, gave: 'drunk', card: 'zombie', conditions: [] }, { news: 'offered', by: me + 1, to: me, kind: 'card' }, { news: 'moved', seat: me + 1, to: 0 }, { news: 'led', seat: me + 1, how: 'drawn', by: [] });
  expect(others.current).toBeNull();
  expect(shown().current).toBeNull();
});
