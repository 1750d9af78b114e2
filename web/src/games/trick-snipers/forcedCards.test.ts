import { act, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, offering, over, seated, sit } from '../../testing/trick-snipers';
import type { Card } from '../../wire/trick-snipers';
import { ForcedCards, onlyMove } from './forcedCards.svelte';

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const seen = find((each) => seated(each) && !over(each) && each.update.view.hand.length > 3 && each.update.prompt?.offer.kind === 'one-of');
const card = seen.update.view.hand[0] as Card;
const forced = offering(seen, [card]);

test('a forced card is left to me', async () => {
  const { played } = sit(forced);
  await pass(10_000);
  expect(played).toEqual([]);
});

test('a forced card plays itself if I like that, but not at once', async () => {
  const { played } = sit(forced);
  await fireEvent.click(document.querySelectorAll('.tools button')[2] as HTMLElement);
  await pass(600);
  expect(played).toEqual([]);
  await pass(8000);
  expect(played).toEqual([{ move: 'play', card }]);
  expect(localStorage.getItem('boomtable.trick-snipers.forced')).toBe('yes');
});

test('a forced card takes as long as I take', () => {
  const pace = new ForcedCards();
  expect(pace.delay(5, () => 0.5)).toBe(2500);
  pace.asked(1000);
  pace.answered(5000);
  expect(pace.delay(5, () => 0.5)).toBe(4000);
  expect(pace.delay(1)).toBeLessThan(1000);
});

test('a forced card is the only one on offer', () => {
  expect(onlyMove(forced.update.prompt)).toEqual({ move: 'play', card });
  expect(onlyMove(seen.update.prompt)).toBeNull();
  expect(onlyMove(null)).toBeNull();
});
