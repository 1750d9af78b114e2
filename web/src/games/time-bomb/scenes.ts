/** How Time Bomb shows what happens. */
import { say } from '../../lib/words';
import type { Scenes } from '../../table/stage.svelte';
import type { News, View, Wire } from '../../wire/time-bomb';
import { wireScenes } from '../time-bomb-shared/scenes';
import { WIRE_SET } from './wireSet';

const SAID: Partial<Record<Wire, string>> = { success: 'web-time-bomb-scene-success', boom: 'web-time-bomb-scene-boom' };

export const scenes: Scenes<View, News> = wireScenes<Wire, View, News>(() => WIRE_SET, {
  turned({ after, part }, wire, you) {
    const code = part ? `web-time-bomb-scene-clock-${after.outcome?.why}` : SAID[wire];
    return code ? say(code, { found: after.found, all: after.successes, you }) : null;
  },
  caption: () => '',
  sound: ({ news, part, after }) => (news?.news === 'turned' && part ? (after.outcome?.why === 'disarmed' ? 'clink' : 'tick') : null),
  exploded: 'boom',
});
