import { createEvent, fireEvent } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/words';
import { find, over, seated, sit } from '../../testing/bomb-squad-academy';
import type { Glimpse, News } from '../../wire/bomb-squad-academy';

const seen = find((each) => seated(each) && !over(each));
const card: Glimpse = { wire: 'red', cards: [5], tiles: [], holds: true };
const tiles: Glimpse = { wire: 'blue', cards: [], tiles: ['ok', 'boom', 'ok'], holds: true };
const stale: Glimpse = { wire: 'green', cards: [3], tiles: [], holds: false };
const peeks = () => document.querySelector('.peeks') as HTMLElement;

afterEach(() => {
  settings.peek = 'hold';
});

test('who saw nothing has nothing to hold', () => {
  sit(seen, { glimpses: [] });
  expect(peeks()).toBeNull();
});

test('while it is covered the page is the same, whatever was seen', () => {
  const other: Glimpse[] = [{ ...card, cards: [1] }, { ...tiles, tiles: ['boom', 'ok', 'ok'] }];
  const now = sit(seen, { glimpses: [card, tiles] });
  const then = sit(seen, { glimpses: other });
  expect(then.container.innerHTML).toBe(now.container.innerHTML);
});

test('it is seen while held, with what still is so and what is no longer', async () => {
  sit(seen, { story: [], glimpses: [stale, card, tiles] });
  await fireEvent.pointerDown(peeks());
  expect([...peeks().querySelectorAll('b')].map((each) => each.textContent)).toEqual(['5', 'OK', 'BOOM', 'OK', '3']);
  expect(peeks().querySelectorAll('.stale')).toHaveLength(1);
  expect(peeks().getAttribute('aria-label')).toContain(say('web-bomb-squad-academy-held'));
  await fireEvent.pointerUp(peeks());
  expect(peeks().querySelectorAll('b')).toHaveLength(0);
});

test.each([' ', 'Enter'])('it is seen while the key "%s" is held', async (key) => {
  sit(seen, { glimpses: [card] });
  const down = createEvent.keyDown(peeks(), { key });
  await fireEvent(peeks(), down);
  expect(down.defaultPrevented).toBe(true);
  expect(peeks().textContent).toContain('5');
  await fireEvent.keyUp(peeks(), { key });
  expect(peeks().textContent).not.toContain('5');
});

test('what was seen of an earlier bomb is gone', async () => {
  const story: News[] = [{ news: 'peeked', seat: Number(seen.viewer), wires: ['green', 'blue'] }, { news: 'peeked', seat: 99, wires: ['red'] }, { news: 'bomb-set', bomb: 2 }];
  sit(seen, { story, glimpses: [stale, { ...tiles, holds: false }, card] });
  await fireEvent.pointerDown(peeks());
  expect(peeks().querySelectorAll('.seen')).toHaveLength(1);
});

test('who wants it open always sees it', () => {
  settings.peek = 'open';
  sit(seen, { glimpses: [card] });
  expect(peeks().textContent).toContain('5');
});
