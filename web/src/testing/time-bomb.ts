/** Moments of real games of Time Bomb, as `make types` saves them, and a seat from which to look at them. */
import { render } from '@testing-library/svelte';
import type { BoardProps, Person } from '../games/board';
import Board from '../games/time-bomb/Board.svelte';
import type { Answer } from '../lib/session.svelte';
import type { Heard, Update } from '../wire/messages';
import type { Move, Talk, View } from '../wire/time-bomb';

export interface Seen {
  readonly scene: string;
  readonly names: readonly string[];
  readonly viewer: number | string;
  readonly update: Update<View, Move>;
  readonly heard: Heard<Talk>;
}

type Page = { names: readonly string[]; seen: readonly Omit<Seen, 'scene' | 'names'>[] };
const pages = import.meta.glob<Page>('../games/time-bomb/fixtures/*.json', { eager: true, import: 'default' });

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
export const targets = ({ update: { prompt } }: Seen) =>
  prompt?.offer.kind === 'one-of' ? prompt.offer.moves.flatMap((move) => (move.move === 'cut' ? [move.owner] : [])) : [];
export const toClaim = ({ update: { prompt } }: Seen) =>
  prompt?.offer.kind === 'one-of' && prompt.offer.moves.some(({ move }) => move === 'decline');
export const others = ({ names, viewer }: Seen) => names.map((_, seat) => seat).filter((seat) => seat !== viewer);

/** All that the board is given, and what the viewer does with it. */
export function props(seen: Seen, change: Partial<View> = {}) {
  const done = { played: [] as Move[], spoken: [] as Talk[], wondered: [] as Move[] };
  const answer: Answer = { type: 'done', id: '1' };
  const given: BoardProps<View, Move, Talk> = {
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

export function sit(seen: Seen, change: Partial<View> = {}) {
  const { given, done } = props(seen, change);
  return { ...render(Board, given), ...done };
}

/** The tile of another player on the bench. */
export function tile(seen: Seen, seat: number): HTMLElement {
  const named = (each: Element) => each.querySelector('.name')?.textContent === seen.names[seat];
  const found = [...document.querySelectorAll<HTMLElement>('.player')].find(named);
  if (!found) throw new Error(`nobody on seat ${seat}`);
  return found;
}
