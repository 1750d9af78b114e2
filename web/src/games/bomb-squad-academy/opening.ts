/** The opening card of Bomb Squad Academy: the same for everyone. */
import { say } from '../../lib/words';
import type { View } from '../../wire/bomb-squad-academy';
import type { Opening } from '../opening';

/** A card, the bomb that it moves down a wire, and the tiles at its end, one of which bursts. */
const CUT =
  'M26 3H37V18H26ZM29 13L34 7M34 13L29 7M24 22L17 22M19.5 19.5L17 22L19.5 24.5M10 1Q13 3 10 5T10 9M10 9A5 5 0 1 1 9.9 9ZM14 10L17 7M18 3V4.5M20.5 6H22M20 3.5L19.3 4.3M10 19Q13 21 10 23M4 24H16V28H4ZM4 29H16V33H4ZM4 34H16V38H4ZM20 36H24M19.5 32.5L23 30M19.5 39.5L23 42';

export const opening: Opening<View> = {
  card: () => ({
    drawing: CUT,
    lines: [say('web-bomb-squad-academy-opening-bombs'), say('web-bomb-squad-academy-opening-score'), say('web-bomb-squad-academy-opening-lose')],
    badge: null,
  }),
  first: ({ bomb, round }) => bomb <= 1 && round <= 1,
  open: true,
};
