import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { playSound, unlockAudio, type Sound } from './sound';

const CUES: Sound[] = ['turn', 'snip', 'safe', 'success', 'boom', 'tick', 'join'];
let studios: Studio[] = [];
let played = 0;

/** As much of the browser's AudioContext as a tone needs. */
class Studio {
  state = 'suspended';
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  constructor() {
    studios.push(this);
  }
  async resume() {
    this.state = 'running';
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
}
class Part {
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = (next: unknown) => next;
  start = () => void (played += 1);
  stop = () => undefined;
}

const buzz = vi.fn(() => true);

beforeEach(() => {
  vi.stubGlobal('AudioContext', Studio);
  for (const name of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode']) vi.stubGlobal(name, Part);
  Object.defineProperty(navigator, 'vibrate', { value: buzz, configurable: true });
  buzz.mockClear();
  studios = [];
  played = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = true;
});

test('when sounds are off nothing is made, played or buzzed', () => {
  settings.sound = false;
  dispatchEvent(new Event('pointerdown'));
  unlockAudio();
  for (const each of CUES) playSound(each);
  expect([studios.length, played, buzz.mock.calls.length]).toEqual([0, 0, 0]);
});

test('before the first tap nothing is made', () => {
  for (const each of CUES) playSound(each);
  expect([studios.length, played]).toEqual([0, 0]);
});

test('after the first tap every cue is heard, from one studio', async () => {
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  await Promise.resolve();
  expect(studios.map(({ state }) => state)).toEqual(['running']);
  for (const each of CUES) {
    const before = played;
    playSound(each);
    expect(played, each).toBeGreaterThan(before);
  }
  expect(buzz).toHaveBeenCalledTimes(3);
  (studios[0] as Studio).state = 'interrupted'; // a call came in
  played = 0;
  playSound('turn');
  expect(played).toBe(0);
  dispatchEvent(new Event('pointerup'));
  playSound('turn');
  expect(played).toBe(2);
});
