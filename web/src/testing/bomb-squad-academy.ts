/** Moments of real games of Bomb Squad Academy, as `make types` saves them, and a seat from which to look at them. */
import Board from '../games/bomb-squad-academy/Board.svelte';
import type { Move, View } from '../wire/bomb-squad-academy';
import { boardFixtures, type Page, type Seen as Moment } from './fixtures';

export { over, seated } from './fixtures';
export type Seen = Moment<View, Move, never>;

const pages = import.meta.glob<Page<View, Move, never>>('../games/bomb-squad-academy/fixtures/*.json', { eager: true, import: 'default' });

export const { everything, find, props, sit } = boardFixtures<View, Move, never>(pages, Board);

export const moves = ({ update: { prompt } }: Seen): readonly Move[] => (prompt?.offer.kind === 'one-of' ? prompt.offer.moves : []);
export const asked = (kind: Move['move']) => (seen: Seen) => moves(seen).some(({ move }) => move === kind);

/** The same moment, in which I am asked something else. */
export function asking(seen: Seen, offer: readonly Move[], number = 77, change: Partial<View> = {}): Seen {
  const update = { ...seen.update, view: { ...seen.update.view, ...change }, prompt: { number, offer: { kind: 'one-of' as const, moves: offer }, owed: true } };
  return { ...seen, update };
}

export const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter((each) => (each.getAttribute('aria-label') ?? each.textContent?.replace(/\s+/g, ' ').trim()) === name);
export function button(name: string): HTMLButtonElement {
  const [found] = buttons(name);
  if (!found) throw new Error(`no button "${name}"`);
  return found;
}
/** An item to pick among the controls, by the first words on it. */
export function item(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll<HTMLButtonElement>('.item')].find((each) => each.textContent?.trim().includes(label));
  if (!found) throw new Error(`nothing to pick is called "${label}"`);
  return found;
}
