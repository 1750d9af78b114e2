import { fireEvent } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { button, everything, find, over, seated, sit } from '../../testing/bomb-squad-academy';
import { pointsByReason, decisiveReason, recentPoints, scoreRows } from './scoreHistory';
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

test('what decided it is the largest difference', () => {
  const story = [
    { news: 'scored', seat: 0, points: 9, reason: 'cut', worth: null },
    { news: 'scored', seat: 1, points: 8, reason: 'cut', worth: null },
    { news: 'scored', seat: 0, points: 5, reason: 'chicken', worth: null },
  ] as const;
  expect(decisiveReason(story, 2, 0, 1)).toEqual({ reason: 'chicken', points: 5 });
  expect(decisiveReason([], 2, 0, 1)).toBeNull();
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

test.each(everything.filter(over))('at the end $viewer sees in $scene who won, and why', (seen) => {
  sit(seen);
  const { view } = seen.update;
  const list = [...document.querySelectorAll('.end ol li')];
  const order = list.map((row) => Number(row.querySelector('.score')?.textContent));
  expect(order).toEqual([...view.scores].sort((a, b) => b - a));
  expect(list.filter((row) => row.classList.contains('winner'))).toHaveLength(view.outcome?.winners.length ?? -1);
  expect(document.querySelector('.end .why')?.textContent).toContain(seen.names[view.outcome?.winners[0] ?? 0]);
  expect(document.querySelector('.thumb')).toBeNull();
});

test('names are told apart by two letters', () => {
  expect(twoLetters(['Ada', 'Ben', 'Guest 2', 'Guest 3'])).toEqual(['Ad', 'Be', 'G2', 'G3']);
});
