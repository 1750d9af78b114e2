/** Which tip is shown: one at a time, the most urgent first, each once a game. None keeps the next one waiting for long. */
import type { DueTip } from '../games/tips';
import { readTabItem, saveTabItem } from '../lib/storage';

const ITEM = 'tips'; // what this tab knows: which game, and the tips that were read
const READ = 9000; // milliseconds after which the next one gets its turn
const GLANCE = 3000; // milliseconds after which one that is gone was read

export class TipQueue {
  shown = $state.raw<DueTip | null>(null);

  #game: string;
  #read: string[];
  #due: readonly DueTip[] = [];
  #calm = false;
  #since = 0;
  #timer = 0;
  #hidden: () => boolean;

  /** Of a game at a table; what lies under something else is not being read. */
  constructor(game: string, hidden: () => boolean) {
    this.#game = game;
    this.#hidden = hidden;
    const [of, ...read] = (readTabItem(ITEM) ?? '').split(' ');
    this.#read = of === game ? read : [];
  }

  /** What holds now, the most urgent first; nothing new is shown unless it is calm. */
  feed(due: readonly DueTip[], calm: boolean): void {
    this.#due = due;
    this.#calm = calm;
    clearTimeout(this.#timer);
    const waiting = due.filter(({ id }) => !this.#read.includes(id));
    const [first] = waiting;
    const still = waiting.find(({ id }) => id === this.shown?.id);
    const next = (calm && (!still || (first && first.urgency > still.urgency)) ? first : still) ?? null;
    if (next?.id !== this.shown?.id) {
      if (this.shown && Date.now() - this.#since >= GLANCE) this.#keep(this.shown.id);
      this.#since = Date.now();
    }
    this.shown = next;
    if (next && waiting.length > 1) this.#timer = window.setTimeout(() => this.#goOn(), Math.max(0, this.#since + READ - Date.now()));
  }

  /** It was read. */
  done(): void {
    if (this.shown) this.#keep(this.shown.id);
    this.feed(this.#due, this.#calm);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    if (this.#hidden()) this.#since = Date.now();
    else if (this.shown) this.#keep(this.shown.id);
    this.feed(this.#due, this.#calm);
  }

  #keep(id: string): void {
    this.#read.push(id);
    saveTabItem(ITEM, [this.#game, ...this.#read].join(' '));
  }
}
