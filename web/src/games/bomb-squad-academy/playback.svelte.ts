/** Shows the news one after the other. It never makes anybody wait: a tap, or reduced motion, goes straight to the end. */
import { buzz } from '../../lib/buzz';
import { reducedMotion, settings } from '../../lib/settings.svelte';
import { playSound } from '../../lib/sound';
import type { News, View } from '../../wire/bomb-squad-academy';
import { applyNews } from './applyNews';

const TIMES: Partial<Record<News['news'], number>> = {
  'bomb-set': 1200, 'round-begun': 500, revealed: 2200, declared: 1300, protected: 1000, exploded: 2400, returned: 1000,
  deafened: 1200, jumped: 1000, switched: 1200, replaced: 1200, scored: 650, 'plates-moved': 700, graduated: 600,
};
const LONGEST = 9000; // milliseconds: the playback never takes longer
const MANY = 40; // pieces of news: after more of them only the result is shown

export function durationOf(news: News): number {
  if (news.news === 'flipped') return 850 + 550 * news.tiles.length;
  return TIMES[news.news] ?? 800;
}

/** The most important of several pieces of news. */
export function mostImportant(fresh: readonly News[]): News | null {
  const found = (kind: News['news']) => fresh.filter((each) => each.news === kind).at(-1);
  return found('exploded') ?? found('revealed') ?? found('declared') ?? fresh.at(-1) ?? null;
}

export class Playback {
  shown = $state.raw<View>() as View;
  now = $state.raw<News | null>(null);
  recent = $state.raw<readonly News[]>([]); // what the latest update brought
  playing = $state(false);
  told = $state(0); // of the story, how much has been told
  #queue: News[] = [];
  #last: View;
  #timer = 0;

  constructor(view: View) {
    this.shown = this.#last = view;
    this.told = view.story.length;
  }

  feed(view: View): void {
    const fresh = view.story.slice(this.#last.story.length);
    const goesOn = view.story.length >= this.#last.story.length && fresh.length <= MANY;
    this.#last = view;
    if (fresh.length) this.recent = fresh;
    if (!goesOn || (reducedMotion() && fresh.length)) return this.#jump(goesOn ? mostImportant(fresh) : null);
    if (!fresh.length && !this.playing) this.shown = view;
    if (!fresh.length) return;
    this.#queue.push(...fresh);
    if (!this.playing) this.#next();
  }

  /** Skip to the latest view. */
  skip(): void {
    if (this.playing || this.now) this.#jump(null);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #jump(news: News | null): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.shown = this.#last;
    this.playing = false;
    this.#tell(news);
    if (news) this.#timer = window.setTimeout(() => (this.now = null), 2200);
  }

  #next(): void {
    const news = this.#queue.shift();
    this.playing = news !== undefined;
    this.#tell(news ?? null);
    if (!news) {
      this.shown = this.#last;
      return;
    }
    this.shown = applyNews(this.shown, news);
    const whole = durationOf(news) + this.#queue.reduce((all, each) => all + durationOf(each), 0);
    const haste = Math.min(1, LONGEST / whole) * (settings.suspense ? 1 : 0.5);
    this.#timer = window.setTimeout(() => this.#next(), durationOf(news) * haste);
  }

  #tell(news: News | null): void {
    this.now = news;
    this.told = this.#last.story.length - this.#queue.length;
    if (news?.news === 'exploded') {
      playSound('boom');
      buzz('boom');
    } else if (news?.news === 'flipped') playSound(news.tiles.length ? 'tok' : 'snip');
    else if (news?.news === 'scored' && news.points > 0) playSound('points', { count: news.points });
    else if (news?.news === 'revealed') playSound('snap');
  }
}
