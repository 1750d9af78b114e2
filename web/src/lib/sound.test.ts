import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { likes } from './settings.svelte';
import { cue, unlock, type Cue } from './sound';

const CUES: Cue[] = ['turn', 'snip', 'safe', 'success', 'boom', 'tick', 'join'];
let studios: Studio[] = [];
let played = 0;

/** As much of the browser's studio as a tone needs. */
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
  likes.sound = true;
});

test('when sounds are off nothing is made, played or buzzed', () => {
  likes.sound = false;
  dispatchEvent(new Event('pointerdown'));
  unlock();
  for (const each of CUES) cue(each);
  expect([studios.length, played, buzz.mock.calls.length]).toEqual([0, 0, 0]);
});

test('before the first tap nothing is made', () => {
  for (const each of CUES) cue(each);
  expect([studios.length, played]).toEqual([0, 0]);
});

test('after the first tap every cue is heard, from one studio', async () => {
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  await Promise.resolve();
  expect(studios.map(({ state }) => state)).toEqual(['running']);
  for (const each of CUES) {
    const before = played;
    cue(each);
    expect(played, each).toBeGreaterThan(before);
  }
  expect(buzz).toHaveBeenCalledTimes(3);
  (studios[0] as Studio).state = 'interrupted'; // a call came in
  played = 0;
  cue('turn');
  expect(played).toBe(0);
  dispatchEvent(new Event('pointerup'));
  cue('turn');
  expect(played).toBe(2);
});
