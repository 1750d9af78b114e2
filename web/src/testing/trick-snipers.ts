/** Moments of real games of Trick Snipers, as `make types` saves them, and a seat from which to look at them. */
import { render } from '@testing-library/svelte';
import type { BoardProps, Person } from '../games/board';
import Board from '../games/trick-snipers/Board.svelte';
import type { Answer } from '../lib/session.svelte';
import type { Card, Move, View } from '../wire/trick-snipers';
import type { Update } from '../wire/messages';

export interface Seen {
  readonly scene: string;
  readonly names: readonly string[];
  readonly viewer: number | string;
  readonly update: Update<View, Move>;
}

type Page = { names: readonly string[]; seen: readonly Omit<Seen, 'scene' | 'names'>[] };
const pages = import.meta.glob<Page>('../games/trick-snipers/fixtures/*.json', { eager: true, import: 'default' });

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
export const asked = (kind: 'subset' | 'one-of') => ({ update }: Seen) => update.prompt?.offer.kind === kind;

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
  return { ...render(Board, given), ...done, given };
}

/** The same moment, in which I may play these. */
export function offering(seen: Seen, cards: readonly Card[], number = 77): Seen {
  const moves = cards.map((card): Move => ({ move: 'play', card }));
  return { ...seen, update: { ...seen.update, prompt: { number, offer: { kind: 'one-of', moves }, owed: true } } };
}

export const mine = () => [...document.querySelectorAll<HTMLButtonElement>('.hand .mine')];
export const first = () => document.querySelector<HTMLButtonElement>('.row button.first');
