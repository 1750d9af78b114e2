/** The opening card of Trick Snipers: the same for everyone. */
import { say } from '../../lib/words';
import type { View } from '../../wire/trick-snipers';
import type { Opening } from '../opening';

const TEN = 'M3 3H15A1.5 1.5 0 0 1 16.5 4.5V24A1.5 1.5 0 0 1 15 25.5H3A1.5 1.5 0 0 1 1.5 24V4.5A1.5 1.5 0 0 1 3 3ZM4.6 11.6 6.4 10V18.6M11.7 10A2.2 4.3 0 1 1 11.6 10Z';
const THREE = 'M25 3H37A1.5 1.5 0 0 1 38.5 4.5V24A1.5 1.5 0 0 1 37 25.5H25A1.5 1.5 0 0 1 23.5 24V4.5A1.5 1.5 0 0 1 25 3ZM28.6 10H33.4L30.6 13.4A2.7 2.7 0 1 1 28.4 17.4';
const MAKE_13 = 'M20 12.4V16.2M18.1 14.3H21.9M12.5 32.4H16.5M12.5 35.2H16.5M20 31.4 21.6 30V37.8M25 30H29.4L26.8 33A2.4 2.4 0 1 1 24.9 36.6';

export const opening: Opening<View> = {
  card: () => ({
    drawing: TEN + THREE + MAKE_13,
    lines: [say('web-trick-snipers-opening-points'), say('web-trick-snipers-opening-seven'), say('web-trick-snipers-opening-snipe')],
    badge: null,
  }),
  first: ({ todo }) => todo[0]?.step === 'passing',
  open: true,
};
