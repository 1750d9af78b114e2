/** What tests look for in saved moments of both Time Bombs. */
import type { Seen } from './fixtures';

interface Moved {
  readonly move: string;
  readonly owner?: number;
}
type Any = Seen<unknown, object, unknown>;

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
