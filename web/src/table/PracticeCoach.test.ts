import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Coached } from '../wire/messages';
import PracticeCoach from './PracticeCoach.svelte';

const coach: Coached = { type: 'coach', code: 'practice-time-bomb-add-up', at: 1, over: false };
const props = { game: 'time-bomb', coach, watching: false, names: ['Ann', 'Ben', 'Cleo', 'Dov'], over: false };

beforeEach(() => {
  document.body.innerHTML = '<div data-seat="1"></div><div data-seat="2"></div>';
});
afterEach(cleanup);

const ringed = () => [...document.querySelectorAll('.coached')].map((each) => each.getAttribute('data-seat'));

test('the coach calls the bots by their names, and rings the one it speaks of', async () => {
  render(PracticeCoach, props);
  expect(await screen.findByText(/^Ben says two.* So Cleo can't have one\. Tap Ben, then hold Cut\.$/)).toBeTruthy();
  expect(ringed()).toEqual(['1']);
});

test('while something is shown the coach only says to watch', async () => {
  const { rerender } = render(PracticeCoach, { ...props, watching: true });
  expect(await screen.findByText(/^Watch what happens/)).toBeTruthy();
  expect(ringed()).toEqual([]);
  await rerender({ ...props, watching: false });
  await tick();
  expect(ringed()).toEqual(['1']);
});

test('a lesson that is over before its game offers to try again and to play for real', async () => {
  render(PracticeCoach, { ...props, coach: { ...coach, over: true } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play for real' })).toBeTruthy();
  expect(ringed()).toEqual([]);
});
