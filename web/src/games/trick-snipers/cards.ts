/** Comparing cards, and their names. */
import { say } from '../../lib/words';
import { PRINTED, type Card, type Clan } from '../../wire/trick-snipers';

export const isChief = ([, number]: Card) => number === PRINTED.chief;
export const snipedBy = ([, number]: Card) => PRINTED.snipe - number;

export const cardKey = ([clan, number]: Card) => `${clan}-${number}`;
export const sameCard = (one: Card, other: Card) => cardKey(one) === cardKey(other);
export const hasCard = (cards: readonly Card[], card: Card) => cards.some((each) => sameCard(each, card));

export const clanName = (clan: Clan) => say(`trick-snipers-clan-${clan}`);
export const clanLetter = (clan: Clan) => clanName(clan).slice(0, 1);

export const cardName = ([clan, number]: Card) => say('web-trick-snipers-card', { clan: clanName(clan), number });

const list = new Intl.ListFormat('en');
export const listed = (words: readonly string[]) => list.format(words);
