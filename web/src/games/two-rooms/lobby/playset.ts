/** What a playset's text means, and how it is written: a preset, a wish with a number, or a host's own cards. */
import { PRINTED } from '../../../wire/two-rooms';
import { TEAMS, teamOf } from '../shared/cards';

export const PRESETS = ['basic', 'first', 'rulebook', 'lovers', 'haunted', 'shuffle'] as const;
export const WISHES = ['calm', 'chaos', 'no-acting'] as const;
export const PLAIN: readonly string[] = ['red-team', 'blue-team']; // of which there may be more than one
const FILLING: readonly string[] = [...PLAIN, 'president', 'bomber', 'gambler', 'presidents-daughter', 'martyr'];
const WITH = 'with'; // the characters that follow are filled up

export type Playset =
  | { readonly kind: 'preset'; readonly name: string }
  | { readonly kind: 'wish'; readonly name: string; readonly number: number }
  | { readonly kind: 'own'; readonly filled: boolean; readonly cards: readonly string[] };

export function parsePlayset(text: string): Playset {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const [first = 'basic', ...rest] = words;
  if (!rest.length && (PRESETS as readonly string[]).includes(first)) return { kind: 'preset', name: first };
  if ((WISHES as readonly string[]).includes(first)) return { kind: 'wish', name: first, number: Number(rest[0] ?? 0) || 0 };
  const filled = first === WITH;
  return { kind: 'own', filled, cards: filled ? rest : words };
}

/** A host's own cards as text, unknown ones left out; without any card it is a deck to be filled up. */
export function formatPlayset(cards: readonly string[], filled: boolean): string {
  const known = cards.filter((card) => card in PRINTED);
  return (filled || !known.length ? [WITH, ...known] : known).join(' ');
}

/** The cards of a deck that have to be named if the rest is filled up. */
export const characters = (deck: readonly string[]) => [...new Set(deck)].filter((card) => !FILLING.includes(card));

export const count = (cards: readonly string[], card: string) => cards.filter((each) => each === card).length;

/** These cards with this number of one of them. */
export function withCount(cards: readonly string[], card: string, number: number): string[] {
  return [...cards.filter((each) => each !== card), ...Array<string>(Math.max(0, number)).fill(card)];
}

/** Every card there is, by team. */
export const GROUPS = TEAMS.map((team) => ({ team, cards: Object.keys(PRINTED).filter((card) => teamOf(card) === team) }));

/** A deck as it is shown: each card once with its number, by team, plain ones last. */
export function deckRows(deck: readonly string[]): { card: string; number: number }[] {
  const order = (card: string) => TEAMS.indexOf(teamOf(card)) * 2 + Number(PLAIN.includes(card));
  const cards = [...new Set(deck)].sort((one, other) => order(one) - order(other));
  return cards.map((card) => ({ card, number: count(deck, card) }));
}
