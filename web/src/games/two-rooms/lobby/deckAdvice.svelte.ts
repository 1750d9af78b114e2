/** Asks the server for advice on a deck, a moment after it was last changed. */
import { fetchAdvice } from '../../../lib/http';
import { say } from '../../../lib/words';
import type { Advice, Planned } from '../../../wire/messages';

const PAUSE = 200; // milliseconds in which nothing more is changed

/** One line that says whether the game could start like this. */
export const adviceSummary = ({ errors }: Advice) =>
  errors.length ? say('web-two-rooms-lobby-wrong', { count: errors.length }) : say('web-two-rooms-lobby-fine');

export class DeckAdvisor {
  said = $state.raw<Advice | null>(null);
  lost = $state(false);
  #latest = 0;

  constructor(readonly game: string) {}

  /** Ask after a pause; the returned function cancels it. */
  about(plan: Planned): () => void {
    const number = ++this.#latest;
    const timer = setTimeout(() => void this.#ask(plan, number), number > 1 ? PAUSE : 0);
    return () => clearTimeout(timer);
  }

  /** Ask at once. */
  async now(plan: Planned): Promise<Advice | null> {
    await this.#ask(plan, ++this.#latest);
    return this.said;
  }

  async #ask(plan: Planned, number: number) {
    const said = await fetchAdvice(this.game, plan).catch(() => null);
    if (number !== this.#latest) return;
    this.lost = said === null;
    this.said = said ?? this.said;
  }
}
