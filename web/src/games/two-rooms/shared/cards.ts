/** The characters' cards and teams: what is printed on them, and their names. */
import { say } from '../../../lib/words';
import { PRINTED } from '../../../wire/two-rooms';

type Team = 'red' | 'blue' | 'grey' | 'green';
export const TEAMS: readonly Team[] = ['red', 'blue', 'grey', 'green'];
export const isTeam = (what: string): what is Team => (TEAMS as readonly string[]).includes(what);

const printed = (card: string) => (PRINTED as Readonly<Record<string, { team: Team; colour: Team; acting: boolean; targets: number | null }>>)[card];
export const teamOf = (card: string): Team => printed(card)?.team ?? 'grey';
export const colourOf = (card: string): Team => printed(card)?.colour ?? 'grey';
export const hasPower = (card: string) => printed(card)?.targets != null;
export const isActing = (card: string) => printed(card)?.acting ?? false;

export const cardName = (card: string) => say(`two-rooms-card-${card}`);
export const teamName = (team: string) => say(`two-rooms-team-${team}`);
export const whatName = (what: string) => (isTeam(what) ? teamName(what) : cardName(what));

/** The text of a card, and whether anybody can check it. */
export const cardText = (card: string) => [say(`two-rooms-does-${card}`), isActing(card) ? say('rooms-honour') : ''].filter(Boolean).join(' ');
