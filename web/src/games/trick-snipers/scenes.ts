/** Trick Snipers on stage: every card flies face down and turns on landing; then what it changed; then who takes the trick. */
import { say } from '../../lib/words';
import type { Manner, Sound } from '../../lib/sound';
import { usualView, type OnStage, type Scenes } from '../../table/stage.svelte';
import { PRINTED, type News, type View } from '../../wire/trick-snipers';
import { endedText, matchPointText, playedText, standingText, takenText, who, type Table } from './captions';
import { lyingTrick, seatOf } from './lyingTrick';
import { wallPlaces } from './tablePlaces';

export type On = OnStage<View, News>;

/** The table during a beat. The card that completes a trick lies there before the trick is taken. */
export function view(on: On): View {
  const { news, before, after } = on;
  if (news?.news !== 'card-played') return usualView(on);
  const turned = on.phase !== 'announce' && on.phase !== 'tension';
  const mine = { hand: after.hand, theirs: after.theirs, given: after.given };
  if (!turned) return before.viewer === news.seat ? { ...before, hand: after.hand, given: after.given, outlook: [] } : before; // my own card has left my hand
  if (after.trick.length) return after;
  return { ...before, ...mine, held: after.held, trick: [...before.trick, news.card], standings: after.standings, outlook: [], waiting: [] };
}

function caption(on: On, table: Table): string {
  const { news, after } = on;
  const trick = lyingTrick(view(on));
  switch (news?.news) {
    case 'cards-dealt':
      return say('web-trick-snipers-dealt-out', { cards: after.held[0] ?? 0, unused: after.unused });
    case 'cards-passed':
      return say('web-trick-snipers-passed');
    case 'leader-drawn':
      return say('trick-snipers-news-leader-drawn', who(news.seat, table));
    case 'card-played':
      if (on.phase === 'announce' || on.phase === 'tension') return comingText(on.before, news.seat, on.phase === 'tension', table);
      return on.phase === 'turn' ? playedText(trick, trick.cards.length - 1, table) : standingText(trick, table);
    case 'trick-taken':
      if (on.phase === 'next') return after.outcome ? endedText(after, table) : matchPointText(news.seat, table);
      if (on.part) return say('web-trick-snipers-two-shots');
      return trick.done ? takenText(trick.done, trick.stands, table) : '';
    case 'ended':
      return endedText(after, table);
  }
  return '';
}

/** A card is on its way; nobody is told which. */
function comingText(before: View, seat: number, last: boolean, table: Table): string {
  const which = last ? 'last' : before.trick.length ? 'next' : 'lead';
  return say('web-trick-snipers-coming', { ...who(seat, table), which });
}

const EFFECTS = { sights: 'half-shot', higher: 'twang', chief: 'drum', nothing: null } as const;

/** How the game is over, told with the last trick. */
export const endsIn = (on: On | null) => (on?.news?.news === 'trick-taken' && on.phase === 'next' ? (on.after.outcome?.why ?? null) : null);

function sound(on: On): Sound | null {
  const { news, phase, part, after } = on;
  switch (news?.news) {
    case 'cards-dealt':
      return 'deal';
    case 'cards-passed':
      return 'whoosh';
    case 'card-played':
      if (phase === 'announce' || phase === 'tension') return 'card';
      return phase === 'consequence' ? EFFECTS[after.standings.at(-1)?.effect ?? 'nothing'] : null;
    case 'trick-taken':
      if (phase === 'next' && after.outcome) return endsIn(on) === 'two-points' ? 'disarmed' : 'tick';
      if (phase === 'next' || part) return null;
      return news.sniped ? 'shot' : news.points ? 'chief' : 'slide';
    case 'ended':
      if (part === 0) return 'round';
      return part === after.players ? 'fanfare' : part < after.players ? 'snap' : null; // first place comes last
  }
  return null;
}

/** A shot goes from the sniper to the target, as they sit on the wall. */
function manner(on: On): Manner {
  if (on.phase !== 'consequence') return {};
  const { leader, stands } = lyingTrick(view(on));
  if (!stands || stands.sniper === null) return {};
  const places = wallPlaces(on.after.players);
  const side = (place: number) => ((places[seatOf(leader, place, on.after.players)]?.card.x ?? 50) - 50) / 50;
  return { pan: [side(stands.sniper), side(stands.best)] };
}

/** Whether the cards were passed, and the tricks that were taken meanwhile. */
function missed(before: View, after: View, table: Table): string[] {
  const tricks = after.tricks.slice(before.tricks.length);
  const told = tricks.map((trick, index) => takenText(trick, after.standings[(before.tricks.length + index + 1) * after.players - 1] ?? null, table));
  return before.leader < 0 && after.leader >= 0 ? [say('web-trick-snipers-passed'), ...told] : told;
}

/** It ticks while tricks are played; lower once somebody needs only one more point. */
const ticks = ({ todo, outcome }: View) => (todo[0]?.step === 'playing' && !outcome ? 1 : 0);
const low = ({ points }: View) => points.includes(PRINTED.points - 1);

const watched = ({ news }: On) => news?.news === 'cards-dealt' || news?.news === 'cards-passed';

export const scenes: Scenes<View, News> = { silent: [], caption, sound, manner, ticks, low, view, watched, missed };
