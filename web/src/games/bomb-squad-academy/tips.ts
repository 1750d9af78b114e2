/** Tips in a first game of Bomb Squad Academy. */
import type { Move, View, Wire } from '../../wire/bomb-squad-academy';
import { asks, type Tips } from '../tips';
import { deckOf, lineOf, remainingCards, sum, wireName, wiresOf } from './wires';

const READS = ['bomb', 'cards', 'cutters', 'decks', 'lines', 'plates', 'round', 'todo', 'waited'] as const;
type Read = Pick<View, (typeof READS)[number]>;

const shared = (view: Read): Wire | null => wiresOf(view).find((_, place) => (view.cutters[place]?.length ?? 0) > 1) ?? null;
const cutters = (view: Read) => Math.max(0, ...view.cutters.map((seats) => seats.length));

/** A wire of which one card could reach the first tile: by what is printed on its deck, less what lies open. */
function close(view: Read): Wire | null {
  const near = (wire: Wire) => {
    const { exposed, tiles, laid } = lineOf(view, wire);
    const high = Math.max(0, ...remainingCards(view, wire).flatMap(({ value, left }) => (left > 0 ? [value] : [])));
    return laid && tiles.length === 0 && sum(exposed) <= deckOf(view, wire).track && sum(exposed) + high > deckOf(view, wire).track;
  };
  return wiresOf(view).find(near) ?? null;
}

const named = (wire: Wire | null) => ({ wire: wire === null ? '' : wireName(wire) });
const newBomb = ({ bomb, cards }: Read) => bomb === 2 && cards.every((row) => row.length === 0);

export const tips: Tips<View, (typeof READS)[number], Move, never> = {
  reads: READS,
  tips: [
    { id: 'tip-bomb-squad-academy-choose', rules: ['BS6', 'BS10'], urgency: 3, when: ({ view, prompt }) => view.bomb === 1 && view.round === 1 && asks(prompt, 'choose') },
    {
      id: 'tip-bomb-squad-academy-down',
      rules: ['BS13'],
      urgency: 2,
      when: ({ view, me }) => view.cards[me]?.length === 1 && view.cards[me]?.[0] !== 'wait',
    },
    {
      id: 'tip-bomb-squad-academy-shared',
      rules: ['BS8', 'BS10'],
      urgency: 2,
      when: ({ view }) => shared(view) !== null,
      facts: ({ view }) => ({ ...named(shared(view)), count: cutters(view) }),
    },
    { id: 'tip-bomb-squad-academy-close', rules: ['BS9'], urgency: 2, when: ({ view }) => close(view) !== null, facts: ({ view }) => named(close(view)) },
    { id: 'tip-bomb-squad-academy-wait', rules: ['BS7', 'BS13'], urgency: 2, when: ({ view }) => view.waited.length > 0 },
    { id: 'tip-bomb-squad-academy-chicken', rules: ['BS12'], urgency: 3, when: ({ prompt }) => asks(prompt, 'peek') },
    { id: 'tip-bomb-squad-academy-boom', rules: ['BS11'], urgency: 2, when: ({ view }) => newBomb(view) },
    { id: 'tip-bomb-squad-academy-draft', rules: ['BS16'], urgency: 3, when: ({ view }) => view.todo[0]?.step === 'drafting' },
    { id: 'tip-bomb-squad-academy-plates', rules: ['BS3', 'BS14'], urgency: 2, when: ({ view }) => view.bomb === 2 && view.round === 1 && view.plates.length > 0 },
    { id: 'tip-bomb-squad-academy-tool', rules: ['BS18', 'BS19'], urgency: 3, when: ({ prompt }) => asks(prompt, 'declare') },
  ],
};
