import { act, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { likes } from '../../lib/settings.svelte';
import { say } from '../../lib/words';
import { find, over } from '../../testing/time-bomb';
import Moment from './Moment.svelte';

const { update, names } = find((seen) => !over(seen) && seen.update.view.cuts.length > 2);
const cuts = update.view.cuts;
const [owner, wire] = cuts.at(-1) ?? [-1, 'safe'];
const after = (count: number) => ({ view: { ...update.view, cuts: cuts.slice(0, count) }, names });
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const text = () => document.querySelector('.moment p')?.textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  likes.suspense = true;
});

test('a cut is shown face down, then turned up, then gone', async () => {
  const { rerender } = render(Moment, after(cuts.length - 1));
  expect(text()).toBeUndefined();
  await rerender(after(cuts.length));
  expect(text()).toBe(names[owner]);
  await pass(900);
  expect(text()).toBe(say(`time-bomb-wire-${wire}`));
  await pass(1500);
  expect(text()).toBeUndefined();
});

test('it goes away even if the table tells something else meanwhile', async () => {
  const { rerender } = render(Moment, after(cuts.length - 1));
  await rerender(after(cuts.length));
  await rerender({ ...after(cuts.length), names: [...names] });
  await pass(900);
  expect(text()).toBe(say(`time-bomb-wire-${wire}`));
  await rerender(after(cuts.length));
  await pass(1500);
  expect(text()).toBeUndefined();
});

test('who wants no suspense sees it at once', async () => {
  likes.suspense = false;
  const { rerender } = render(Moment, after(cuts.length - 1));
  await rerender(after(cuts.length));
  expect(text()).toBe(say(`time-bomb-wire-${wire}`));
});

test('nothing is shown to who comes in later, or was away for more than one cut', async () => {
  const { rerender } = render(Moment, after(cuts.length - 2));
  await rerender(after(cuts.length));
  expect(text()).toBeUndefined();
});
