/** How the cards are turned up at the end: most of them one by one, the President's, and the rest with the burst. */
import type { OnStage } from '../../../table/stage.svelte';
import type { News, View } from '../../../wire/two-rooms';
import { isAmbassador, seatsIn } from '../shared/rooms';

const PRESIDENTS = ['president', 'presidents-daughter'];
const BOMBERS = ['bomber', 'martyr'];
const DOWN = 2; // that stay down in each room until the burst

export interface CardsUp {
  readonly up: ReadonlySet<number>; // whose cards are up
  readonly latest: number | null; // whose card was turned last
  readonly president: number | null; // once turned up
  readonly burning: boolean; // both fuses
  readonly burst: boolean; // the rest is up, and one room has blown up
}

/** Who holds the first of these cards that was dealt: a backup counts if the other is buried [TR25]. */
function holder(view: View, cards: readonly string[]): number | null {
  const seats = cards.map((card) => view.people.findIndex((person) => person.card === card));
  return seats.find((seat) => seat >= 0) ?? null;
}

export const presidentOf = (view: View) => holder(view, PRESIDENTS);
export const bomberOf = (view: View) => holder(view, BOMBERS);

/** A number that nobody can guess from a card, the same on every device. */
const shuffled = (view: View, seat: number) => ((seat + 1) * 7919 + view.log.length * 104_729) % 1009;

/** Those whose cards are turned one by one, before the President's. */
export function firstCards(view: View): readonly number[] {
  const decisive = [presidentOf(view), bomberOf(view)];
  const last = [0, 1].flatMap((room) => {
    const weight = (seat: number) => (decisive.includes(seat) ? -1 : isAmbassador(view.people[seat]?.card ?? '') ? 2000 : shuffled(view, seat));
    return [...seatsIn(view, room)].sort((one, other) => weight(one) - weight(other)).slice(0, DOWN);
  });
  return view.people.map((_, seat) => seat).filter((seat) => !last.includes(seat));
}

/** What is up during a beat of the end, and afterwards. */
export function cardsUp(view: View, on: OnStage<View, News> | null): CardsUp {
  const everyone = view.people.map((_, seat) => seat);
  const president = presidentOf(view);
  if (!on) return { up: new Set(everyone), latest: null, president, burning: false, burst: true };
  const first = firstCards(view);
  const turned = on.phase === 'announce' ? 0 : Math.min(on.part + 1, first.length);
  if (on.part < first.length || on.phase === 'announce') return { up: new Set(first.slice(0, turned)), latest: turned ? (first[turned - 1] ?? null) : null, president: null, burning: false, burst: false };
  const burst = on.part > first.length && on.phase !== 'tension';
  const up = new Set(burst ? everyone : president === null ? first : [...first, president]);
  return { up, latest: burst ? null : president, president, burning: on.phase === 'tension', burst };
}
