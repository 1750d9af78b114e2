/** The law of suspense: until a card has turned, nothing that a person sees, hears or reads differs by what it is. */
import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, vi } from 'vitest';
import type { BoardProps, Person } from '../games/board';
import * as sounds from '../lib/sound';
import { Direction } from '../table/direction.svelte';
import { Stage, type Scenes } from '../table/stage.svelte';
import type { Update } from '../wire/messages';

export interface Turn<V, M> {
  readonly viewer: number | string;
  readonly before: V;
  readonly outcomes: readonly (readonly Update<V, M>[])[];
}

const STEP = 0.25; // seconds

interface Frame {
  readonly time: number;
  readonly page: string;
  readonly title: string;
  readonly heard: readonly string[];
}

/** When the first card of these updates has turned, in seconds. */
export function turnOf<V, M>(updates: readonly Update<V, M>[]): number {
  for (const { show } of updates) {
    let start = show?.at ?? 0;
    for (const { phase, seconds } of show?.beats ?? []) {
      if (phase === 'turn') return start;
      start += seconds;
    }
  }
  return Infinity;
}

/** Everything that a person could see and hear until the card turns. */
export async function framesOf<V, M, T, N extends { readonly news: string }>(
  { viewer, before }: Turn<V, M>,
  updates: readonly Update<V, M>[],
  names: readonly string[],
  Board: Component<BoardProps<V, M, T>>,
  scenes: Scenes<V, N>,
  wall: boolean,
  until: number,
  prepare: (page: HTMLElement) => void = () => undefined, // what a person has opened before
): Promise<Frame[]> {
  vi.useFakeTimers();
  const heard: string[] = [];
  const played = vi.spyOn(sounds, 'playSound').mockImplementation((...cue) => void heard.push(JSON.stringify(cue)));
  let time = 0;
  const stage = new Stage(() => time);
  const direction = new Direction(() => stage);
  direction.follow(Promise.resolve(scenes));
  await vi.advanceTimersByTimeAsync(0);
  stage.jump(before);
  for (const { view, show } of updates) stage.feed(view, show ?? null);
  const me = typeof viewer === 'number' ? viewer : null;
  const people = names.map((name): Person => ({ name, bot: false, present: true, substituted: false }));
  const given = () => ({
    view: stage.view as V, stage: stage.on as never, caption: direction.caption({ names, me }), wall, prompt: null, heard: [], people, me, busy: false,
    play: async () => null, speak: async () => null, why: async () => undefined,
  });
  const { container, rerender } = render(Board, given());
  prepare(container);
  const frames: Frame[] = [];
  let drawn: unknown[] = [];
  let page = '';
  for (; time < until - STEP / 2; time += STEP) {
    stage.play();
    const now = [stage.view, stage.on, direction.caption({ names, me })]; // all that a board is given of the stage
    if (now.some((each, index) => each !== drawn[index])) {
      await rerender(given());
      page = container.innerHTML;
      drawn = now;
    }
    frames.push({ time, page, title: document.title, heard: [...heard, ...(direction.bed ? [direction.bed] : [])] });
  }
  stage.stop();
  cleanup();
  played.mockRestore();
  vi.useRealTimers();
  return frames;
}

/** All outcomes look and sound the same until the turn. */
export function expectNothingTold(frames: readonly (readonly Frame[])[]): void {
  expect(frames[0]?.length).toBeGreaterThan(5);
  for (const [index, frame] of (frames[0] ?? []).entries()) {
    for (const other of frames) expect({ ...other[index], time: 0 }, `after ${frame.time.toFixed(1)} s`).toEqual({ ...frame, time: 0 });
  }
}
