import { beforeEach } from 'vitest';
import { explanationLaws } from '../../testing/explain';
import { everything, sit, type Seen } from '../../testing/trick-snipers';
import type { Card, View } from '../../wire/trick-snipers';
import { cardKey } from './cards';
import { SHAPES } from './clans';
import { THINGS } from './explain';

const clans = Object.keys(SHAPES);
const another = ([clan, number]: Card): Card => [clan === 'red' ? 'black' : 'red', number];

/** With the cards face down, as this device remembers it. */
function cover(seen: Seen, change: Partial<View> = {}) {
  localStorage.setItem('boomtable.trick-snipers.covered', 'yes');
  const shown = sit(seen, change);
  localStorage.clear();
  return shown;
}

beforeEach(() => localStorage.clear());

explanationLaws({
  things: THINGS,
  printed: [...clans.map((clan) => `clan:${clan}`), ...clans.flatMap((clan) => Array.from({ length: 12 }, (_, index) => `card:${clan}-${index + 1}`)), 'back', 'parcel'],
  everything,
  sit,
  cover,
  redealt: (view): Partial<View> => ({ hand: view.hand.map(another), dealt: view.dealt.map(another), theirs: view.theirs.map(another), given: view.given.map(another), passed: view.passed.map(another) }),
  leak: { ...THINGS, covered: (_, { view }) => ({ title: view.hand.map(cardKey).join(), text: '', rule: '' }) },
  plain: '.row, .sky, .line, .lamp, .back', // buttons that say in words what they do, and what is only scenery
  rare: ['back', 'bot', 'missed', 'sight'],
});
