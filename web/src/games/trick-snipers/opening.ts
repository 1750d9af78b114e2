/** The opening card of Trick Snipers: the same for everyone. */
import { say } from '../../lib/words';
import type { View } from '../../wire/trick-snipers';
import type { Opening } from '../opening';

const PLANET = 'M20 11A9 9 0 1 1 19.9 11ZM11 23C3 28 3 31 9 30 17 29 32 21 36 15 38 11 34 11 29 14M20 2V7M20 33V38M2 20H7M33 22H38';

export const opening: Opening<View> = {
  card: () => ({
    drawing: PLANET,
    lines: [say('web-trick-snipers-opening-points'), say('web-trick-snipers-opening-seven'), say('web-trick-snipers-opening-snipe')],
    badge: null,
  }),
  first: ({ todo }) => todo[0]?.step === 'passing',
  open: true,
};
