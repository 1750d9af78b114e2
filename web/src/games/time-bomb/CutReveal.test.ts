import { act } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/words';
import { find, over, props, sit } from '../../testing/time-bomb';

const seen = find((each) => !over(each) && each.update.view.cuts.length > 2);
const { update, names } = seen;
const cuts = update.view.cuts;
const [owner, wire] = cuts.at(-1) ?? [-1, 'safe'];
const after = (count: number) => ({ view: { ...update.view, cuts: cuts.slice(0, count) } });
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const text = () => document.querySelector('.moment p')?.textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.suspense = true;
});

test('a cut is shown face down, then turned up, then gone', async () => {
  const { rerender } = sit(seen, after(cuts.length - 1).view);
  expect(text()).toBeUndefined();
  await rerender(after(cuts.length));
  expect(text()).toBe(names[owner]);
  await pass(900);
  expect(text()).toBe(say(`time-bomb-wire-${wire}`));
  await pass(1500);
  expect(text()).toBeUndefined();
});

test('it goes away even if the table tells something else meanwhile', async () => {
  const { rerender } = sit(seen, after(cuts.length - 1).view);
  await rerender(after(cuts.length));
  await rerender({ people: [...props(seen).given.people] });
  await pass(900);
  expect(text()).toBe(say(`time-bomb-wire-${wire}`));
  await rerender(after(cuts.length));
  await pass(1500);
  expect(text()).toBeUndefined();
});

test('who wants no suspense sees it at once', async () => {
  settings.suspense = false;
  const { rerender } = sit(seen, after(cuts.length - 1).view);
  await rerender(after(cuts.length));
  expect(text()).toBe(say(`time-bomb-wire-${wire}`));
});

test('nothing is shown to who comes in later, or was away for more than one cut', async () => {
  const { rerender } = sit(seen, after(cuts.length - 2).view);
  await rerender(after(cuts.length));
  expect(text()).toBeUndefined();
});
