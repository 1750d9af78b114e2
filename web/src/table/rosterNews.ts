/** What has changed at the table besides the game, as messages for everyone: who is gone or back, who hosts, which screens there are. */
import { playerNames } from '../lib/playerNames';
import { playing } from '../lib/seating';
import type { Facts } from '../lib/words';
import type { Chair, Roster } from '../wire/messages';

export interface RosterNews {
  readonly code: string;
  readonly facts: Facts;
}

/** What `me`, a member, should be told of; nobody is told what they did themselves. */
export function rosterNews(before: Roster, after: Roster, me: number | null): readonly RosterNews[] {
  const known = new Map(before.chairs.map((chair) => [chair.member, chair]));
  const watching = new Set(after.queue);
  const changes = after.chairs.flatMap((chair) => {
    const was = known.get(chair.member);
    const code = chair.level !== null || chair.member === me ? null : watching.has(chair.member) ? cameIn(was, after) : was ? changeOf(was, chair, after) : null;
    return code ? [{ code, facts: { name: chair.name, seconds: after.settings.away ?? 0 } }] : [];
  });
  const host = after.chairs.find(({ member }) => member === after.host);
  const screens = new Set(before.open_screens.map(({ screen }) => screen));
  return [
    ...changes,
    ...takeovers(before, after).map(({ of, by }) => ({ code: by.member === me ? 'web-you-take-over' : 'web-takes-over', facts: { name: by.name, of } })),
    ...(host && before.host !== after.host ? [{ code: after.host === me ? 'web-you-host' : 'web-now-host', facts: { name: host.name } }] : []),
    ...(after.open_screens.some(({ screen }) => !screens.has(screen)) ? [{ code: 'web-tv-joined', facts: {} }] : []),
  ];
}

const MOST = 3;

/** What is on the screen once there is more: of each person only the latest, so nobody is gone and back, and that a seat has another device. */
export function toRead(told: readonly RosterNews[], news: readonly RosterNews[]): readonly RosterNews[] {
  const about = new Set(news.map(({ facts }) => facts['name']));
  return [...told.filter(({ code, facts }) => code === 'web-moved' || facts['name'] === undefined || !about.has(facts['name'])), ...news].slice(-MOST);
}

/** Who has taken over whose seat. */
export function takeovers(before: Roster, after: Roster): readonly { readonly of: string; readonly by: Chair }[] {
  if (before.phase !== 'playing' || after.phase !== 'playing' || before.number !== after.number) return [];
  const [were, names] = [playing(before), playerNames(before.chairs)];
  return playing(after).flatMap((by, seat) => (were[seat] && were[seat].member !== by.member ? [{ of: names[seat] ?? '', by }] : []));
}

/** Of those who only watch, nobody is told more than that they came. */
function cameIn(was: Chair | undefined, { phase }: Roster): string | null {
  return !was && phase === 'playing' ? 'web-came-in' : null;
}

function changeOf(was: Chair, chair: Chair, { phase, settings }: Roster): string | null {
  if (chair.moved > was.moved) return 'web-moved';
  if (phase !== 'playing') return null;
  if (chair.minder && !was.minder) return chair.minder === 'left' ? 'web-left' : 'web-took-over';
  if (was.minder && !chair.minder) return 'web-back';
  if (was.present && !chair.present && !chair.minder && settings.away !== null) return 'web-gone';
  return !was.present && chair.present ? 'web-back' : null;
}
