/** Moments of real games of Two Rooms and a Boom, as `make types` saves them, and a seat from which to look at them. */
import { fireEvent } from '@testing-library/svelte';
import Board from '../games/two-rooms/Board.svelte';
import type { Offer, Prompt } from '../wire/messages';
import type { Move, Talk, View } from '../wire/two-rooms';
import { boardFixtures, seated, type Page, type Seen as Moment } from './fixtures';

export { over, seated } from './fixtures';
export type Seen = Moment<View, Move, Talk>;

const pages = import.meta.glob<Page<View, Move, Talk>>('../games/two-rooms/fixtures/*.json', { eager: true, import: 'default' });

export const { everything, find, props, sit } = boardFixtures<View, Move, Talk>(pages, Board);

export const step = (name: string) => (seen: Seen) => seated(seen) && seen.update.view.todo[0]?.step === name;
export const acting = (seen: Seen) => step('playing')(seen) && seen.update.prompt?.offer.kind === 'either';

/** The same moment with another question, or with none. */
export function asking(seen: Seen, offer: Offer<Move> | null, owed = false): Seen {
  const prompt: Prompt<Move> | null = offer && { number: 77, offer, owed };
  return { ...seen, update: { ...seen.update, prompt } };
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
