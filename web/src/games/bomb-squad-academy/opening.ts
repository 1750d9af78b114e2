/** The opening card of Bomb Squad Academy: the same for everyone. */
import { say } from '../../lib/words';
import type { View } from '../../wire/bomb-squad-academy';
import type { Opening } from '../opening';

/** A round bomb with its cap, its fuse and a spark. */
const bomb = (x: number, y: number) =>
  `M${x + 6} ${y}A6 6 0 1 1 ${x + 6} ${y - 0.1}ZM${x + 2.4} ${y - 5.6}L${x + 4} ${y - 8.2}L${x + 7.2} ${y - 6.2}L${x + 5.6} ${y - 3.6}M${x + 5.8} ${y - 7.4}Q${x + 7} ${y - 10.5} ${x + 9.4} ${y - 9.6}M${x + 10.4} ${y - 12.6}V${y - 11.8}M${x + 12.4} ${y - 11.2}L${x + 11.8} ${y - 10.8}M${x + 12.4} ${y - 8.2}L${x + 11.8} ${y - 8.6}`;
const BOMBS = bomb(18, 15) + bomb(6, 34) + bomb(28, 34);

export const opening: Opening<View> = {
  card: () => ({
    drawing: BOMBS,
    lines: [say('web-bomb-squad-academy-opening-bombs'), say('web-bomb-squad-academy-opening-score'), say('web-bomb-squad-academy-opening-lose')],
    badge: null,
  }),
  first: ({ bomb, round }) => bomb <= 1 && round <= 1,
  open: true,
};
