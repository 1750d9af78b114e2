import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { everything, find, over } from '../../testing/time-bomb';
import Dial from './Dial.svelte';

test.each(everything)('the dial of $scene tells $viewer the round, its cuts and the Successes', ({ update: { view } }) => {
  const { container } = render(Dial, { view });
  const inRound = view.cuts.filter((_, index) => Math.floor(index / view.players) === view.round - 1).length;
  const found = view.cuts.filter(([, wire]) => wire === 'success').length;
  expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    `Round ${view.round} of 4. Cut ${inRound} of ${view.players}. Success ${found} of ${view.players}`,
  );
  expect(screen.getByText(`${found}/${view.players}`)).toBeTruthy();
});

test('the dial has a mark for every cut, made or to come', () => {
  const { update } = find((seen) => !over(seen) && seen.update.view.round === 4);
  const { container } = render(Dial, { view: update.view });
  for (const kind of ['safe', 'success', 'boom'])
    expect(container.querySelectorAll(`.mark.${kind}`)).toHaveLength(update.view.cuts.filter(([, wire]) => wire === kind).length);
  expect(container.querySelectorAll('.mark')).toHaveLength(4 * update.view.players);
});

test('rounds, cuts and Successes are as many as the view says, whatever the number of players', () => {
  const { update } = find((seen) => seen.update.view.round === 1);
  const { container } = render(Dial, { view: { ...update.view, cuts: [[0, 'success']], found: 1, round_cuts: [3, 2], successes: 9 } });
  expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Round 1 of 2. Cut 1 of 3. Success 1 of 9');
  expect(container.querySelectorAll('.mark')).toHaveLength(5);
});
