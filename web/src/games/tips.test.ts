import { describe, expect, test } from 'vitest';
import { say, hasMessage } from '../lib/words';
import { played } from '../testing/played';
import { titles } from './board';
import { dueTips, loadTips, type AnySituation, type AnyTips } from './tips';

const rules = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const numbered = new Set(Object.values(rules).flatMap((page) => [...page.matchAll(/\*\*([A-Z]+\d+)\*\*/g)].map(([, number]) => number)));
const ids = (tips: AnyTips, now: AnySituation) => dueTips(tips, now).map(({ id }) => id);

/** The tips that change when only cards that lie covered are others. */
const leaks = (game: string, tips: AnyTips) =>
  played(game, false).filter(({ now, dealtAnew }) => JSON.stringify(dueTips(tips, now)) !== JSON.stringify(dueTips(tips, dealtAnew)));

test('every title has tips', async () => {
  for (const game of titles) expect((await loadTips(game))?.tips.length, game).toBeGreaterThan(7);
});

describe.each(titles)('%s', async (game) => {
  const tips = (await loadTips(game)) as AnyTips;
  const moments = played(game, true);

  test.each(tips.tips.map(({ id }) => id))('%s comes up when a game is played, and goes again', (id) => {
    const due = moments.map(({ now }) => ids(tips, now).includes(id));
    expect([due.includes(true), due.includes(false)]).toEqual([true, true]);
  });

  test.each(tips.tips)('$id has words for every fact, and cites rules that can be read', ({ id, rules: cited }) => {
    expect(hasMessage(id)).toBe(true);
    expect(cited.length).toBeGreaterThan(0);
    for (const rule of cited) expect(numbered).toContain(rule);
    for (const { now } of moments) for (const due of dueTips(tips, now)) expect(say(due.id, due.facts)).not.toContain('{');
  });

  test('what is told does not hang on cards that lie covered', () => {
    expect(leaks(game, tips)).toEqual([]);
  });
});

test.each([
  ['time-bomb', 'role'],
  ['time-bomb', 'hand'],
  ['time-bomb-evolution', 'hand'],
  ['bomb-squad-academy', 'glimpses'],
  ['trick-snipers', 'hand'],
  ['two-rooms', 'card'],
])('a tip of %s that read the %s would be found', (game, field) => {
  const planted = { id: 'planted', rules: [], urgency: 1 as const, when: () => true, facts: ({ view }: { view: Record<string, unknown> }) => ({ told: JSON.stringify(view[field]) }) };
  expect(leaks(game, { reads: [field], tips: [planted] }).length).toBeGreaterThan(0);
  expect(leaks(game, { reads: [], tips: [planted] })).toEqual([]); // what is not listed is not there to be read
});

test('an offer of cards that lie covered would be found, too', async () => {
  const tips = (await loadTips('trick-snipers')) as AnyTips;
  const careless = { ...tips, tips: tips.tips.map((tip) => ({ ...tip, when: (now: AnySituation) => tip.when({ ...now, open: true }) })) };
  expect(leaks('trick-snipers', careless).length).toBeGreaterThan(0);
});
