/** Moments of real games of Trick Snipers, as `make types` saves them, and a seat from which to look at them. */
import Board from '../games/trick-snipers/Board.svelte';
import type { Card, Move, View } from '../wire/trick-snipers';
import { boardFixtures, type Page, type Seen as Moment } from './fixtures';

export { over, seated } from './fixtures';
export type Seen = Moment<View, Move, never>;

const pages = import.meta.glob<Page<View, Move, never>>('../games/trick-snipers/fixtures/*.json', { eager: true, import: 'default' });

export const { everything, find, props, sit } = boardFixtures<View, Move, never>(pages, Board);

export const asked = (kind: 'subset' | 'one-of') => ({ update }: Seen) => update.prompt?.offer.kind === kind;

/** The same moment, in which I may play these. */
export function offering(seen: Seen, cards: readonly Card[], number = 77): Seen {
  const moves = cards.map((card): Move => ({ move: 'play', card }));
  return { ...seen, update: { ...seen.update, prompt: { number, offer: { kind: 'one-of', moves }, owed: true } } };
}

export const mine = () => [...document.querySelectorAll<HTMLButtonElement>('.hand .mine')];
export const first = () => document.querySelector<HTMLButtonElement>('.row button.first');
