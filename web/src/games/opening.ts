/** The opening card of a title: who I am, what I want and how I win, in three lines, for each player at the deal. */
import type { Component } from 'svelte';
import { withMessages } from '../lib/words';

/** A side as a shape with its letter: never the colour alone. All on 40 by 40. */
export interface Badge {
  readonly shape: string;
  readonly paint: string;
  readonly letter: string;
}

export interface OpeningCard {
  readonly drawing: string; // a line drawing on 40 by 40
  readonly lines: readonly [string, string, string];
  readonly badge: Badge | null; // of my side, if there are sides
}

export interface Opening<V> {
  readonly card: (view: V) => OpeningCard | null; // nothing before it is dealt
  readonly ways?: Component<{ view: V }>; // how it ends and for whom, which is the same for everyone: it lies open above the card
  readonly first: (view: V) => boolean; // whether nothing but the first deal has happened
  readonly wall?: (view: V) => boolean; // whether the wall says so, if that is not as long
  readonly open: boolean; // it is the same for everyone, and lies face up
  readonly clocked?: boolean; // a clock runs and nobody waits: cards may be looked at as soon as it is shown
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyOpening = Opening<any>;

const OPENINGS = import.meta.glob<{ opening: AnyOpening }>('./*/opening.ts');

/** Loads the opening card of a title, if it has one, with the messages on it: it may be there before the board. */
export async function loadOpening(game: string): Promise<AnyOpening | null> {
  const found = OPENINGS[`./${game}/opening.ts`];
  return found ? (await withMessages(game, found)).opening : null;
}
