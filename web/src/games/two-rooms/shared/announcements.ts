/** The announcements of a screen, aloud and in big letters, one after another. */
import type { Sound } from '../../../lib/sound';
import { say } from '../../../lib/words';
import type { News, View } from '../../../wire/two-rooms';
import { listed } from './rooms';
import { newsText } from './newsText';

export interface Announcement {
  readonly text: string;
  readonly seconds: number;
  readonly cue: Sound | null;
  readonly minor: boolean; // may be left out when much is going on
  readonly quiet: boolean; // read, and not spoken
  readonly turn: boolean; // something new begins: what waited to be told is over
  readonly walking: Walking | null; // what the picture shows meanwhile
}

export interface Walking {
  readonly stage: 'meet' | 'walk';
  readonly hostages: readonly [readonly number[], readonly number[]];
}

type Names = readonly string[];
const several = (names: Names, seats: readonly number[]) => listed(seats.map((seat) => names[seat] ?? ''));

/** As long as it takes to read it aloud, and no less than this. */
const paced = (text: string, least: number) => Math.max(least, 1.2 + text.split(/\s+/).length * 0.38);

function announcement(text: string, least: number, more: Partial<Announcement> = {}): Announcement {
  return { text, seconds: paced(text, least), cue: null, minor: false, quiet: false, turn: false, walking: null, ...more };
}

/** All announcements for the step from one view to the next. */
export function announcements(before: View | null, view: View, names: Names): Announcement[] {
  if (!before || view.story.length < before.story.length) return [];
  const fresh = view.story.slice(before.story.length).flatMap((news) => ofNews(news, view, names));
  const step = JSON.stringify(before.todo[0]) === JSON.stringify(view.todo[0]) ? [] : ofStep(view, names);
  return [...fresh, ...step];
}

function ofNews(news: News, view: View, names: Names): Announcement[] {
  const text = newsText(news, { names, me: null });
  const name = (seat: number) => names[seat] ?? '';
  switch (news.news) {
    case 'round-began':
      return [announcement(say('web-two-rooms-wall-begins', { round: news.round, rounds: view.round_seconds.length }), 3, { cue: news.round > 1 ? 'gong' : null })];
    case 'time-up':
      return [announcement(say('web-two-rooms-scene-time-up'), 4, { turn: true })];
    case 'led':
      return [announcement(say('web-two-rooms-scene-leads', { you: 'nobody', name: name(news.seat), room: (view.room ?? 0) + 1 }), 3, { cue: running(view) ? 'horn' : null, minor: true })];
    case 'pointed':
      if (news.at === null || news.at === view.leader) return [];
      return [announcement(say('web-two-rooms-scene-votes', { name: name(news.at), count: view.fingers[news.at] ?? 0, needed: view.majority }), 2, { minor: true, quiet: true })];
    case 'shared':
      return [announcement(text, 2, { minor: true, quiet: true })];
    case 'moved':
    case 'leaderless':
    case 'no-mayor':
    case 'covered':
    case 'tackled':
      return [announcement(text, 3, { minor: true })];
    case 'sending':
      if (early(view)) return [announcement(text, 4, { cue: 'thud' })];
      return [announcement(say('web-two-rooms-scene-goes', { you: 'nobody', names: several(names, news.hostages), count: news.hostages.length, room: 2 - news.room }), 4)];
    case 'ready':
    case 'void':
      return [announcement(text, 3)];
    case 'leaders-meet':
      return [announcement(say('web-two-rooms-scene-meet'), 4, { turn: true })];
    case 'exchanged':
      return apart(view) ? exchange(news.hostages, names, view) : []; // the last walk is a scene of its own, and over by now
    case 'named':
    case 'called':
      return [announcement(text, 4)];
    case 'shot':
      return [announcement(text, 4)];
    case 'ended-early':
      return [announcement(text, 6, { turn: true })];
    default:
      return [];
  }
}

/** The leaders meet, if they have not parleyed, then the hostages walk; the next clock is running by then. */
function exchange(hostages: Walking['hostages'], names: Names, view: View): Announcement[] {
  const [first, second] = hostages;
  if (!first.length && !second.length) return [announcement(say('web-two-rooms-wall-nobody-goes'), 4)];
  const walk = say('web-two-rooms-scene-walk', { last: 'no', first: several(names, first), second: several(names, second) });
  const meet = announcement(say('web-two-rooms-scene-meet'), 4, { cue: 'door', turn: true, walking: { stage: 'meet', hostages } });
  const parleyed = !view.house.no_parley;
  return [...(parleyed ? [] : [meet]), announcement(walk, 8, { cue: parleyed ? 'door' : null, turn: parleyed, walking: { stage: 'walk', hostages } })];
}

