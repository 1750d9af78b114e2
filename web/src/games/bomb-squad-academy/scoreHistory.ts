/** How the scores developed: by bomb and round, and by reason. */
import type { News, Reason, View, Wire } from '../../wire/bomb-squad-academy';

export interface ScoreRow {
  readonly bomb: number;
  readonly round: number;
  readonly scores: readonly number[]; // after it
  readonly gains: readonly number[]; // in it
  readonly boom: boolean;
}

export function scoreRows(story: readonly News[], players: number): ScoreRow[] {
  const none = () => Array.from({ length: players }, () => 0);
  const found: { bomb: number; round: number; scores: number[]; gains: number[]; boom: boolean }[] = [];
  let bomb = 1;
  let scores = none();
  for (const news of story) {
    const row = found.at(-1);
    if (news.news === 'bomb-set') bomb = news.bomb;
    if (news.news === 'round-begun') found.push({ bomb, round: news.round, scores: [...scores], gains: none(), boom: false });
    if (news.news === 'exploded' && row) row.boom = true;
    if (news.news === 'scored' && row) {
      scores = scores.map((score, seat) => (seat === news.seat ? score + news.points : score));
      row.scores = scores;
      row.gains = row.gains.map((gain, seat) => (seat === news.seat ? gain + news.points : gain));
    }
  }
  return found;
}

/** What each player has won and lost since the cards were last turned up, and for what. */
export function recentPoints(story: readonly News[], players: number): { points: number; reasons: Reason[] }[] {
  const since = story.map((news) => news.news).lastIndexOf('revealed');
  const scored = story.slice(Math.max(0, since)).flatMap((news) => (news.news === 'scored' ? [news] : []));
  return Array.from({ length: players }, (_, seat) => {
    const mine = scored.filter((news) => news.seat === seat);
    return { points: mine.reduce((all, news) => all + news.points, 0), reasons: mine.map((news) => news.reason) };
  });
}

/** All points of the game by reason, the largest sums first. */
export function pointsByReason(story: readonly News[], players: number): { reason: Reason; points: number[] }[] {
  const found = new Map<Reason, number[]>();
  for (const news of story) {
    if (news.news !== 'scored') continue;
    const row = found.get(news.reason) ?? Array.from({ length: players }, () => 0);
    row[news.seat] = (row[news.seat] ?? 0) + news.points;
    found.set(news.reason, row);
  }
  const weight = (row: number[]) => row.reduce((all, each) => all + Math.abs(each), 0);
  return [...found].map(([reason, points]) => ({ reason, points })).sort((a, b) => weight(b.points) - weight(a.points));
}

export interface BombRow {
  readonly bomb: number;
  readonly rounds: number;
  readonly wire: Wire | null; // that set it off
  readonly cutters: readonly number[]; // who paid for it
  readonly gains: readonly number[]; // with this bomb
  readonly scores: readonly number[]; // after it
}

/** The same, bomb by bomb. */
export function bombRows(story: readonly News[], players: number): BombRow[] {
  const rows = scoreRows(story, players);
  const booms = story.flatMap((news, place) => (news.news === 'exploded' ? [{ wire: news.wire, place }] : []));
  return [...new Set(rows.map(({ bomb }) => bomb))].map((bomb, index) => {
    const own = rows.filter((row) => row.bomb === bomb);
    const boom = booms[index];
    const paid = boom ? story.slice(boom.place, booms[index + 1]?.place) : [];
    return {
      bomb,
      rounds: own.length,
      wire: boom?.wire ?? null,
      cutters: paid.flatMap((news) => (news.news === 'scored' && news.reason === 'blast' ? [news.seat] : [])),
      gains: Array.from({ length: players }, (_, seat) => own.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0)),
      scores: own.at(-1)?.scores ?? [],
    };
  });
}

/** How many of my glimpses are from before this bomb was set; all of those are out of date. */
export function seenBeforeThisBomb(view: View): number {
  const earlier = view.story.slice(0, view.story.map(({ news }) => news).lastIndexOf('bomb-set') + 1);
  const seen = earlier.map((news) => {
    if (news.news === 'peeked' || news.news === 'peeked-under') return news.seat === view.viewer ? news.wires.length : 0;
    return news.news === 'declared' && news.tools[0] === 'x-ray' && news.seats[0] === view.viewer ? 1 : 0;
  });
  return seen.reduce<number>((all, each) => all + each, 0);
}
