/** How the cards are turned up at the end: most of them one by one, the President's, and the rest with the burst. */
import type { OnStage } from '../../../table/stage.svelte';
import type { News, View } from '../../../wire/two-rooms';

export interface CardsUp {
  readonly up: ReadonlySet<number>; // whose cards are up
  readonly latest: number | null; // whose card was turned last
  readonly president: number | null; // once turned up
  readonly burning: boolean; // both fuses
  readonly burst: boolean; // the rest is up, and one room has blown up
}

/** Those whose cards are turned one by one, before the President's. */
export const firstCards = (view: View) => view.people.map((_, seat) => seat).filter((seat) => !view.down.includes(seat));

/** What is up during a beat of the end, and afterwards. */
export function cardsUp(view: View, on: OnStage<View, News> | null): CardsUp {
  const everyone = view.people.map((_, seat) => seat);
  const { president } = view;
  if (!on) return { up: new Set(everyone), latest: null, president, burning: false, burst: true };
  const first = firstCards(view);
  const turned = on.phase === 'announce' ? 0 : Math.min(on.part + 1, first.length);
  if (on.part < first.length || on.phase === 'announce') return { up: new Set(first.slice(0, turned)), latest: turned ? (first[turned - 1] ?? null) : null, president: null, burning: false, burst: false };
  const burst = on.part > first.length && on.phase !== 'tension';
  const up = new Set(burst ? everyone : president === null ? first : [...first, president]);
  return { up, latest: burst ? null : president, president, burning: on.phase === 'tension', burst };
}
