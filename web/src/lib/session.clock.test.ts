import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSockets, lastSocket, restoreSockets } from '../testing/socket';
import type { Times } from '../wire/messages';
import { Session } from './session.svelte';

let session: Session;
const shows = (seconds: number): Times => ({ type: 'clock', running: true, now: 0, alarms: [{ alarm: 'round-1', seconds }], mine: null, bank: null });
const left = () => {
  const { times, at } = session.clock as NonNullable<Session['clock']>;
  return (times.alarms[0]?.seconds ?? 0) - (performance.now() - at) / 1000;
};
const ping = () => JSON.parse(lastSocket().texts.filter((text) => text.includes('"ping"')).at(-1) ?? '{}') as { id: string };
const pong = (seconds: number) => lastSocket().tell({ type: 'pong', id: ping().id, clock: shows(seconds) });

beforeEach(() => {
  fakeSockets();
  session = new Session('KITE');
  lastSocket().admit();
});
afterEach(() => {
  session.close();
  restoreSockets();
});

test('a clock that was long on its way is set right by the next answer', async () => {
  lastSocket().tell(shows(180)); // which was a second ago
  await vi.advanceTimersByTimeAsync(100);
  pong(178.95);
  expect(left()).toBeCloseTo(178.9, 2);
});

test('an answer that took longer does not make a sure clock worse', async () => {
  lastSocket().tell(shows(180));
  await vi.advanceTimersByTimeAsync(20);
  pong(180);
  await vi.advanceTimersByTimeAsync(8000);
  await vi.advanceTimersByTimeAsync(1000);
  pong(171.9); // told at once, and then under way for long
  expect(left()).toBeCloseTo(171, 1);
});

test('a device that slept is set right by whatever answer comes first', async () => {
  lastSocket().tell(shows(180));
  await vi.advanceTimersByTimeAsync(20);
  pong(180);
  document.dispatchEvent(new Event('visibilitychange')); // its own clock stood still for a minute
  await vi.advanceTimersByTimeAsync(300);
  pong(119);
  expect(left()).toBeCloseTo(118.85, 2);
});

test('an answer to an older question tells nothing', async () => {
  lastSocket().tell(shows(180));
  lastSocket().tell({ type: 'pong', id: 'older', clock: shows(100) });
  expect(left()).toBeCloseTo(180, 2);
});
