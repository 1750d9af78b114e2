import { everything, sit } from '../../testing/time-bomb';
import { explanationLaws } from '../../testing/explain';
import type { View, Wire } from '../../wire/time-bomb';
import { THINGS } from './explain';
import { WIRE_SET } from './wireSet';

const another = (wire: Wire): Wire => (wire === 'safe' ? 'boom' : 'safe');

explanationLaws({
  things: THINGS,
  printed: [...WIRE_SET.kinds.map((wire) => `wire:${wire}`), 'role:swat', 'role:terrorist', 'back', 'nippers'],
  everything,
  sit,
  redealt: (view): Partial<View> => ({ role: view.role === 'swat' ? 'terrorist' : 'swat', hand: view.hand.map(another), hands: view.hands.map((dealt) => dealt.map(another)) }),
  leak: { ...THINGS, hand: (_, { view }) => ({ title: view.role ?? '', text: '', rule: '' }) },
  plain: '.row', // of buttons that say in words what they do
  rare: ['away', 'back', 'bot', 'cut'],
});
