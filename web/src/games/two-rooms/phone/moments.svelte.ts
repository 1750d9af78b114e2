/** What happens to me while nothing may wait: shown over the whole phone until it is tapped away or has been read. */
import type { News, View } from '../../../wire/two-rooms';

export interface Moment {
  readonly code: 'round' | 'led' | 'lead' | 'hostage' | 'walk';
  readonly room: number; // where I am by then
  readonly seconds: number;
}

const SECONDS = { round: 2.4, led: 2.5, lead: 3, hostage: 5, walk: 6 } as const;

export class Moments {
  current = $state.raw<Moment | null>(null);
  #told: number;
  #timer = 0;

  constructor(view: View) {
    this.#told = view.story.length;
  }

  /** Take the newest view, and find what in it is to be shown: the weightiest, if there are several. */
  feed(view: View, me: number): void {
    const fresh = view.story.slice(this.#told);
    this.#told = view.story.length;
    const codes = fresh.map((news) => codeOf(news, view, me));
    const code = (['walk', 'hostage', 'lead', 'led', 'round'] as const).find((each) => codes.includes(each));
    if (code) this.#show({ code, room: view.room ?? 0, seconds: SECONDS[code] });
  }

  /** Tapped away, or something else is on. */
  clear(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }

  #show(moment: Moment): void {
    clearTimeout(this.#timer);
    this.current = moment;
    this.#timer = window.setTimeout(() => (this.current = null), moment.seconds * 1000);
  }
}

function codeOf(news: News, view: View, me: number): Moment['code'] | null {
  switch (news.news) {
    case 'round-began':
      return 'round';
    case 'led':
      return view.leader !== news.seat ? null : news.seat === me ? 'lead' : 'led';
    case 'sending':
      return news.hostages.includes(me) ? 'hostage' : null;
    case 'moved':
      return news.seat === me ? 'walk' : null;
    case 'exchanged':
      return news.hostages.flat().includes(me) ? 'walk' : null;
    default:
      return null;
  }
}
