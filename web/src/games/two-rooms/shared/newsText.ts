/** The text of news and talk, addressed to one person. */
import { say, type Facts } from '../../../lib/words';
import type { Condition, News, Talk } from '../../../wire/two-rooms';
import { cardName, isTeam, teamName, whatName } from './cards';
import { listed } from './rooms';

export interface Audience {
  readonly names: readonly string[];
  readonly me: number | null;
}

type Seats = Record<string, number>;

/** The names of these seats, and which of them is the audience. */
export function called({ names, me }: Audience, seats: Seats): Facts {
  const named = Object.fromEntries(Object.entries(seats).map(([part, seat]) => [part, names[seat] ?? '']));
  return { you: Object.keys(seats).find((part) => seats[part] === me) ?? 'nobody', ...named };
}

const several = ({ names }: Audience, seats: readonly number[]) => listed(seats.map((seat) => names[seat] ?? '')) || '-';
export const conditionName = (condition: Condition) => say(`two-rooms-condition-${condition}`);
const now = (conditions: readonly Condition[]): Facts => ({ now: conditions.length, conditions: listed(conditions.map(conditionName)) });

/** A piece of news as a sentence. */
export function newsText(news: News, audience: Audience): string {
  return say(`two-rooms-news-${news.news}`, facts(news, audience));
}

function facts(news: News, audience: Audience): Facts {
  switch (news.news) {
    case 'dealt':
      return { card: cardName(news.card) };
    case 'placed':
      return { first: several(audience, news.rooms[0]), second: several(audience, news.rooms[1]) };
    case 'exchanged':
      return { first: several(audience, news.hostages[0]), second: several(audience, news.hostages[1]) };
    case 'round-began':
    case 'time-up':
      return { round: news.round };
    case 'led':
      return { how: news.how, ...called(audience, { seat: news.seat, by: givenBy(news) }) };
    case 'lead-offered':
    case 'refused':
    case 'lapsed':
    case 'taken-back':
      return called(audience, { by: news.by, to: news.to });
    case 'lead-refused':
      return called(audience, { by: news.by });
    case 'pointed':
      return news.at === null
        ? { what: 'nobody', ...called(audience, { by: news.by }) }
        : { what: news.at === news.by ? 'self' : 'someone', ...called(audience, { by: news.by, at: news.at }) };
    case 'shown':
      return { how: news.to !== null ? news.kind : news.kind === 'card' ? 'room' : 'room-colour', what: whatName(news.what), ...called(audience, { by: news.by, ...(news.to === null ? {} : { to: news.to }) }) };
    case 'showing':
      return { how: news.kind, ...called(audience, { by: news.by, to: news.to }) };
    case 'offered':
      return { kind: say(`two-rooms-kind-${news.kind}`), ...called(audience, { by: news.by, to: news.to }) };
    case 'shared':
      return { kind: say(`two-rooms-kind-${news.kind}`), ...called(audience, { one: news.seats[0], other: news.seats[1] }) };
    case 'gained':
      return { gained: news.now.includes(news.condition) ? 'yes' : 'no', condition: conditionName(news.condition), ...now(news.now) };
    case 'cured':
      return now(news.now);
    case 'swapped':
      return { how: news.other === audience.me ? 'sober' : 'swap', card: cardName(news.card), other: audience.names[news.other] ?? '' };
    case 'no-mayor':
    case 'covered':
    case 'met':
    case 'parted':
      return called(audience, { seat: news.seat });
    case 'tackled':
      return called(audience, { by: news.by, seat: news.seat });
    case 'moved':
      return { room: news.to + 1, ...called(audience, { seat: news.seat }) };
    case 'sending':
      return { room: news.room + 1, hostages: several(audience, news.hostages) };
    case 'ready':
    case 'void':
    case 'leader-found':
      return { room: news.room + 1 };
    case 'entered':
      return { room: news.room + 1, led: news.leader === null ? 'nobody' : 'somebody', leader: news.leader === null ? '' : (audience.names[news.leader] ?? '') };
    case 'named':
      return { what: news.card ? 'card' : 'nothing', card: news.card ? cardName(news.card) : '', ...called(audience, { by: news.by }) };
    case 'called':
      return { what: news.side ? 'side' : 'nothing', call: news.side ? say(`two-rooms-call-${news.side}`) : '', ...called(audience, { by: news.by }) };
    case 'shot':
      return { what: news.seat === null ? 'nothing' : 'someone', ...called(audience, { by: news.by, ...(news.seat === null ? {} : { seat: news.seat }) }) };
    case 'ended-early':
      return { power: news.power, ...called(audience, { by: news.by }) };
    default:
      return {};
  }
}

const givenBy = ({ how, by, seat }: Extract<News, { news: 'led' }>) => (how === 'appointed' || how === 'handed' ? (by[0] ?? seat) : seat);

/** What is said, addressed to one person; it need not be true. */
export function talkText(by: number, talk: Talk, { names, me }: Audience): string {
  const who = talk.seat === by ? 'self' : talk.seat === me ? 'you' : 'other';
  const whom = { who, seat: names[talk.seat] ?? '' };
  if (talk.move === 'urge') return say('two-rooms-said-urge', whom);
  const colour = isTeam(talk.what);
  return say('two-rooms-said-tell', { ...whom, kind: colour ? 'colour' : 'card', what: colour ? teamName(talk.what) : cardName(talk.what) });
}

/** News that nobody else may read over a shoulder. */
const CLOSE = ['dealt', 'gained', 'cured', 'swapped'];

/** News as text that gives away no card: of a private reveal only that it happened. */
export function publicText(news: News, audience: Audience): string {
  if (CLOSE.includes(news.news)) return '';
  if (news.news !== 'shown' || news.to === null) return newsText(news, audience);
  return say('web-two-rooms-aside', { kind: news.kind, ...called(audience, { by: news.by, to: news.to }) });
}
