/** Cards that nobody could choose otherwise may be played by themselves; as slowly as I play, so that it tells nothing. */
import { recall, remember } from '../../lib/storage';
import type { Move } from '../../wire/trick-snipers';
import type { Prompt } from '../../wire/messages';

const KEY = 'trick-snipers.forced';
const USUAL = 2500; // milliseconds: what a person takes
const [LEAST, MOST] = [900, 6000];
const LAST = 700; // everybody knows that it is my last card

export class ForcedCards {
  on = $state(recall(KEY) === 'yes');
  #asked = 0;
  #times: number[] = [];

  turn(on: boolean): void {
    this.on = on;
    remember(KEY, on ? 'yes' : 'no');
  }

  asked(now: number): void {
    this.#asked = now;
  }

  /** I have answered by myself. */
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
