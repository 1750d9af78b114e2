/** Moments of real games of Two Rooms and a Boom, as `make types` saves them, and a seat from which to look at them. */
import { fireEvent, render } from '@testing-library/svelte';
import type { BoardProps, Person } from '../games/board';
import Board from '../games/two-rooms/Board.svelte';
import type { Answer } from '../lib/session.svelte';
import type { Heard, Offer, Prompt, Update } from '../wire/messages';
import type { Move, Talk, View } from '../wire/two-rooms';

export interface Seen {
  readonly scene: string;
  readonly names: readonly string[];
  readonly viewer: number | string;
  readonly update: Update<View, Move>;
  readonly heard: Heard<Talk>;
}

type Page = { names: readonly string[]; seen: readonly Omit<Seen, 'scene' | 'names'>[] };
const pages = import.meta.glob<Page>('../games/two-rooms/fixtures/*.json', { eager: true, import: 'default' });

export const everything: readonly Seen[] = Object.entries(pages).flatMap(([path, { names, seen }]) =>
  seen.map((each) => ({ ...each, names, scene: path.replace(/^.*\/|\.json$/g, '') })),
);

export const seated = ({ viewer }: Seen) => typeof viewer === 'number';
export const over = ({ update }: Seen) => update.view.outcome !== null;
export const step = (name: string) => (seen: Seen) => seated(seen) && seen.update.view.todo[0]?.step === name;
export const acting = (seen: Seen) => step('playing')(seen) && seen.update.prompt?.offer.kind === 'either';

/** The first of all saved moments of which this is true. */
export function find(...which: readonly ((seen: Seen) => boolean)[]): Seen {
  const found = everything.find((seen) => which.every((each) => each(seen)));
  if (!found) throw new Error('no such moment was saved');
  return found;
}

/** The same moment with another question, or with none. */
export function asking(seen: Seen, offer: Offer<Move> | null, owed = false): Seen {
  const prompt: Prompt<Move> | null = offer && { number: 77, offer, owed };
  return { ...seen, update: { ...seen.update, prompt } };
}

/** All that the board is given, and what the viewer does with it. */
export function props(seen: Seen, change: Partial<View> = {}, answer: Answer = { type: 'done', id: '1' }) {
  const done = { played: [] as Move[], said: [] as Talk[], wondered: [] as Move[] };
  const given: BoardProps<View, Move, Talk> = {
    view: { ...seen.update.view, ...change },
    prompt: seen.update.prompt,
    heard: seen.heard.said,
    people: seen.names.map((name): Person => ({ name, bot: false, present: true, minded: false })),
    me: typeof seen.viewer === 'number' ? seen.viewer : null,
    busy: false,
    clock: null,
    play: async (move) => (done.played.push(move), answer),
    speak: async (talk) => (done.said.push(talk), answer),
    why: async (move) => void done.wondered.push(move),
  };
  return { given, done };
}

export function sit(seen: Seen, change: Partial<View> = {}, answer?: Answer) {
  const { given, done } = props(seen, change, answer);
  return { ...render(Board, given), ...done, given };
}

export const mine = (seen: Seen) => seen.viewer as number;

/** Somebody else in my room. */
export function neighbour(seen: Seen): number {
  const { rooms, room } = seen.update.view;
  const found = rooms.findIndex((each, seat) => each === room && seat !== seen.viewer);
  if (found < 0) throw new Error('alone');
  return found;
}

const labelled = (name: string) => [...document.querySelectorAll<HTMLButtonElement>('button')].filter((each) => (each.ariaLabel ?? each.getAttribute('aria-label') ?? each.textContent ?? '').trim().startsWith(name));

export function button(name: string): HTMLButtonElement {
  const [found] = labelled(name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

export const buttons = (name: string) => labelled(name);
export const press = (name: string) => fireEvent.click(button(name));
export const hold = (name: string) => fireEvent.pointerDown(button(name));
export const release = (name: string) => fireEvent.pointerUp(button(name));
