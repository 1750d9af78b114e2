import { expect, test } from 'vitest';
import { roster } from '../testing/socket';
import type { Chair, Roster, Wall } from '../wire/messages';
import { isSpeaker } from './speaker';

const chair = (member: number, present = true): Chair => ({ member, name: `${member}`, face: 0, colour: 0, level: null, temper: null, ready: true, present, minder: null, moved: 0, plaster: false, won: 0 });
const bot: Chair = { ...chair(9, false), level: 'easy' };
const table = (meeting: Roster['settings']['meeting'], walls: readonly Wall[] = [], chairs = [bot, chair(1), chair(2), chair(3)]): Roster => ({
  ...roster,
  host: 2,
  chairs,
  walls,
  settings: { ...roster.settings, meeting },
});
const wall = (place: string, sound = true): Wall => ({ place, sound });
const absent = [bot, chair(1), chair(2, false), chair(3)]; // the host is away
const SCREEN = 'public';

const AUTOMATIC: readonly [why: string, roster: Roster, speakers: readonly (number | string | null)[]][] = [
  ['together: the host', table('together'), [2, SCREEN]],
  ['together, the host away: the first person who is there', table('together', [], absent), [1, SCREEN]],
  ['together, with a wall: the wall', table('together', [wall('public')]), [SCREEN]],
  ['together, with a wall nobody has tapped yet: the host', table('together', [wall('public', false)]), [2, SCREEN]],
  ['together, with a screen of another place: the host', table('together', [wall('room-1')]), [2, SCREEN]],
  ['far apart: everyone', table('remote', [wall('public')]), [1, 2, 3, null, SCREEN]],
  ['some of each: everyone', table('mixed', [wall('public')]), [1, 2, 3, null, SCREEN]],
];

test.each(AUTOMATIC)('%s', (_, roster, speakers) => {
  const hears = (device: number | string | null) => (typeof device === 'string' ? isSpeaker(roster, null, device, { speaker: 'auto' }) : isSpeaker(roster, device, null, { speaker: 'auto' }));
  expect([1, 2, 3, null, SCREEN].filter(hears)).toEqual(speakers);
});

test.each(AUTOMATIC)('%s, unless a device is switched on or off', (_, roster) => {
  for (const member of [1, 2, 3, null]) {
    expect(isSpeaker(roster, member, null, { speaker: 'on' })).toBe(true);
    expect(isSpeaker(roster, member, null, { speaker: 'off' })).toBe(false);
  }
  expect(isSpeaker(roster, null, SCREEN, { speaker: 'off' })).toBe(false);
});

test('each room has a speaker of its own', () => {
  const rooms = [{ place: 'room-1', members: [1, 3] }, { place: 'room-2', members: [2, 9] }];
  const speakers = (walls: readonly Wall[]) =>
    rooms.flatMap((here) => here.members.filter((member) => isSpeaker(table('together', walls), member, null, { speaker: 'auto' }, here)));
  expect(speakers([])).toEqual([1, 2]);
  expect(speakers([wall('room-1')])).toEqual([2]);
  expect(speakers([wall('room-2'), wall('public')])).toEqual([1]);
});
