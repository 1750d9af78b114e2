import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChairReplay } from '../wire/messages';
import { Film } from './film';
import { Projector } from './projector.svelte';

const nothing = { changed: {}, grown: {}, beats: [], start: 0, said: null };
const told: ChairReplay<unknown, unknown> = {
  chair: 0,
  view: { round: 0, cuts: [] },
  moments: [
    { ...nothing, at: 2, changed: { round: 1 } },
    { ...nothing, at: 5, grown: { cuts: ['safe'] }, beats: [{ news: 0, phase: 'turn', seconds: 2, part: 0 }] },
    { ...nothing, at: 9, grown: { cuts: ['boom'] }, said: [] },
  ],
};

let projector: Projector;
beforeEach(() => {
  vi.useFakeTimers();
  projector = new Projector(() => 10);
  projector.load(new Film(told));
});
afterEach(() => {
  projector.stop();
  vi.useRealTimers();
});

test('a moment between two that showed something looks like the one before', () => {
  projector.seek(4);
  expect(projector.stage.view).toEqual({ round: 1, cuts: [] });
  projector.seek(10);
  expect(projector.stage.view).toEqual({ round: 1, cuts: ['safe', 'boom'] });
});

test('steps lead to what is new from this chair, and back', () => {
  const visited: number[] = [];
  for (const by of [1, 1, 1, 1, -1, -1, -1, -1, -1] as const) {
    projector.step(by);
    visited.push(projector.at);
  }
  expect(visited).toEqual([2, 5, 9, 10, 9, 5, 2, 0, 0]);
});

test('it plays to the end, in its own time, and twice as fast at twice the speed', () => {
  projector.toggle();
  expect(projector.at).toBe(2);
  vi.advanceTimersByTime(1200);
  expect(projector.at).toBe(5);
  expect(projector.stage.behind).toBe(true);
  projector.faster(1);
  vi.advanceTimersByTime(2350);
  expect(projector.at).toBe(9);
  vi.advanceTimersByTime(600);
  expect([projector.at, projector.playing]).toEqual([10, false]);
});

test('a pause in the middle of a scene shows how it ended', () => {
  projector.seek(2);
  projector.toggle();
  expect(projector.stage.behind).toBe(true);
  projector.toggle();
  expect(projector.stage.behind).toBe(false);
  expect(projector.stage.view).toEqual({ round: 1, cuts: ['safe'] });
});

test('from another chair it goes on at the same moment', () => {
  projector.seek(9);
  projector.load(new Film({ ...told, view: { round: 7, cuts: [] }, moments: [] }));
  expect([projector.at, projector.stage.view]).toEqual([9, { round: 7, cuts: [] }]);
});

test('any moment of a long evening is found at once', () => {
  const moments = Array.from({ length: 5000 }, (_, at) => ({ ...nothing, at: at + 1, grown: { cuts: [at] } }));
  const film = new Film({ ...told, moments: moments.slice(0, 2000) });
  const begun = performance.now();
  for (let at = 0; at < 1000; at += 1) film.place((at * 37) % 2000);
  expect(performance.now() - begun).toBeLessThan(100); // a thousand of them
  expect(film.frames[film.place(1234)]?.at).toBe(1234);
});
