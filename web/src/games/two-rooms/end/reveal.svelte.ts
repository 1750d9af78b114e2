/** At the end the cards are turned up one by one, the President and the Bomber last; a tap turns all. */
import { buzz } from '../../../lib/buzz';
import { reducedMotion, settings } from '../../../lib/settings.svelte';
import { playSound } from '../../../lib/sound';
import type { View } from '../../../wire/two-rooms';

const PACE = 230; // milliseconds a card
const BREATH = 700; // before the last two
const LAST = ['president', 'presidents-daughter', 'bomber', 'martyr'];

/** The seats in the order in which their cards are turned up. */
export function revealOrder(view: View): number[] {
  const late = (seat: number) => LAST.indexOf(view.people[seat]?.card ?? '');
  return view.people.map((_, seat) => seat).sort((one, other) => late(one) - late(other) || one - other);
}

export class Reveal {
  turned = $state(0);
  #timer = 0;

  constructor(readonly seats: readonly number[]) {
    if (reducedMotion() || !settings.suspense) this.turned = seats.length;
    else this.#wait();
  }

  get over(): boolean {
    return this.turned >= this.seats.length;
  }

  isUp(seat: number): boolean {
    return this.seats.indexOf(seat) < this.turned;
  }

  #wait(): void {
    const last = this.seats.length - this.turned <= 2;
    this.#timer = window.setTimeout(() => {
      this.turned += 1;
      playSound(this.over ? 'boom' : 'tok');
      if (this.over) buzz('boom');
      if (!this.over) this.#wait();
    }, last ? BREATH : PACE);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.turned = this.seats.length;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
