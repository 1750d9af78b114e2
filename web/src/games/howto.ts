/** How a title is played, as a few drawn cards. Their messages are `how-to-<id>-<card>` and `how-to-<id>-<card>-text`. */
import type { Component } from 'svelte';
import { loadMessages } from '../lib/words';

export interface HowToCard {
  readonly name: string;
  readonly drawing: Component;
  readonly badge?: string; // a message: only some tables play with it
}

const CARDS = import.meta.glob<{ CARDS: readonly HowToCard[] }>('./*/howto/cards.ts');

export const howToGames = Object.keys(CARDS).map((path) => path.split('/')[1] ?? '');

/** Loads a title's cards and their messages, which nothing else needs. */
export async function loadHowTo(game: string): Promise<readonly HowToCard[]> {
  const [found] = await Promise.all([CARDS[`./${game}/howto/cards.ts`]?.(), loadMessages('how-to-play'), loadMessages(game)]);
  return found?.CARDS ?? [];
}
