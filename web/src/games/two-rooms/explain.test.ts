import { expect, test } from 'vitest';
import { explanationLaws } from '../../testing/explain';
import { everything, sit } from '../../testing/two-rooms';
import { PRINTED, type View } from '../../wire/two-rooms';
import { THINGS, ruleOf } from './explain';
import { TEAMS, cardName } from './shared/cards';
import { ACTS } from './shared/glyphs';

const CONDITIONS: Readonly<Record<View['conditions'][number], true>> = {
  dead: true, immune: true, honest: true, liar: true, blind: true, coy: true, shy: true, paranoid: true, savvy: true, foolish: true, cursed: true, zombie: true, 'in-love': true, 'in-hate': true,
};
const ELSEWHERE = ['walk', 'memory', 'send']; // signs of things that have another name
const [RULES = ''] = Object.values(import.meta.glob<string>('../../../../docs/rules/two-rooms.md', { query: '?raw', import: 'default', eager: true }));
const cards = Object.keys(PRINTED);

explanationLaws({
  things: THINGS,
  printed: [
    ...cards.map((card) => `card:${card}`),
    ...TEAMS.map((team) => `team:${team}`),
    ...Object.keys(CONDITIONS).map((condition) => `condition:${condition}`),
    ...Object.keys(ACTS).filter((act) => !ELSEWHERE.includes(act)).map((act) => `do:${act}`),
    ...['barred', 'lead-offered', 'mayor', 'elect', 'tackled'].map((code) => `mark:${code}`),
    ...['offer-card', 'offer-colour', 'offer-lead'].map((sign) => `offer:${sign}`),
    ...['send', 'appoint', 'shoot', 'name-buried', 'call-winner'].map((question) => `ask:${question}`),
  ],
  everything,
  sit,
  redealt: (view): Partial<View> => (view.card ? { card: view.card === 'president' ? 'bomber' : 'president', conditions: ['shy'], known: [], aims: [] } : {}),
  leak: { ...THINGS, 'my-card': (_, { view }) => ({ title: view.card, text: '', rule: '' }) },
  plain: '.end, .there > svg, .whole', // the end has words of its own
  rare: ['away', 'condition', 'known', 'mark', 'offer', 'offers', 'power', 'shown', 'team', 'waiting', 'walk'],
});

test('all 98 cards cite a rule that their line on the rules page names, where it names any', () => {
  expect(cards).toHaveLength(98);
  for (const card of cards) {
    const side = /-(red|blue)$/.exec(card)?.[1];
    const name = cardName(card).replace(/^(Red|Blue) (?!Team)/, '');
    const [, , rules = ''] = RULES.match(new RegExp(`^\\| ${name.replace('.', '\\.')} \\(${side ?? '\\w+'}\\) \\|(.*)\\| ([^|]*) \\|$`, 'm')) ?? [];
    expect(rules, card).not.toBe('');
    if (rules !== '-') expect(rules.split(', '), card).toContain(ruleOf(card));
  }
});
