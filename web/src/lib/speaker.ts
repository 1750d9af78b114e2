/** One room, one speaker: where people sit together only one device makes sounds, because eight of them are never in step. */
import type { Roster } from '../wire/messages';
import type { Settings } from './settings.svelte';

/** Where a person is, and which members are there. */
export interface Whereabouts {
  readonly place: string;
  readonly members: readonly number[];
}

export const everyoneHere = (roster: Roster): Whereabouts => ({ place: 'public', members: roster.chairs.map(({ member }) => member) });

/** Whether this device makes sounds: a screen, by the place that it shows, or the phone of a member or of a spectator. */
export function isSpeaker(roster: Roster, member: number | null, screen: string | null, { speaker }: Pick<Settings, 'speaker'>, here = everyoneHere(roster)): boolean {
  if (speaker !== 'auto') return speaker === 'on';
  if (screen !== null || roster.settings.meeting !== 'together') return true;
  if (roster.walls.some(({ place, sound }) => sound && place === here.place)) return false;
  return member !== null && member === loudestPhone(roster, here.members);
}

/** The host's, if they are here, or else that of the first person who is. */
function loudestPhone({ chairs, host }: Roster, here: readonly number[]): number | undefined {
  const present = chairs.filter((chair) => chair.present && here.includes(chair.member)).map(({ member }) => member);
  return present.includes(host) ? host : present[0];
}
