/** How what happens in Two Rooms and a Boom reads and sounds. What happens while a clock runs takes no time: it is shown beside what goes on. */
import type { Sound } from '../../lib/sound';
import { say } from '../../lib/words';
import { usualView, type OnStage, type Scenes } from '../../table/stage.svelte';
import type { News, View } from '../../wire/two-rooms';
import { cardsUp } from './end/cardsUp';
import { apart } from './shared/announcements';
import { newsText, publicText } from './shared/newsText';
import { goes, listed } from './shared/rooms';

type On = OnStage<View, News>;
interface Context {
  readonly names: readonly string[];
  readonly me: number | null;
}

/** The news of a beat; those of an earlier act are not among the latest, but in the story. */
export function newsOf(on: On): News | null {
  if (on.news) return on.news;
  const fresh = on.after.story.slice(on.before.story.length);
  return fresh.find(({ news }) => EARLIER.includes(news)) ?? null;
}

const EARLIER: readonly News['news'][] = ['time-up', 'sending', 'leaders-meet', 'exchanged', 'ended-early'];

/** Three, two, one before the first clock is there; none in any other beat. */
export const counting = (on: On): number | null => (on.news?.news === 'round-began' && on.part < COUNT ? COUNT - on.part : null);
const COUNT = 3;

/** Whether the cards are being turned up. */
export const isFinale = (on: On | null | undefined): on is On => Boolean(on?.news && ['over', 'ended-early'].includes(on.news.news) && !isTold(on));

/** Whether all cards are up, and why it ended so is being told. */
export const isTold = (on: On) => on.news?.news === 'over' && on.part > on.after.people.length;

function caption(on: On, { names, me }: Context): string {
  const news = newsOf(on);
  const name = (seat: number | null) => (seat === null ? '' : (names[seat] ?? ''));
  switch (news?.news) {
    case 'round-began':
      return say('web-two-rooms-scene-round', { round: news.round, rounds: on.after.round_seconds.length, minutes: Math.round(((on.after.round_seconds[news.round - 1] ?? 60) / 60) * 10) / 10, timed: on.after.house.no_timer ? 'no' : 'yes' });
    case 'time-up':
      return say('web-two-rooms-scene-time-up');
    case 'led':
      return say('web-two-rooms-scene-leads', { you: news.seat === me ? 'seat' : 'nobody', name: name(news.seat), room: (on.after.room ?? 0) + 1 });
    case 'sending':
      return say('web-two-rooms-scene-goes', { you: goes(news.hostages, me), names: listed(news.hostages.map(name)), count: news.hostages.length, room: 2 - news.room });
    case 'leaders-meet':
      return say('web-two-rooms-scene-meet');
    case 'exchanged':
      return news.hostages.flat().length ? say('web-two-rooms-scene-walk', { last: apart(on.after) ? 'no' : 'yes', first: listed(news.hostages[0].map(name)), second: listed(news.hostages[1].map(name)) }) : say('web-two-rooms-wall-nobody-goes');
    case 'named':
    case 'called':
    case 'shot':
      return newsText(news, { names, me });
    case 'ended-early':
      return newsText(news, { names, me });
    case 'over':
      return finale(on, name, me);
    default:
      return '';
  }
}

function finale(on: On, name: (seat: number | null) => string, me: number | null): string {
  const { president, burning, burst } = cardsUp(on.after, on);
  if (burst) return verdictLines(on.after, name, me).at(on.phase === 'turn' ? 0 : -1) ?? '';
  if (burning) return say('web-two-rooms-scene-burning');
  if (president === null) return say('web-two-rooms-scene-cards-up');
  return say('web-two-rooms-scene-president', { you: president === me ? 'yes' : 'no', name: name(president), room: (on.after.people[president]?.room ?? 0) + 1 });
}

/** Which room blew up, who the Bomber was, and who wins: the cards have been turned. */
export const verdict = (view: View, name: (seat: number | null) => string, me: number | null) => verdictLines(view, name, me).join(' ');

/** The same as captions, which come one after the other. */
function verdictLines(view: View, name: (seat: number | null) => string, me: number | null): string[] {
  const { bomber, president } = view;
  const side = view.outcome?.side ?? 'neither';
  if (view.early) return [say('two-rooms-ending-early', { side: say(`two-rooms-side-${side}`) })];
  if (view.blast === null || bomber === null) return [say('web-two-rooms-scene-no-blast', { wins: say(`two-rooms-call-${side}`) })];
  const safe = president !== null && view.people[president]?.room !== view.blast;
  return [say('web-two-rooms-scene-boom', { you: bomber === me ? 'yes' : 'no', name: name(bomber), room: view.blast + 1 }), say('web-two-rooms-scene-wins', { safe: safe ? 'yes' : 'no', wins: say(`two-rooms-call-${side}`) })];
}

function sound(on: On): Sound | null {
  const news = newsOf(on);
  switch (news?.news) {
    case 'round-began':
      return counting(on) === null ? 'gong' : on.part ? 'tok' : 'door'; // it opens while people walk in
    case 'time-up':
      return on.after.house.no_timer ? 'gong' : null; // a clock that runs out sounds by itself
    case 'led':
      return 'horn';
    case 'sending':
      return 'thud';
    case 'exchanged':
      return 'door';
    case 'shot':
      return 'snip';
    case 'ended-early':
      return on.phase === 'turn' ? 'boom' : null;
    case 'over':
      return finaleSound(on);
    default:
      return null;
  }
}

function finaleSound(on: On): Sound | null {
  if (on.phase === 'announce') return 'drum';
  if (on.phase === 'tension') return 'fuse';
  if (on.phase !== 'turn') return null;
  return cardsUp(on.after, on).burst ? 'boom' : 'card';
}

/** What somebody who was away has to know; fingers, offers and their answers are over. */
const TOLD_LATER: readonly News['news'][] = ['round-began', 'time-up', 'led', 'leaderless', 'shown', 'shared', 'moved', 'sending', 'exchanged', 'named', 'called', 'shot', 'ended-early'];

function missed(before: View, after: View, context: Context): string[] {
  const later = after.story.slice(before.story.length);
  return later.filter(({ news }) => TOLD_LATER.includes(news)).map((news) => publicText(news, context)).filter(Boolean);
}

export const scenes: Scenes<View, News> = {
  silent: ['dealt', 'placed', 'leaderless', 'leader-found', 'lapsed', 'entered', 'lead-offered', 'lead-refused', 'pointed', 'shown', 'showing', 'offered', 'refused', 'taken-back', 'shared', 'gained', 'cured', 'swapped', 'no-mayor', 'covered', 'tackled', 'moved', 'void', 'ready', 'met', 'parted'],
  caption,
  sound,
  view: usualView,
  place: (view, me) => (apart(view) && view.rooms.length ? { place: `room-${(view.rooms[me] ?? 0) + 1}`, seats: view.rooms.flatMap((room, seat) => (room === view.rooms[me] ? [seat] : [])) } : null),
  phones: () => true,
  free: (view) => view.todo[0]?.step === 'playing',
  watched: () => true,
  missed,
};
