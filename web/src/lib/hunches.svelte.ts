/** Whom somebody suspects, and since when. It never leaves this tab, and is shown only while its owner's cards are. */
import { readTabItem, saveTabItem } from './storage';

export interface Hunch {
  readonly seat: number;
  readonly since: number; // the round
}

const ITEM = 'hunches'; // of the latest game that this tab has seen

export class Hunches {
  pinned = $state.raw<readonly Hunch[]>([]);
  #game: string;

  constructor(game: string) {
    this.#game = game;
    const [of, kept] = (readTabItem(ITEM) ?? '').split(' ');
    if (of === game) this.pinned = JSON.parse(kept ?? '[]') as Hunch[];
  }

  has(seat: number): boolean {
    return this.pinned.some((hunch) => hunch.seat === seat);
  }

  /** Pin a suspicion to somebody, or take it off. */
  turn(seat: number, since: number): void {
    this.pinned = this.has(seat) ? this.pinned.filter((hunch) => hunch.seat !== seat) : [...this.pinned, { seat, since }];
    saveTabItem(ITEM, `${this.#game} ${JSON.stringify(this.pinned)}`);
  }
}
