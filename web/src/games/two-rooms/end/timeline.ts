/** The story of the evening, once all is known: who led, who shared with whom, who was sent, round by round. */
import type { Kind, News, View } from '../../../wire/two-rooms';

export interface Event {
  readonly what: 'led' | 'shared' | 'shown' | 'moved' | 'exchanged' | 'other';
  readonly room: number | null; // both: null
  readonly seats: readonly number[];
  readonly cards: readonly string[]; // what was seen, by seat
  readonly kind: Kind | null;
  readonly news: News;
}

export interface Chapter {
  readonly round: number;
  readonly events: readonly Event[];
}

const SKIPPED: readonly News['news'][] = ['dealt', 'placed', 'time-up', 'lead-offered', 'lead-refused', 'pointed', 'showing', 'shared', 'offered', 'refused', 'taken-back', 'sending', 'void', 'ready', 'leaders-meet', 'met', 'parted', 'over', 'cured', 'lapsed', 'leader-found', 'entered'];

export function timeline(view: View): Chapter[] {
  const chapters: { round: number; events: Event[] }[] = [];
  const where: number[] = [];
  let last = null as { act: number; by: number; to: number } | null;
  for (const [act, news] of view.log) {
    if (news.news === 'placed') news.rooms.forEach((seats, room) => seats.forEach((seat) => (where[seat] = room)));
    if (news.news === 'round-began') chapters.push({ round: news.round, events: [] });
    const events = chapters.at(-1)?.events;
    if (!events || news.news === 'round-began' || SKIPPED.includes(news.news)) continue;
    if (news.news === 'shown' && news.to !== null && last?.act === act && last.by === news.to && last.to === news.by) {
      const before = events.pop();
      if (before) events.push({ ...before, what: 'shared', seats: [news.to, news.by], cards: [...before.cards, news.what] });
      last = null;
    } else {
      events.push(event(news, where));
      last = news.news === 'shown' && news.to !== null ? { act, by: news.by, to: news.to } : null;
    }
    if (news.news === 'moved') where[news.seat] = news.to;
    if (news.news === 'exchanged') news.hostages.forEach((seats, room) => seats.forEach((seat) => (where[seat] = 1 - room)));
  }
  return chapters;
}

function event(news: News, where: readonly number[]): Event {
  const at = (seat: number) => where[seat] ?? null;
  const plain = { seats: [], cards: [], kind: null, news };
  switch (news.news) {
    case 'led':
      return { ...plain, what: 'led', room: at(news.seat), seats: [news.seat] };
    case 'shown':
      return { ...plain, what: 'shown', room: at(news.by), seats: news.to === null ? [news.by] : [news.by, news.to], cards: [news.what], kind: news.kind };
    case 'moved':
      return { ...plain, what: 'moved', room: 1 - news.to, seats: [news.seat] };
    case 'exchanged':
      return { ...plain, what: 'exchanged', room: null, seats: news.hostages.flat() };
    case 'leaderless':
      return { ...plain, what: 'other', room: news.room };
    case 'no-mayor':
    case 'covered':
    case 'tackled':
      return { ...plain, what: 'other', room: at(news.seat), seats: [news.seat] };
    default:
      return { ...plain, what: 'other', room: null };
  }
}
