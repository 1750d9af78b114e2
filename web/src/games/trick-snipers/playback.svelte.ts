/** Shows one card after the other, and a finished trick for a moment. A tap skips to the latest view. */
import { reducedMotion, settings } from '../../lib/settings.svelte';
import { playSound } from '../../lib/sound';
import type { View } from '../../wire/trick-snipers';
import { cardsPlayed } from './tableAfter';

export const CARD_MS = 320;
export const TAKEN_MS = 1500;
export const SCORED_MS = 2600;
const TRICKS = 2; // after more of them only the result is shown

export class Playback {
  at = $state(0); // cards shown
  holding = $state(false); // a finished trick is being looked at
  #view: View;
  #timer = 0;

  constructor(view: View) {
    this.#view = view;
    this.at = cardsPlayed(view);
  }

  feed(view: View): void {
    const last = this.#view;
    this.#view = view;
    const ahead = cardsPlayed(view) - this.at;
    if (ahead < 0 || ahead > TRICKS * view.players || last.players !== view.players) this.skip();
    else if (!this.#timer) this.#next();
  }

  /** Skip to the latest view. */
  skip(): void {
    this.stop();
    this.at = cardsPlayed(this.#view);
    this.holding = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #next(): void {
    this.#timer = 0;
    this.holding = false;
    const { players, tricks } = this.#view;
    if (this.at >= cardsPlayed(this.#view)) return;
    this.at += 1;
    const taken = this.at % players ? undefined : tricks[this.at / players - 1];
    this.holding = taken !== undefined;
    playSound(taken?.sniped ? 'shot' : taken?.points ? 'chief' : taken ? 'slide' : 'card');
    const pause = taken ? (taken.points ? SCORED_MS : TAKEN_MS) : reducedMotion() ? 0 : CARD_MS;
    this.#timer = window.setTimeout(() => this.#next(), settings.suspense ? pause : pause / 2);
  }
}
