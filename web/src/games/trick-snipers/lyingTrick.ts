/** The trick that lies on the table: the running one, or the latest until the next card is led. */
import type { Card, Standing, Trick, View } from '../../wire/trick-snipers';

export interface LyingTrick {
  readonly number: number; // from 0
  readonly leader: number;
  readonly cards: readonly Card[];
  readonly stands: Standing | null; // who is ahead and why; nothing before the first card
  readonly done: Trick | null; // it is finished
}

export function lyingTrick(view: View): LyingTrick {
  const stands = view.standings.at(-1) ?? null;
  const last = view.tricks.at(-1);
  if (!view.trick.length && last) return { number: view.tricks.length - 1, leader: last.leader, cards: last.cards, stands, done: last };
  return { number: view.tricks.length, leader: view.leader, cards: view.trick, stands: view.trick.length ? stands : null, done: null };
}

export const seatOf = (leader: number, place: number, players: number) => (leader + place) % players;
