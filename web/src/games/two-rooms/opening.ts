/** The opening card of Two Rooms and a Boom: my character. Cards stay shut until the first clock starts, and then nobody waits for anybody. */
import { say } from '../../lib/words';
import type { View } from '../../wire/two-rooms';
import type { Opening, OpeningCard } from '../opening';
import { cardName, teamOf } from './shared/cards';
import { PAINT, SHAPES, signOf } from './shared/glyphs';

export function characterCard(card: string): OpeningCard {
  const team = teamOf(card);
  const side = /-(red|blue)$/.test(card) ? 'named' : team; // some have it in their names
  return {
    drawing: signOf(card) ?? SHAPES[team],
    lines: [say('web-two-rooms-opening-who', { card, name: cardName(card), side }), say(`two-rooms-briefly-${card}`), say('web-two-rooms-opening-win', { card, team })],
    badge: { shape: SHAPES[team], paint: PAINT[team], letter: say(`web-two-rooms-letter-${team}`) },
  };
}

export const opening: Opening<View> = {
  card: ({ card }) => (card ? characterCard(card) : null),
  first: ({ todo }) => todo[0]?.step === 'playing', // in any round, for a device that comes late
  open: false,
  clocked: true,
};
