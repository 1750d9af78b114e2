/** News that only this player got, each shown once, when the player chooses to look. */
import type { News, View } from '../../../wire/two-rooms';

export class PrivateNews {
  waiting = $state.raw<readonly (readonly News[])[]>([]);
  #told: number;

  constructor(view: View) {
    this.#told = view.story.length;
  }

  get current(): readonly News[] {
    return this.waiting[0] ?? [];
  }

  /** Take the newest view; all that is new in it is shown together. */
  feed(view: View, me: number): void {
    const fresh = view.story.slice(this.#told);
    this.#told = view.story.length;
    const shown = fresh.filter((news) => news.news === 'shown' && news.to === me);
    if (!shown.length) return;
    const came = fresh.filter((each) => ['gained', 'cured', 'swapped'].includes(each.news) || (each.news === 'shared' && each.seats.includes(me)));
    this.waiting = [...this.waiting, [...shown, ...came]];
  }

  next(): void {
    this.waiting = this.waiting.slice(1);
  }

  leave(): void {
    this.waiting = [];
  }
}
