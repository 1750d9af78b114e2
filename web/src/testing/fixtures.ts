/** Renders boards from fixtures: moments of real games that `make types` saves. */
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect } from 'vitest';
import type { BoardProps, Person } from '../games/board';
import type { Answer } from '../lib/session.svelte';
import type { Heard, Update } from '../wire/messages';

export interface Seen<V, M, T> {
  readonly scene: string;
  readonly names: readonly string[];
  readonly viewer: number | string;
  readonly update: Update<V, M>;
  readonly heard: Heard<T>;
}

export type Page<V, M, T> = { names: readonly string[]; seen: readonly Omit<Seen<V, M, T>, 'scene' | 'names'>[] };

const DONE: Answer = { type: 'done', id: '1' };

/** What every test of a board uses. */
export function boardFixtures<V extends object, M extends object, T>(pages: Record<string, Page<V, M, T>>, Board: Component<BoardProps<V, M, T>>) {
  type Here = Seen<V, M, T>;
  const everything: readonly Here[] = Object.entries(pages).flatMap(([path, { names, seen }]) =>
    seen.map((each) => ({ ...each, names, scene: path.replace(/^.*\/|\.json$/g, '') })),
  );

  /** The first saved moment for which all of these hold. */
  function find(...which: readonly ((seen: Here) => boolean)[]): Here {
    const found = everything.find((seen) => which.every((each) => each(seen)));
    if (!found) throw new Error('no such moment was saved');
    return found;
  }

  /** The props of the board, and a record of what the viewer does. */
  function props(seen: Here, change: Partial<V> = {}, answer = DONE) {
    const done = { played: [] as M[], spoken: [] as T[], wondered: [] as M[] };
    const given: BoardProps<V, M, T> = {
      view: { ...seen.update.view, ...change },
      prompt: seen.update.prompt,
      heard: seen.heard.said,
      people: seen.names.map((name): Person => ({ name, bot: false, present: true, substituted: false })),
      me: typeof seen.viewer === 'number' ? seen.viewer : null,
      busy: false,
      clock: null,
      play: async (move) => (done.played.push(move), answer),
      speak: async (talk) => (done.spoken.push(talk), answer),
      why: async (move) => void done.wondered.push(move),
    };
    return { given, done };
  }

  function sit(seen: Here, change: Partial<V> = {}, answer = DONE) {
    const { given, done } = props(seen, change, answer);
    return { ...render(Board, given), ...done, given };
  }

  return { everything, find, props, sit };
}

/** There is one live region and one heading, and the region announces the heading. */
export function oneLineSaysWhatIsGoingOn(): void {
  const lines = document.querySelectorAll('[aria-live]');
  const headings = document.querySelectorAll('h1');
  expect([lines.length, headings.length]).toEqual([1, 1]);
  expect(headings[0]?.textContent?.trim()).not.toBe('');
  expect(lines[0]?.textContent?.trim()).toContain(headings[0]?.textContent?.trim());
}

export const seated = ({ viewer }: { viewer: number | string }) => typeof viewer === 'number';
export const over = ({ update }: { update: { view: { outcome: unknown } } }) => update.view.outcome !== null;
