import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buzz, type Buzz } from './buzz';
import { settings } from './settings.svelte';

const vibrate = vi.fn(() => true);

beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  vibrate.mockClear();
});
afterEach(() => {
  settings.volume = 1;
});

const PATTERNS: [Buzz, number[]][] = [['turn', [40, 60, 40]], ['eyed', [30]], ['boom', [250]], ['time-up', [120, 80, 120]], ['result', [60]]];

test.each(PATTERNS)('%s buzzes as the script has it', (kind, pattern) => {
  buzz(kind);
  expect(vibrate.mock.calls).toEqual([[pattern]]);
});

test('with sounds off nothing buzzes', () => {
  settings.volume = 0;
  for (const [kind] of PATTERNS) buzz(kind);
  expect(vibrate).not.toHaveBeenCalled();
});

test('a device that cannot buzz stays still', () => {
  delete (navigator as { vibrate?: unknown }).vibrate;
  expect(() => buzz('boom')).not.toThrow();
});
