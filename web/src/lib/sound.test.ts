import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Node, openStudio, type Studio } from '../testing/studio';
import { CUES, type Sound } from './cues';

const NAMES = Object.keys(CUES) as Sound[];
const HEARD = NAMES.filter((name) => name !== 'hush'); // a hush is silence
const listening: Parameters<typeof removeEventListener>[] = [];
let made: ReturnType<typeof openStudio>;

beforeEach(() => {
  vi.useFakeTimers();
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (...listener: Parameters<typeof addEventListener>) => {
    listening.push(listener);
    listen(...listener);
  });
  vi.resetModules();
  localStorage.clear();
  made = openStudio();
});
afterEach(() => {
  for (const listener of listening.splice(0)) removeEventListener(...listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const studio = () => made.studios[0] as Studio;

/** The page after a tap, with what makes sounds loaded. */
async function tapped() {
  const { settings } = await import('./settings.svelte');
  const sound = await import('./sound');
  dispatchEvent(new Event('pointerdown'));
  await vi.dynamicImportSettled();
  return { ...sound, settings };
}

/** What a node leads to, up to the speakers. */
function path(node: Node): string[] {
  return [node.kind, ...(node.to instanceof Node ? path(node.to) : [])];
}

test('before the first tap nothing is made', async () => {
  const { playSound } = await import('./sound');
  for (const name of NAMES) playSound(name);
  expect([made.studios.length, made.nodes.length]).toEqual([0, 0]);
});

test('at volume 0 nothing is made, tapped or not', async () => {
  const { settings } = await import('./settings.svelte');
  settings.volume = 0;
  const { playSound, unlockAudio } = await tapped();
  unlockAudio();
  for (const name of NAMES) playSound(name);
  expect([made.studios.length, made.nodes.length]).toEqual([0, 0]);
});

test('after the first tap every cue is heard, from one studio', async () => {
  const { playSound } = await tapped();
  dispatchEvent(new Event('keydown'));
  expect(made.studios.map(({ state }) => state)).toEqual(['running']);
  for (const name of HEARD) {
    const before = made.played().length;
    playSound(name);
    expect(made.played().length, name).toBeGreaterThan(before);
  }
  for (const each of made.played()) {
    expect(each.stopped).toBeGreaterThan(each.started as number);
    expect(path(each).slice(-4)).toEqual(['GainNode', 'DynamicsCompressorNode', 'GainNode', 'destination']);
  }
});

test('two at once go through one compressor and one volume', async () => {
  const { playSound, settings } = await tapped();
  settings.volume = 0.4;
  playSound('boom');
  playSound('lift');
  const [bus, ...others] = made.of('DynamicsCompressorNode');
  expect(bus?.options).toMatchObject({ threshold: -18, ratio: 4 });
  expect(others).toEqual([]);
  expect((bus?.to as Node).gain.values).toEqual([0.4, 0.4]);
});

test('a device that is not the speaker of its room is silent, at once', async () => {
  const { playSound, setSpeaker } = await tapped();
  playSound('gong');
  setSpeaker(false);
  expect(faded()).toEqual([0.08]);
  const before = made.played().length;
  for (const name of NAMES) playSound(name);
  expect(made.played()).toHaveLength(before);
  setSpeaker(true);
  playSound('lift');
  expect(made.played().length).toBeGreaterThan(before);
});

test('a page knows whether it can be heard', async () => {
  const { audible } = await import('./audible.svelte');
  expect(audible.now).toBe(false);
  await tapped();
  expect(audible.now).toBe(true);
  studio().state = 'interrupted';
  studio().onstatechange?.(new Event('statechange'));
  expect(audible.now).toBe(false);
});

test('a call that came in silences the page until the next tap', async () => {
  const { playSound } = await tapped();
  studio().state = 'interrupted';
  playSound('turn');
  expect(made.played()).toEqual([]);
  dispatchEvent(new Event('pointerup'));
  playSound('turn');
  expect(made.played()).toHaveLength(2);
});

test('everyone who joins has the next note of a scale', async () => {
  const { playSound } = await tapped();
  for (let note = 0; note < 16; note++) playSound('join', { note });
  const semitones = made.played().map(({ options }) => Math.round(options['detune'] as number) / 100);
  expect(semitones).toEqual([0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26, 28, 31, 33, 0]);
});

test('a point more is a tick more and a little higher, up to twelve', async () => {
  const { playSound } = await tapped();
  playSound('points', { count: 3 });
  expect(made.played().map(({ started, options }) => [started, options['detune']])).toEqual([[0, 0], [0.045, 20], [0.09, 40]]);
  playSound('points', { count: 40 });
  expect(made.played()).toHaveLength(3 + 12);
});

test('a shot flies from the shooter to the target, and half of it never lands', async () => {
  const { playSound } = await tapped();
  playSound('shot', { pan: [-0.8, 0.5] });
  expect(made.of('StereoPannerNode').map(({ pan }) => pan.values)).toEqual([[-0.8, 0.5]]);
  expect(made.played()).toHaveLength(2);
  playSound('half-shot');
  expect(made.played()).toHaveLength(3);
});

test('a creak or a reaction is not repeated at once', async () => {
  const { playSound } = await tapped();
  for (const [name, rest, voices] of [['creak', 0.7, 2], ['reaction', 0.25, 1]] as const) {
    const before = made.played().length;
    playSound(name);
    studio().currentTime += rest - 0.01;
    playSound(name);
    expect(made.played()).toHaveLength(before + voices);
    studio().currentTime += 0.02;
    playSound(name);
    expect(made.played()).toHaveLength(before + 2 * voices);
  }
});

/** The gains right before the compressor, one a cue, with when they are down to nothing. */
const faded = () => made.nodes.filter(({ to }) => to instanceof Node && to.kind === 'DynamicsCompressorNode').map(({ gain }) => (gain.values.at(-1) === 0 ? gain.ends : null));

test.each(['hush', 'snip', 'boom'] as const)('%s silences what is running within 80 ms, and the ticking', async (name) => {
  const { playSound, startBed } = await tapped();
  startBed('tick');
  playSound('gong');
  studio().currentTime = 0.5;
  playSound('fuse');
  playSound(name);
  expect(faded()).toEqual([null, 0.58, 0.58, null]); // the first tick was over
  const before = made.played().length;
  vi.advanceTimersByTime(5000);
  expect(made.played()).toHaveLength(before);
});

test('letting go ends the spring and nothing else', async () => {
  const { playSound } = await tapped();
  playSound('gong');
  playSound('spring');
  playSound('let-go');
  expect(faded()).toEqual([null, 0.08, null]);
});

test('a bed may sound an octave lower', async () => {
  const { startBed } = await tapped();
  startBed('tick');
  startBed('tick', 1, true);
  expect(made.played().map(({ options }) => options['detune'])).toEqual([0, -1200]);
});

test('a bed ticks at its rate until it is stopped, and a new rate takes the place of the old', async () => {
  const { startBed } = await tapped();
  const ticks = (seconds: number) => {
    const before = made.played().length;
    vi.advanceTimersByTime(seconds * 1000);
    return made.played().length - before;
  };
  const slow = startBed('tick');
  expect(made.played()).toHaveLength(1);
  expect(ticks(4)).toBe(4);
  const fast = startBed('tick', 2);
  expect(ticks(4)).toBe(8);
  slow(); // has been replaced
  expect(ticks(2)).toBe(4);
  fast();
  expect(ticks(4)).toBe(0);
});

test('what makes sounds comes with the next tap if it could not be loaded', async () => {
  vi.doMock('./synth', () => {
    throw new Error('offline');
  });
  const { playSound } = await tapped();
  await vi.advanceTimersByTimeAsync(0);
  playSound('turn');
  expect(made.played()).toEqual([]);
  vi.doUnmock('./synth');
  dispatchEvent(new Event('pointerdown'));
  await vi.dynamicImportSettled();
  playSound('turn');
  expect(made.played()).toHaveLength(2);
});