function ofStep(view: View, names: Names): Announcement[] {
  const step = view.todo[0];
  switch (step?.step) {
    case 'naming':
      return view.hostages === null && view.leader !== null ? [announcement(task(view, names).title, 4)] : [];
    case 'finding-leaders':
      return view.leader === null && view.room !== null ? [announcement(task(view, names).text, 4)] : [];
    case 'naming-buried':
    case 'calling':
    case 'shooting':
      return [announcement(lastWordText(step, names), 4, { cue: 'drum', turn: true })];
    default:
      return [];
  }
}

type Asked = Extract<View['todo'][number], { seat: number }>;

/** Who is asked for a last word, and what for. */
export const lastWordText = ({ step, seat }: Asked, names: Names) => say(`two-rooms-step-${step}`, { you: 'nobody', seat: names[seat] ?? '' });

export const askedStep = (view: View): Asked | null => {
  const step = view.todo[0];
  return step && 'seat' in step ? step : null;
};

export const over = (view: View) => view.outcome !== null;

/** The rooms join after the last exchange. */
export const apart = (view: View) => view.todo.some(({ step }) => step === 'round' || step === 'exchanging');
export const timeUp = (view: View) => ['naming', 'holding', 'finding-leaders'].includes(view.todo[0]?.step ?? '');

const running = (view: View) => view.todo[0]?.step === 'playing';

/** The clock runs on although the hostages may be named. */
const early = (view: View) => running(view) && !view.house.no_timer;

export interface Task {
  readonly title: string;
  readonly text: string;
}

/** What the room is to do now. */
export function task(view: View, names: Names): Task {
  const step = view.todo[0];
  const facts = { name: view.leader === null ? '' : (names[view.leader] ?? ''), count: view.hostages?.length ?? hostageCount(view), names: several(names, view.hostages ?? []) };
  const spoken = (code: string): Task => ({ title: say(`web-two-rooms-wall-do-${code}`, facts), text: say(`web-two-rooms-wall-how-${code}`, facts) });
  if (!step || view.round === 0) return { title: say('two-rooms-title'), text: step ? say(`two-rooms-step-${step.step}`, { you: 'nobody' }) : '' };
  if (step.step === 'parley') return spoken('parley');
  if (view.room === null) return spoken(timeUp(view) ? 'leaders' : view.house.no_timer ? 'untimed' : 'both');
  if (view.hostages !== null) return spoken(early(view) ? 'early' : 'waiting');
  if (step.step === 'naming') return spoken('name');
  if (view.leader === null) return spoken(view.house.first_leader_by_vote && !timeUp(view) ? 'vote' : 'appoint');
  if (step.step === 'finding-leaders') return spoken('other');
  return spoken(view.house.no_timer ? 'end' : 'talk');
}

/** How many each leader sends after this round; once time is up it may be fewer. */
export const hostageCount = (view: View): number => view.sending || view.planned;

const CROWDED = 2;

/** Makes one announcement after another; minor ones are left out when others wait. */
export class Announcer {
  #queue: Announcement[] = [];
  #timer = 0;
  #last: View | null = null;

  constructor(
    private readonly show: (announcement: Announcement | null) => void,
    private readonly speak: (announcement: Announcement) => void,
  ) {}

  feed(view: View, names: Names): void {
    const more = announcements(this.#last, view, names);
    this.#last = view;
    this.tell(more);
  }

  tell(more: readonly Announcement[]): void {
    const turn = more.findIndex((announcement) => announcement.turn);
    this.#queue = turn < 0 ? [...this.#queue, ...more] : more.slice(turn);
    if (this.#queue.length > CROWDED) this.#queue = this.#queue.filter(({ minor }) => !minor);
    if (!this.#timer || turn >= 0) this.next();
  }

  next(): void {
    clearTimeout(this.#timer);
    const announcement = this.#queue.shift() ?? null;
    this.#timer = announcement ? window.setTimeout(() => this.next(), announcement.seconds * 1000) : 0;
    this.show(announcement);
    if (announcement) this.speak(announcement);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
  }
}

export const warning = (seconds: number): Announcement => announcement(say('web-two-rooms-left', { seconds }), 2);
