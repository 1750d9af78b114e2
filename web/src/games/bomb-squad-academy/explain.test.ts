import { explanationLaws } from '../../testing/explain';
import { everything, sit } from '../../testing/bomb-squad-academy';
import type { View } from '../../wire/bomb-squad-academy';
import { THINGS } from './explain';
import { ACTIONS, WIRES } from './wires';

const TOOLS: Readonly<Record<View['shown'][number], true>> = {
  'air-horn': true, amplifier: true, 'bomb-blanket': true, crimper: true, dynamo: true, freezer: true, hammer: true, helmet: true, jammer: true, jumper: true,
  mirror: true, orders: true, schematics: true, scrambler: true, shield: true, sniffer: true, switch: true, toolkit: true, wrench: true, 'x-ray': true,
};
const MOMENTS = ['choosing', 'revealed', 'protected', 'before-cut', 'after-cut', 'explosion'];

explanationLaws({
  things: THINGS,
  printed: [
    ...WIRES.flatMap((wire) => ['deck', 'track', 'trigger', 'chain', 'guarded'].map((thing) => `${thing}:${wire}`)),
    ...ACTIONS.map((action) => `action:${action}`),
    ...Object.keys(TOOLS).map((tool) => `tool:${tool}`),
    ...MOMENTS.map((moment) => `moment:${moment}`),
    ...['ok', 'boom', 'known', 'down'].map((tile) => `tile:${tile}`),
    'plate:left', 'plate:right', 'sealed', 'aside',
  ],
  everything,
  sit,
  redealt: (view): Partial<View> => ({ glimpses: view.glimpses.map((each) => ({ ...each, cards: each.cards.map((card) => card + 1), tiles: [...each.tiles].reverse() })) }),
  leak: { ...THINGS, peeks: (_, { view }) => ({ title: view.glimpses.map(({ cards, tiles }) => [...cards, ...tiles].join()).join(), text: '', rule: '' }) },
  plain: '.row, .tabs, .city, .end, [aria-hidden=true]', // buttons that say in words what they do, and what is only scenery
  rare: ['ages', 'away', 'bot', 'know-tile', 'sealed', 'turned'],
});
