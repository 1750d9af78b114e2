/** What I remember to have seen of the others, and when. */
import type { Kind, View } from '../../wire/two-rooms';
import { colourOf } from './rooms';

export interface Known {
  readonly seat: number;
  readonly kind: Kind;
  readonly what: string;
  readonly round: number;
}

/** All of it, the latest first: a swap or a new card does not rewrite it. */
export function memory(view: View, me: number): Known[] {
  const seen: Known[] = [];
  let round = 0;
  for (const news of view.story) {
    if (news.news === 'round-began') round = news.round;
    if (news.news === 'shown' && news.by !== me) seen.push({ seat: news.by, kind: news.kind, what: news.what, round });
    if (news.news === 'swapped' && news.other !== me) seen.push({ seat: news.other, kind: 'card', what: news.gave, round });
  }
  return seen.reverse().filter((each, place) => !seen.slice(0, place).some((later) => same(each, later)));
}

const same = (one: Known, other: Known) => one.seat === other.seat && one.what === other.what;

/** The latest of each: a card rather than the colour it has. */
export function known(view: View, me: number): Map<number, Known> {
  const found = new Map<number, Known>();
  for (const each of memory(view, me).reverse()) {
    const before = found.get(each.seat);
    const less = each.kind === 'colour' && before?.kind === 'card' && colourOf(before.what) === each.what;
    if (!less) found.set(each.seat, each);
  }
  return found;
}
