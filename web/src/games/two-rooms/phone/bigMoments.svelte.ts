/** What everyone should notice, shown large for a moment: a round begins, time is up, people change rooms. */
import { say } from '../../../lib/words';
import type { News, View } from '../../../wire/two-rooms';

const STAYS = 2400; // milliseconds

export class BigMoments {
  words = $state('');
  #told: number;
  #timer = 0;

  constructor(view: View) {
    this.#told = view.story.length;
  }

  /** Take the newest view, and find what in it is to be shown large. */
  feed(view: View, me: number): void {
    const fresh = view.story.slice(this.#told);
    this.#told = view.story.length;
    const words = fresh.map((news) => large(news, view, me)).filter(Boolean);
    if (words.length) this.#say(words.slice(-2).join(' '));
  }

  #say(words: string): void {
    clearTimeout(this.#timer);
    this.words = words;
    this.#timer = window.setTimeout(() => (this.words = ''), STAYS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

function large(news: News, view: View, me: number): string {
  const room = (view.room ?? 0) + 1;
  if (news.news === 'round-began') return say('two-rooms-news-round-began', { round: news.round });
  if (news.news === 'time-up') return say('web-two-rooms-time-up');
  const moved = (news.news === 'moved' && news.seat === me) || (news.news === 'exchanged' && news.hostages.flat().includes(me));
  return moved ? say('web-two-rooms-moved', { room }) : '';
}
