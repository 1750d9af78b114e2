/** How a title tells its end: words from the facts that the rules give, and what lies before each player. */
import type { Component } from 'svelte';
import type { Hunch } from '../lib/hunches.svelte';
import type { OnStage } from '../table/stage.svelte';
import type { Callback } from '../wire/messages';

export interface Turned {
  readonly label: string; // the role, the place, the team
  readonly side: string; // for its sign and colour
  readonly note?: string; // points, a room
}

/** What one may look up when the end has been told. */
export interface EndTab {
  readonly name: 'hands' | 'lies' | 'scores' | 'bombs' | 'tricks' | 'cards' | 'story' | 'history';
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly panel: Component<any>; // gets the view, what was heard, the names and who looks
  readonly more?: object; // what else it gets
}

/** What the moment looks like. Its box sets the size by the size of letters. */
export interface Picture {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly drawing: Component<any>; // also gets a snippet `face` for whoever is in it
  readonly facts: object;
}

interface Context {
  readonly names: readonly string[];
  readonly me: number | null;
}

export interface Ending<V, F> {
  readonly news: string; // the news with which the finale begins
  readonly verdict: (view: V) => string; // one word or two
  readonly winners: (view: V, context: Context) => string; // who won, in words
  readonly why: (facts: F, view: V, context: Context) => string;
  readonly moment: (facts: F, view: V, context: Context) => string;
  readonly picture: (facts: F, view: V) => Picture | null; // of the moment, if there is something to draw
  readonly callback: (callback: Callback, context: Context) => string;
  readonly card: (view: V, seat: number) => Turned; // also of cards in the box, which come after the seats
  readonly loud: (view: V) => boolean; // it went off
  readonly bursts?: (view: V) => boolean; // with the verdict, if not whenever it went off
  readonly source?: (facts: F) => number | null; // the seat at whose place it bursts
  readonly hunch?: (pinned: readonly Hunch[], view: V, context: Context) => string; // whether somebody was right about whom they suspected
  readonly tabs?: (view: V) => readonly EndTab[];
  readonly hat?: Component; // everyone wears one, and throws it when their card turns
  readonly lost?: (view: V, seat: number) => string; // on the phone of one who did not win, if there is more to say than that
  readonly sooty?: (view: V, seat: number) => boolean; // if it did not hit everyone
  readonly ownCards?: boolean; // its board turns up the cards: the finale begins with why, and the wall tells it by itself
}

/** Whether the finale is being told, and not something before it. */
export function isTold(ending: Pick<Ending<never, never>, 'news' | 'ownCards'>, finale: { readonly facts: unknown }, on: OnStage | null): boolean {
  const { turning } = finale.facts as { readonly turning: readonly number[] };
  return (on?.news as { news?: string } | null | undefined)?.news === ending.news && (!ending.ownCards || on!.part > turning.length);
}
