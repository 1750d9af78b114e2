/** Plays a card automatically when it is the only one allowed, as slowly as the player plays, so that others cannot tell. */
import { readItem, saveItem } from '../../lib/storage';
import type { Move } from '../../wire/trick-snipers';
import type { Prompt } from '../../wire/messages';

const KEY = 'trick-snipers.forced';
const USUAL = 2500; // milliseconds: what a person takes
const [LEAST, MOST] = [900, 6000];
const LAST = 700; // milliseconds for the last card, which is no secret

export class ForcedCards {
  on = $state(readItem(KEY) === 'yes');
  #asked = 0;
  #times: number[] = [];

  turn(on: boolean): void {
    this.on = on;
    saveItem(KEY, on ? 'yes' : 'no');
  }

  asked(now: number): void {
    this.#asked = now;
  }

  /** The player has answered. */
  answered(now: number): void {
    if (this.#asked) this.#times = [...this.#times, now - this.#asked].slice(-7);
    this.#asked = 0;
  }

  /** How long a forced card waits: as long as one of my latest answers took, more or less. */
  delay(held: number, luck: () => number = Math.random): number {
    if (held < 2) return LAST;
    const like = this.#times[Math.floor(luck() * this.#times.length)] ?? USUAL;
    return Math.min(MOST, Math.max(LEAST, like)) * (0.7 + 0.6 * luck());
  }
}

/** The only move there is, if there is only one. */
export function onlyMove(prompt: Prompt<Move> | null): Move | null {
  const offer = prompt?.offer;
  return offer?.kind === 'one-of' && offer.moves.length === 1 ? (offer.moves[0] ?? null) : null;
}
