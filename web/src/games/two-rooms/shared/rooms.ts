/** Who is where, and what the room can see of them. */
import { say } from '../../../lib/words';
import { PRINTED, type View } from '../../../wire/two-rooms';

export const within = (view: View, room: number): readonly number[] => view.rooms.flatMap((each, seat) => (each === room ? [seat] : []));

export const openCard = (view: View, seat: number): string | null => view.open.find(([each]) => each === seat)?.[1] ?? null;

export const isAmbassador = (card: string | null) => card?.startsWith('ambassador-') ?? false;

/** What else can be seen of someone here, in words. */
export function marks(view: View, seat: number): string[] {
  const seen: Record<string, boolean> = {
    leads: seat === view.leader,
    barred: seat === view.barred,
    'lead-offered': seat === view.lead_offer,
    mayor: view.mayors.includes(seat),
    elect: seat === view.elect,
    tackled: view.tackled.includes(seat),
    hostage: view.hostages?.includes(seat) ?? false,
    open: openCard(view, seat) !== null,
  };
  return Object.entries(seen).flatMap(([code, holds]) => (holds ? [say(`rooms-${code}`)] : []));
}

type Team = 'red' | 'blue' | 'grey' | 'green';
export const TEAMS: readonly Team[] = ['red', 'blue', 'grey', 'green'];
export const isTeam = (what: string): what is Team => (TEAMS as readonly string[]).includes(what);

const printed = (card: string) => (PRINTED as Readonly<Record<string, { team: Team; colour: Team; acting: boolean }>>)[card];
export const teamOf = (card: string): Team => printed(card)?.team ?? 'grey';
export const colourOf = (card: string): Team => printed(card)?.colour ?? 'grey';
export const isActing = (card: string) => printed(card)?.acting ?? false;

export const cardName = (card: string) => say(`two-rooms-card-${card}`);
export const teamName = (team: string) => say(`two-rooms-team-${team}`);
export const whatName = (what: string) => (isTeam(what) ? teamName(what) : cardName(what));

/** The text of a card, and whether anybody can check it. */
export const does = (card: string) => [say(`two-rooms-does-${card}`), isActing(card) ? say('rooms-honour') : ''].filter(Boolean).join(' ');

export const listed = (words: readonly string[]) => words.join(', ');

/** Up to two letters that stand for a name; a number in it tells more than they do. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [number] = /\d{1,2}$/.exec(name) ?? [];
  if (number) return `${[...name][0]}${number}`.toLocaleUpperCase();
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0] ?? '') : [...name].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
