/** How a trick stands, for the drawing: who is ahead, who has them in sight, and whether a chief is among them. */
import type { Card } from '../../wire/trick-snipers';
import { CHIEF, SNIPE } from './cards';

export interface Standing {
  readonly best: number; // a place in the order of play
  readonly sniper: number | null;
  readonly chief: boolean;
}

export function standing(cards: readonly Card[]): Standing | null {
  const [lead] = cards;
  if (!lead) return null;
  const ahead = cards.reduce((best, [clan, number]) => (clan === lead[0] && number > best ? number : best), lead[1]);
  const best = cards.findIndex(([clan, number]) => clan === lead[0] && number === ahead);
  const sniper = cards.reduce((last, [clan, number], place) => (clan !== lead[0] && number + ahead === SNIPE ? place : last), -1);
  return { best, sniper: sniper < 0 ? null : sniper, chief: cards.some(([, number]) => number === CHIEF) };
}
