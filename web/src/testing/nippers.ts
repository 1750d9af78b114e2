/** Saved moments of either box of wires, and a seat from which to look at them. */
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import type { BoardProps, Person } from '../games/board';
import type { Answer } from '../lib/session.svelte';
import type { Outcome } from '../wire/time-bomb';
import type { Heard, Update } from '../wire/messages';

export interface Seen<V, M, T> {
  readonly scene: string;
  readonly names: readonly string[];
  readonly viewer: number | string;
  readonly update: Update<V, M>;
  readonly heard: Heard<T>;
}

export type Page<V, M, T> = { names: readonly string[]; seen: readonly Omit<Seen<V, M, T>, 'scene' | 'names'>[] };

interface Watched {
  readonly outcome: Outcome | null;
}
interface Moved {
  readonly move: string;
  readonly owner?: number;
}

/** All that tests of a board ask for. */
export function bench<V extends Watched, M extends object, T>(pages: Record<string, Page<V, M, T>>, Board: Component<BoardProps<V, M, T>>) {
  type Here = Seen<V, M, T>;
  const everything: readonly Here[] = Object.entries(pages).flatMap(([path, { names, seen }]) =>
    seen.map((each) => ({ ...each, names, scene: path.replace(/^.*\/|\.json$/g, '') })),
  );

  /** The first of all saved moments of which this is true. */
  function find(which: (seen: Here) => boolean): Here {
    const found = everything.find(which);
    if (!found) throw new Error('no such moment was saved');
    return found;
  }

  /** All that the board is given, and what the viewer does with it. */
  function props(seen: Here, change: Partial<V> = {}) {
    const done = { played: [] as M[], spoken: [] as T[], wondered: [] as M[] };
    const answer: Answer = { type: 'done', id: '1' };
    const given: BoardProps<V, M, T> = {
      view: { ...seen.update.view, ...change },
      prompt: seen.update.prompt,
      heard: seen.heard.said,
      people: seen.names.map((name): Person => ({ name, bot: false, present: true, minded: false })),
      me: typeof seen.viewer === 'number' ? seen.viewer : null,
      busy: false,
      play: async (move) => (done.played.push(move), answer),
      speak: async (talk) => (done.spoken.push(talk), answer),
      why: async (move) => void done.wondered.push(move),
    };
    return { given, done };
  }

  function sit(seen: Here, change: Partial<V> = {}) {
    const { given, done } = props(seen, change);
    return { ...render(Board, given), ...done };
  }

  return { everything, find, props, sit };
}

type Any = Seen<Watched, object, unknown>;

export const seated = ({ viewer }: Pick<Any, 'viewer'>) => typeof viewer === 'number';
export const over = ({ update }: { update: { view: Watched } }) => update.view.outcome !== null;
export const others = ({ names, viewer }: Pick<Any, 'names' | 'viewer'>) => names.map((_, seat) => seat).filter((seat) => seat !== viewer);
export const toClaim = ({ update: { prompt } }: Pick<Any, 'update'>) => prompt?.offer.kind === 'tally';
export const targets = ({ update: { prompt } }: Pick<Any, 'update'>) =>
  prompt?.offer.kind === 'one-of' ? (prompt.offer.moves as readonly Moved[]).flatMap(({ move, owner }) => (move === 'cut' ? [owner ?? -1] : [])) : [];

/** The tile of another player on the bench. */
export function tile(seen: Pick<Any, 'names'>, seat: number): HTMLElement {
  const named = (each: Element) => each.querySelector('.name')?.textContent === seen.names[seat];
  const found = [...document.querySelectorAll<HTMLElement>('.player')].find(named);
  if (!found) throw new Error(`nobody on seat ${seat}`);
  return found;
}
