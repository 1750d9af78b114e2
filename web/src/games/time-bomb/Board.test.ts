import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { everything, find, others, over, seated, sit, targets, tile, toClaim, type Seen } from '../../testing/time-bomb';

const faceDown = `[aria-label="${say('web-time-bomb-face-down')}"]`;

test('moments of every kind are saved', () => {
  const ends = everything.flatMap(({ update }) => update.view.outcome?.why ?? []);
  expect(new Set(ends)).toEqual(new Set(['disarmed', 'exploded', 'time-up']));
  expect(everything.some(toClaim)).toBe(true);
  expect(everything.some(({ update }) => update.view.round === 4)).toBe(true);
  expect(new Set(everything.map(({ names }) => names.length))).toEqual(new Set([4, 5, 8]));
});

function everyoneElseHasTheirWires(seen: Seen): void {
  const { held } = seen.update.view;
  expect(document.querySelectorAll('.player')).toHaveLength(others(seen).length);
  for (const seat of others(seen)) {
    expect(tile(seen, seat).querySelectorAll(faceDown)).toHaveLength(held[seat] ?? -1);
    expect(tile(seen, seat).getAttribute('aria-label')).toContain(say('web-time-bomb-wires', { count: held[seat] ?? -1 }));
  }
}

function everyCutLiesOpenByRound({ update: { view } }: Seen): void {
  const rows = [...document.querySelectorAll(`[aria-label="${say('web-time-bomb-discards')}"] > li`)];
  const lying = rows.map((row) => [...row.querySelectorAll('[role=img]')].map((card) => card.getAttribute('aria-label')));
  expect(lying.flat()).toEqual(view.cuts.map(([, wire]) => say(`time-bomb-wire-${wire}`)));
  expect(rows).toHaveLength(view.round_cuts.length); // from the start, so that nothing jumps
  expect(lying.slice(0, view.round - 1).every((row) => row.length === view.players)).toBe(true);
}

test.each(everything)('$viewer sees in $scene all face-down wires of others and all that were cut, in words; who is done has nothing to press, and who watches the history', (seen) => {
  const { container } = sit(seen);
  everyoneElseHasTheirWires(seen);
  everyCutLiesOpenByRound(seen);
  const pressed = [...document.querySelectorAll('button, [role=button], input')].map((each) => each.textContent?.trim());
  if (over(seen) || !seated(seen)) expect(pressed).toEqual(over(seen) ? [] : [say('web-time-bomb-history')]);
  if (!seated(seen)) expect(container.textContent).not.toContain(say('web-hold-to-peek'));
  expect(container.innerHTML, 'a code without words').not.toMatch(/\b(web|time-bomb)-[a-z]|undefined|\{ ?\$/);
});

test('the one with the nippers is shown to have them', () => {
  const seen = find((each) => !over(each) && each.update.view.clipper !== each.viewer);
  sit(seen);
  const label = say('web-time-bomb-has-nippers');
  const holders = others(seen).filter((seat) => tile(seen, seat).getAttribute('aria-label')?.includes(label));
  expect(holders).toEqual([seen.update.view.clipper]);
});

test('it says whose turn it is', () => {
  const mine = find((each) => targets(each).length > 0);
  const { unmount } = sit(mine);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You have the nippers. Whose wire do you cut?');
  unmount();
  const another = find((each) => seated(each) && each.scene === mine.scene && each.viewer !== mine.viewer);
  sit(another);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(another.names[another.update.view.clipper]);
});

test('a tile shows what its player claimed last in this round', () => {
  const seen = find((each) => each.scene === 'fresh' && each.viewer === 'public');
  const last = seen.heard.said.at(-1);
  expect(last?.talk.move).toBe('claim');
  sit(seen);
  for (const { seat, talk } of seen.heard.said)
    if (talk.move === 'claim') expect(tile(seen, seat).querySelector('.pinned [role=img]')?.getAttribute('aria-label')).toContain(say('time-bomb-count-success', { count: talk.success ?? -1 }));
});

test('what was claimed in turn stands on the tiles too', () => {
  const seen = find((each) => toClaim(each) && each.update.view.claimed.length > 0);
  sit(seen);
  for (const { seat, claim } of seen.update.view.claimed)
    expect(tile(seen, seat).querySelector('.pinned [role=img]')?.getAttribute('aria-label')).toContain(say('time-bomb-count-success', { count: claim?.success ?? -1 }));
});
