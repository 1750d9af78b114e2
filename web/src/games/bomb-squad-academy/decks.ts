/** A host's own decks as they are written: `green 0 1 1 2 / 8`, one wire after the other, wires left out as printed. */
import type { Wire } from '../../wire/bomb-squad-academy';

export interface OwnDeck {
  readonly wire: Wire;
  readonly cards: readonly number[];
  readonly track: number; // the last space of its trigger
}

export function parseDeck(text: string): OwnDeck {
  const [left = '', right = ''] = text.split('/');
  const [wire, ...cards] = left.trim().split(/\s+/);
  return { wire: wire as Wire, cards: cards.map(Number), track: Number(right) };
}

const written = ({ wire, cards, track }: OwnDeck) => `${wire} ${[...cards].sort((a, b) => a - b).join(' ')} / ${track}`;

/** Only the wires that are not as printed. */
export const writeDecks = (decks: readonly OwnDeck[], printed: readonly OwnDeck[]) =>
  decks.map(written).filter((text) => !printed.map(written).includes(text)).join(', ');

/** A deck must reach the last of its three tiles [BS1]. */
export const reaches = ({ cards, track }: OwnDeck) => cards.reduce((all, each) => all + each, 0) >= track + 3;
