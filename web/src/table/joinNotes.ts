/** In the lobby everyone who sits down is heard: the first player plays the first note of the scale, the next one the next. */
import { playSound } from '../lib/sound';

export class JoinNotes {
  #known: ReadonlySet<number> | null = null; // nobody is greeted who was there before

  feed(members: readonly number[]): void {
    const known = this.#known;
    this.#known = new Set(members);
    if (!known) return;
    const newcomer = members.filter((member) => !known.has(member)).at(-1);
    if (newcomer !== undefined) playSound('join', { note: members.indexOf(newcomer) });
  }
}
