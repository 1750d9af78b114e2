/** What a beat says: who did what to whom, in one line. */
import { say } from '../../lib/words';
import type { News, Tool, View } from '../../wire/bomb-squad-academy';
import { applyNews, paidTogether, turned, type On } from './applyNews';
import { newsText, roman } from './newsText';
import { crewOf, joined, lineOf, listed, signed, toolName, wireName } from './wires';

const LONGEST = 48; // letters
const words = (code: string, facts: Record<string, string | number> = {}) => say(`web-bomb-squad-academy-scene-${code}`, facts);

interface Context {
  readonly names: readonly string[];
  readonly me: number | null;
}

/** Names, mine first and as "You"; and how many they are, for the form of the verb. */
function whoIn({ names, me }: Context) {
  const nameOf = (seat: number) => (seat === me ? say('web-you') : (names[seat] ?? ''));
  return {
    who: (seats: readonly number[]) => joined([...seats].sort((a, b) => Number(b === me) - Number(a === me)).map(nameOf)),
    count: (seats: readonly number[]) => (seats.length === 1 && seats[0] === me ? 'you' : seats.length),
  };
}
type Who = ReturnType<typeof whoIn>;

export function caption(on: On, context: Context): string {
  const { news } = on;
  if (!news) return '';
  const { names, me } = context;
  const people = whoIn(context);
  const { who } = people;
  const you = (seat: number | undefined) => (me !== null && seat === me ? 'yes' : 'no');
  switch (news.news) {
    case 'bomb-set':
      return on.phase === 'consequence' ? standings(on, context) : words('bomb', { bomb: roman(news.bomb) });
    case 'revealed':
      return say('web-bomb-squad-academy-cards-up');
    case 'flipped':
      return on.part ? tile(on, news) : cut(on, news, people);
    case 'exploded':
      return words('boom', { names: crewNames(cuttersOf(on, news), people), wire: wireName(news.wire) });
    case 'scored':
      return points(on, news, context);
    case 'protected':
      return on.phase === 'consequence' ? newsText(news, names, me) : blocked(on, news, people);
    case 'declared':
      return words('tool', { you: you(news.seats[0]), name: who(news.seats.slice(0, 1)), tool: toolName(news.tools[0] ?? 'hammer') });
    case 'peeked':
      return words('peek', { you: you(news.seat), name: who([news.seat]), wires: joined(news.wires.map(wireName)), count: news.wires.length });
    case 'peeked-under':
      return words('peek-tiles', { you: you(news.seat), name: who([news.seat]), wires: joined(news.wires.map(wireName)), count: news.wires.length });
    case 'round-begun':
      return words('round-over', { plates: on.before.plates.join() === on.after.plates.join() ? 'stay' : 'move', cards: comeBack(on) ? 'back' : 'stay' });
    case 'tools-shown':
      return words('draft');
    case 'graduated':
      return say('web-bomb-squad-academy-class');
    default:
      return newsText(news, names, me);
  }
}

type Of<K extends News['news']> = Extract<News, { news: K }>;

/** How it stands by what was told before this beat. */
const soFar = (on: On): View => on.after.news.slice(0, on.place).reduce(applyNews, on.before);
const cuttersOf = (on: On, news: { wire: Of<'flipped'>['wire'] }) => crewOf(soFar(on), news.wire).flatMap(({ seat, blocked: no }) => (no ? [] : [seat]));

/** The Tool that flips a card of its own before the cut, if this is that card. */
export function flippedBy(on: On, place = on.place): Tool | null {
  const previous = on.after.news[place - 1];
  const tool = previous?.news === 'declared' ? previous.tools[0] : undefined;
  return tool === 'hammer' || tool === 'wrench' ? tool : null;
}

const NAMED = 3; // a caption has room for so many names; who else cuts is seen on the table

const crewNames = (crew: readonly number[], { who }: Who) => (crew.length > NAMED ? words('crew', { count: crew.length }) : who(crew));

function cut(on: On, news: Of<'flipped'>, people: Who): string {
  const wire = wireName(news.wire);
  const tool = flippedBy(on);
  if (tool) return words(turned(on) ? 'tool-flip' : 'tool-flips', { tool: toolName(tool), wire, card: turned(on) ? news.card : '' });
  const crew = cuttersOf(on, news);
  const facts = { names: crewNames(crew, people), wire, count: people.count(crew) };
  if (!turned(on) && !earlier(on).length) return words('cuts', facts);
  const cards = [...earlier(on), ...(turned(on) ? [news.card] : [])];
  return words('cut', { ...facts, cards: joined(cards.map(String)) });
}

/** The cards that were flipped before in the same cut. */
function earlier(on: On): number[] {
  const cards: number[] = [];
  const wire = on.news && 'wire' in on.news ? on.news.wire : null;
  for (let place = on.place - 1; place >= 0; place--) {
    const news = on.after.news[place];
    if (news?.news !== 'flipped' || news.wire !== wire || flippedBy(on, place)) break;
    cards.unshift(news.card);
  }
  return cards;
}

function tile(on: On, news: Of<'flipped'>): string {
  if (on.phase === 'turn') return ''; // first it is seen
  if (turned(on)) return words('tile-ok'); // a BOOM goes on with who cut the wire
  return lineOf(soFar(on), news.wire).tiles.length + on.part === 3 ? words('last-tile') : words('tile', { wire: wireName(news.wire) });
}

function points(on: On, news: Of<'scored'>, context: Context): string {
  const { who, count } = whoIn(context);
  const paid = paidTogether(on);
  const seats = paid.map(({ seat }) => seat);
  const alike = paid.every((one) => one.points === news.points);
  const facts = { names: who(seats), count: count(seats), points: Math.abs(news.points) };
  const each = () => listed(paid.map(({ seat, points: got }) => `${who([seat])} ${signed(got)}`));
  const shared = paid.find(({ worth }) => (worth?.ways ?? 1) > 1) ?? news;
  if (shared.worth) return sumText(shared.worth, shared.points, facts.names);
  if (!alike) return each();
  if (news.reason === 'blast') return words(news.points ? 'loses' : 'nothing-to-lose', facts);
  if (news.reason === 'chicken' || news.reason === 'wait') return words(news.reason, facts);
  return paid.length > 1 ? each() : newsText(news, context.names, context.me);
}

function sumText({ main, chain, plates, ways }: NonNullable<Of<'scored'>['worth']>, points: number, names: string): string {
  const whole = main + chain + plates;
  if (ways > 1) return words('split', { whole, ways, points });
  return words('sum', { names, main, chain, plates, points });
}

function blocked(on: On, news: Of<'protected'>, { who, count }: Who): string {
  const view = applyNews(soFar(on), news);
  const seats = crewOf(view, news.wire).flatMap(({ seat, blocked: is }) => (is ? [seat] : []));
  return words('blocked', { names: who(seats), count: count(seats), wire: wireName(news.wire) });
}

function comeBack(on: On): boolean {
  const before = soFar(on);
  return on.after.cards.some((row, seat) => row.length < (before.cards[seat]?.length ?? 0));
}

function standings(on: On, context: Context): string {
  const { who, count } = whoIn(context);
  const { bomb, scores } = soFar(on);
  const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const full = words('standings', { bomb: roman(bomb), scores: listed(order.map((seat) => `${who([seat])} ${scores[seat] ?? 0}`)) });
  if (full.length <= LONGEST) return full;
  const score = Math.max(...scores);
  const first = order.filter((seat) => scores[seat] === score);
  return words('standings-short', { bomb: roman(bomb), names: who(first), count: count(first), score });
}
