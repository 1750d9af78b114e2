import { expect, test, vi } from 'vitest';
import { playSound } from '../../../lib/sound';
import { RoundClock } from './roundClock.svelte';

vi.mock('../../../lib/sound', () => ({ playSound: vi.fn() }));

const clock = (seconds: number, running = true) => ({ times: { type: 'clock' as const, running, now: 0, alarms: [{ alarm: 'round-1', seconds }], mine: null, bank: null }, at: 0 });

test('every warning is heard, the last seconds tick, and then it rings', () => {
  const ticking = new RoundClock();
  const heard = (cues: readonly unknown[][]) => cues.map(([each]) => each);
  vi.mocked(playSound).mockClear();
  for (let second = 0; second <= 170; second += 1) ticking.look(clock(180), second * 1000);
  expect(heard(vi.mocked(playSound).mock.calls)).toEqual(['tok', 'tok', 'tok']);
  for (let second = 171; second <= 180; second += 1) ticking.look(clock(180), second * 1000);
  expect(heard(vi.mocked(playSound).mock.calls.slice(3))).toEqual([...Array.from({ length: 9 }, () => 'tick'), 'gong']);
});

test('one is warned at 60, 30 and 10 seconds', () => {
  const ticking = new RoundClock();
  const after = (seconds: number) => (ticking.look(clock(180), seconds * 1000), [ticking.left, ticking.warned]);
  expect(after(0)).toEqual([180, null]);
  expect(after(119)).toEqual([61, null]);
  expect(after(120)).toEqual([60, 60]);
  expect(after(151)).toEqual([29, 30]);
  expect(after(170)).toEqual([10, 10]);
  expect(after(190)).toEqual([0, 10]);
  ticking.look({ ...clock(120), times: { ...clock(120).times, alarms: [{ alarm: 'round-2', seconds: 120 }] } }, 0);
  expect([ticking.left, ticking.warned]).toEqual([120, null]);
  ticking.look(clock(77, false), 9000);
  expect(ticking.left).toBe(77);
  ticking.look(null);
  expect([ticking.left, ticking.warned]).toEqual([null, null]);
});
