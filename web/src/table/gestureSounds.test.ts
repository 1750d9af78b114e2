import { beforeEach, expect, test, vi } from 'vitest';
import type { Gesture } from '../games/board';
import { buzz } from '../lib/buzz';
import { playSound } from '../lib/sound';
import { GestureSounds } from './gestureSounds';

vi.mock('../lib/sound', () => ({ playSound: vi.fn() }));
vi.mock('../lib/buzz', () => ({ buzz: vi.fn() }));

beforeEach(() => vi.clearAllMocks());

const ME = 2;
const at = (seat: number, squeeze = false): Gesture => ({ seat: 0, at: seat, squeeze });
function told(...gestures: (Gesture | null)[]) {
  const touch = new GestureSounds();
  for (const gesture of gestures) touch.feed(gesture, ME);
  return [...vi.mocked(playSound).mock.calls, ...vi.mocked(buzz).mock.calls].map(([name]) => name);
}

test('nippers that turn to somebody creak, once for each', () => {
  expect(told(at(1), at(1), at(3), null)).toEqual(['creak', 'creak']);
});

test('whoever is eyed feels it', () => {
  expect(told(at(1), at(ME), at(ME, true))).toEqual(['creak', 'creak', 'spring', 'eyed']);
});

test('a squeeze that is let go springs open, and one that cuts does not', () => {
  expect(told(at(1), at(1, true), at(1))).toEqual(['creak', 'spring', 'let-go']);
  vi.clearAllMocks();
  expect(told(at(1), at(1, true), null)).toEqual(['creak', 'spring']);
});
