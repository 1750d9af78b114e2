/** The opening card of Bomb Squad Academy: the same for everyone. */
import { say } from '../../lib/words';
import type { View } from '../../wire/bomb-squad-academy';
import type { Opening } from '../opening';

const BOMBS = 'M20 8A6.5 6.5 0 1 1 19.9 8ZM10 24A6.5 6.5 0 1 1 9.9 24ZM30 24A6.5 6.5 0 1 1 29.9 24ZM20 8C20 4 22 3 24 3M10 24C10 20 8 19 6 19M30 24C30 20 32 19 34 19';

export const opening: Opening<View> = {
  card: () => ({
    drawing: BOMBS,
    lines: [say('web-bomb-squad-academy-opening-bombs'), say('web-bomb-squad-academy-opening-score'), say('web-bomb-squad-academy-opening-lose')],
    badge: null,
  }),
  first: ({ bomb, round }) => bomb <= 1 && round <= 1,
  open: true,
};
