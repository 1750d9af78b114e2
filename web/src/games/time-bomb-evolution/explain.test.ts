import { explanationLaws } from '../../testing/explain';
import { called, everything, sit, staged } from '../../testing/time-bomb-evolution';
import type { View, Wire } from '../../wire/time-bomb-evolution';
import { BOMBS } from './bombs';
import { THINGS } from './explain';

const another = (wire: Wire): Wire => (wire === 'success' ? 'green' : 'success');
const rarely = [
  staged('4R', { viewer: 4, numbers: [[1, 3]], drawn: called(4, 3), todo: [{ step: 'commanded', number: 3 }], moves: [{ move: 'cut', owner: 1 }] }),
  staged('1G 2G 3G 4B', { todo: [{ step: 'unprotecting', by: 0 }], protected: ['blue', 'green'], would_explode: ['green'], moves: [{ move: 'unprotect', colour: 'blue' }, { move: 'unprotect', colour: 'green' }] }),
  staged('1G 2B 4S', { todo: [{ step: 'protecting', by: 0 }], protectable: ['blue', 'green'], moves: [{ move: 'protect', colour: 'blue' }, { move: 'protect', colour: 'green' }] }),
  staged('0K 1G 2G 3Y 4B 5S 0S 1S 2P 3P 4R 5Y 0B 1Y 2S 3Y 4K 5G 0S'),
].map((seen, index) => ({ ...seen, scene: `rare ${index}` }));
const colours = Object.keys(BOMBS);

explanationLaws({
  things: THINGS,
  printed: [
    ...colours.flatMap((colour) => ['bomb', 'wire', 'protect', 'unprotect', 'not-protect', 'not-unprotect'].map((thing) => `${thing}:${colour}`)),
    ...[0, 1, 2, 3, 4, 5].map((number) => `number:${number}`),
    'wire:success', 'role:swat', 'role:terrorist', 'struck', 'fourth',
  ],
  everything: [...everything, ...rarely],
  sit,
  redealt: (view): Partial<View> => ({ role: view.role === 'swat' ? 'terrorist' : 'swat', hand: view.hand.map(another), hands: view.hands.map((dealt) => dealt.map(another)) }),
  leak: { ...THINGS, bomb: (colour, { view }) => ({ title: colour, text: `${view.hand.filter((wire) => wire === colour).length}`, rule: '' }) },
  plain: '.row', // of buttons that say in words what they do
  rare: ['away', 'back', 'bot'],
});
