/** The table as it looked after a number of cards, for the playback, which shows them one by one. */
import type { Card, Standing, Trick, View } from '../../wire/trick-snipers';

export interface ShownTable {
  readonly leader: number;
  readonly cards: readonly Card[];
  readonly stands: Standing | null; // who is ahead and why; nothing before the first card
  readonly done: Trick | null; // what lies there is finished; it stays until the next card is led
  readonly points: readonly number[];
  readonly counts: readonly number[];
}

/** How many cards have been played. */
export const cardsPlayed = (view: View) => view.tricks.length * view.players + view.trick.length;

export function tableAfter(view: View, at: number): ShownTable {
  const whole = Math.floor(at / view.players);
  const cards = at % view.players;
  const taken = view.tricks.slice(0, whole);
  const of = (seat: number) => taken.filter(({ winner }) => winner === seat);
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const score = {
    stands: view.standings[at - 1] ?? null,
    points: seats.map((seat) => of(seat).reduce((sum, { points }) => sum + points, 0)),
    counts: seats.map((seat) => of(seat).length),
  };
  const last = taken.at(-1);
  if (!cards && last) return { leader: last.leader, cards: last.cards, done: last, ...score };
  const running = view.tricks[whole] ?? { leader: view.leader, cards: view.trick };
  return { leader: running.leader, cards: running.cards.slice(0, cards), done: null, ...score };
}
