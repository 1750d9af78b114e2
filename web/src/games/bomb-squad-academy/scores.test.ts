import { fireEvent } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { button, everything, find, over, seated, sit } from '../../testing/bomb-squad-academy';
import { openEnd } from '../../testing/ends';
import { ending } from './ending';
import { roman } from './newsText';
import { bombRows, pointsByReason, recentPoints, scoreRows } from './scoreHistory';
import { remainingCards, lineOf, twoLetters, toolName, wireName } from './wires';

test.each(everything)('the rounds of $scene add up to its scores', ({ update: { view } }) => {
  const all = scoreRows(view.story, view.players);
  expect(all.at(-1)?.scores ?? view.scores).toEqual(view.scores);
  expect(all.filter((row) => row.boom)).toHaveLength(view.outcome ? 3 : view.story.filter(({ news }) => news === 'exploded').length);
  const reasons = pointsByReason(view.story, view.players);
  expect(view.scores.map((_, seat) => reasons.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))).toEqual(view.scores);
});

test('what happened lately is what came after the cards were turned up', () => {
  const story = [
    { news: 'scored', seat: 0, points: 9, reason: 'cut', worth: null },
    { news: 'revealed', actions: ['green', 'wait'] },
    { news: 'scored', seat: 1, points: 3, reason: 'wait', worth: null },
    { news: 'scored', seat: 0, points: -5, reason: 'blast', worth: null },
    { news: 'round-begun', round: 2 },
  ] as const;
  expect(recentPoints(story, 2)).toEqual([
    { points: -5, reasons: ['blast'] },
    { points: 3, reasons: ['wait'] },
  ]);
});

test('what is left in a deck is what is printed less what lies open', () => {
  for (const { update: { view } } of everything)
    for (const wire of ['green', 'blue', 'red'] as const)
      expect(remainingCards(view, wire).reduce((sum, each) => sum + each.left, 0)).toBe(lineOf(view, wire).left);
});

const mine = find((seen) => seated(seen) && !over(seen) && seen.update.view.tools.flat().length > 0);

test('a deck says what is left in it', async () => {
  sit(mine);
  const { left: count } = lineOf(mine.update.view, 'red');
  await fireEvent.click(button(say('web-bomb-squad-academy-deck', { wire: wireName('red'), count })));
  expect(document.querySelector('dialog')?.getAttribute('aria-label')).toBe(say('web-bomb-squad-academy-left-in', { wire: wireName('red') }));
  expect(document.querySelectorAll('dialog li')).toHaveLength(remainingCards(mine.update.view, 'red').length);
  await fireEvent.click(button(say('web-close')));
  expect(document.querySelector('dialog')).toBeNull();
});

test('a Tool says what it does, by which rule', async () => {
  sit(mine);
  const tool = mine.update.view.tools.flat()[0] ?? 'hammer';
  await fireEvent.click(button(toolName(tool)));
  expect(document.querySelector('dialog')?.textContent).toContain(say(`bomb-squad-academy-tool-${tool}-text`));
  expect(document.querySelector('dialog a')?.getAttribute('href')).toMatch(/^\/rules\/bomb-squad-academy#BS\d+$/);
});

test('the scores can be looked up, a row for every round', async () => {
  sit(mine);
  await fireEvent.click(button(say('web-bomb-squad-academy-scores')));
  expect(document.querySelectorAll('dialog tbody tr')).toHaveLength(scoreRows(mine.update.view.story, mine.names.length).length);
});

test.each(everything.filter(over))('at the end $viewer can look up in $scene where the points came from, each bomb, and every round', async (seen) => {
  const { view } = seen.update;
  const facts = { because: { because: 'ahead', winner: 0, next: [1], margin: 1 }, moment: null };
  await openEnd(ending, seen, 'scores', facts);
  expect(document.querySelectorAll('[role=tabpanel] tbody tr')).toHaveLength(pointsByReason(view.story, view.players).length);
  await openEnd(ending, seen, 'bombs', facts);
  const bombs = [...document.querySelectorAll('[role=tabpanel] li')];
  expect(bombs).toHaveLength(3);
  expect([...(bombs.at(-1)?.querySelectorAll('b') ?? [])].map((score) => Number(score.textContent))).toEqual([...view.scores].sort((a, b) => b - a));
  for (const [index, { wire, cutters }] of bombRows(view.story, view.players).entries()) {
    expect(bombs[index]?.querySelector('.boom')?.textContent).toContain(wireName(wire ?? 'green'));
    for (const seat of cutters) expect(bombs[index]?.querySelector('.boom')?.textContent).toContain(seen.names[seat]);
  }
  await openEnd(ending, seen, 'story', facts);
  const rounds = scoreRows(view.story, view.players).map(({ bomb, round }) => say('web-bomb-squad-academy-story-round', { bomb: roman(bomb), round }));
  expect([...document.querySelectorAll('[role=tabpanel] h3')].map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(rounds));
  expect(document.querySelector('[role=tabpanel]')?.textContent).toMatch(/BOOM!.*BOOM!.*BOOM!/s);
});

test('what each bomb brought adds up to the scores', () => {
  for (const { update: { view } } of everything) {
    const rows = bombRows(view.story, view.players);
    expect(view.scores.map((_, seat) => rows.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0))).toEqual(view.scores);
  }
});

test('names are told apart by two letters', () => {
  expect(twoLetters(['Ada', 'Ben', 'Guest 2', 'Guest 3'])).toEqual(['Ad', 'Be', 'G2', 'G3']);
});
