/** Moments of real games of Bomb Squad Academy, as `make types` saves them, and a seat from which to look at them. */
import { render } from '@testing-library/svelte';
import type { BoardProps, Person } from '../games/board';
import Board from '../games/bomb-squad-academy/Board.svelte';
import type { Answer } from '../lib/session.svelte';
import type { Move, View } from '../wire/bomb-squad-academy';
import type { Update } from '../wire/messages';

export interface Seen {
  readonly scene: string;
  readonly names: readonly string[];
  readonly viewer: number | string;
  readonly update: Update<View, Move>;
}

type Page = { names: readonly string[]; seen: readonly Omit<Seen, 'scene' | 'names'>[] };
const pages = import.meta.glob<Page>('../games/bomb-squad-academy/fixtures/*.json', { eager: true, import: 'default' });

export const everything: readonly Seen[] = Object.entries(pages).flatMap(([path, { names, seen }]) =>
  seen.map((each) => ({ ...each, names, scene: path.replace(/^.*\/|\.json$/g, '') })),
);

/** The first of all saved moments of which this is true. */
export function find(which: (seen: Seen) => boolean): Seen {
  const found = everything.find(which);
  if (!found) throw new Error('no such moment was saved');
  return found;
}

export const seated = ({ viewer }: Seen) => typeof viewer === 'number';
export const over = ({ update }: Seen) => update.view.outcome !== null;
export const moves = ({ update: { prompt } }: Seen): readonly Move[] => (prompt?.offer.kind === 'one-of' ? prompt.offer.moves : []);
export const asked = (kind: Move['move']) => (seen: Seen) => moves(seen).some(({ move }) => move === kind);

/** The same moment, in which I am asked something else. */
export function asking(seen: Seen, offer: readonly Move[], number = 77, change: Partial<View> = {}): Seen {
  const update = { ...seen.update, view: { ...seen.update.view, ...change }, prompt: { number, offer: { kind: 'one-of' as const, moves: offer }, owed: true } };
  return { ...seen, update };
}

/** All that the board is given, and what the viewer does with it. */
export function props(seen: Seen, change: Partial<View> = {}) {
  const done = { played: [] as Move[], wondered: [] as Move[] };
  const answer: Answer = { type: 'done', id: '1' };
  const given: BoardProps<View, Move, never> = {
    view: { ...seen.update.view, ...change },
    prompt: seen.update.prompt,
    heard: [],
    people: seen.names.map((name): Person => ({ name, bot: false, present: true, minded: false })),
    me: typeof seen.viewer === 'number' ? seen.viewer : null,
    busy: false,
    play: async (move) => (done.played.push(move), answer),
    speak: async () => answer,
    why: async (move) => void done.wondered.push(move),
  };
  return { given, done };
}

export function sit(seen: Seen, change: Partial<View> = {}) {
  const { given, done } = props(seen, change);
  return { ...render(Board, given), ...done };
}

export const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter((each) => (each.getAttribute('aria-label') ?? each.textContent?.replace(/\s+/g, ' ').trim()) === name);
export function button(name: string): HTMLButtonElement {
  const [found] = buttons(name);
  if (!found) throw new Error(`no button "${name}"`);
  return found;
}
/** Something to pick under the thumb, by the first words on it. */
export function item(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll<HTMLButtonElement>('.item')].find((each) => each.textContent?.trim().includes(label));
  if (!found) throw new Error(`nothing to pick is called "${label}"`);
  return found;
}
