import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishedGame, showsTips } from '../lib/firstGame';
import { changeSettings, settings } from '../lib/settings.svelte';
import { say } from '../lib/words';
import Tip from './Tip.svelte';

const tip = (name: string, urgency = 2) => ({ id: `tip-two-rooms-${name}`, urgency, facts: {} });
const told = () => screen.getByRole('status').textContent.trim();
const words = (name: string) => say(`tip-two-rooms-${name}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const given = { game: 'KITE.1', due: [tip('card'), tip('vote', 1)], calm: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  changeSettings({ explain: 'auto' });
});

test('one tip at a time, each once, and a new one when there is something new', async () => {
  const { rerender } = render(Tip, given);
  expect(told()).toBe(words('card'));
  await press('Got it');
  expect(told()).toBe(words('vote'));
  await press('Got it');
  expect(told()).toBe('');
  await rerender({ due: [...given.due, tip('leader')] });
  expect(told()).toBe(words('leader'));
});

test('a tip that nobody taps away keeps no other waiting', async () => {
  render(Tip, given);
  await vi.advanceTimersByTimeAsync(9100);
  expect(told()).toBe(words('vote'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told()).toBe(words('vote')); // and nobody waits for it to go
});

test('what was acted on is gone, and does not come back once it was read', async () => {
  const { rerender } = render(Tip, { ...given, due: [tip('card')] });
  await vi.advanceTimersByTimeAsync(4000);
  await rerender({ due: [] });
  expect(told()).toBe('');
  await rerender({ due: [tip('card')] });
  expect(told()).toBe('');
});

test('a glance is not enough: it is shown again', async () => {
  const { rerender } = render(Tip, { ...given, due: [tip('card')] });
  await vi.advanceTimersByTimeAsync(1000);
  await rerender({ due: [] });
  await rerender({ due: [tip('card')] });
  expect(told()).toBe(words('card'));
});

test('what is urgent goes first, and what it pushed aside comes back', async () => {
  const { rerender } = render(Tip, given);
  await rerender({ due: [tip('offer', 3), ...given.due] });
  expect(told()).toBe(words('offer'));
  await rerender({ due: given.due });
  expect(told()).toBe(words('card'));
});

test('while something is shown no tip comes, and one that stands there stays', async () => {
  const { rerender } = render(Tip, { ...given, calm: false });
  expect(told()).toBe('');
  await rerender({ calm: true });
  expect(told()).toBe(words('card'));
  await rerender({ calm: false, due: [tip('offer', 3), ...given.due] });
  expect(told()).toBe(words('card'));
});

test('a page that was loaded anew goes on where it was; the next game begins at the beginning', async () => {
  const { unmount } = render(Tip, given);
  await press('Got it');
  unmount();
  const second = render(Tip, given);
  expect(told()).toBe(words('vote'));
  second.unmount();
  render(Tip, { ...given, game: 'KITE.2' });
  expect(told()).toBe(words('card'));
});

test('who has had enough is left alone', async () => {
  render(Tip, { ...given, due: [] });
  await press(say('tip-off'));
  expect(settings.explain).toBe('off');
});

test.each([
  ['auto', true, false, true],
  ['auto', false, false, true],
  ['auto', true, true, true],
  ['auto', false, true, false],
  ['on', false, true, true],
  ['off', true, false, false],
] as const)('a device that wants tips %s, where teaching is %s and a game was finished is %s: %s', (explain, teaching, finished, shown) => {
  changeSettings({ explain });
  if (finished) finishedGame('two-rooms');
  expect(showsTips('two-rooms', teaching)).toBe(shown);
  expect(showsTips('time-bomb', teaching)).toBe(explain === 'on' || explain === 'auto');
});
