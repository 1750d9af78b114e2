import { fireEvent, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { everything, find, others, over, seated, sit, staged, targets, tile, toClaim, type Seen } from '../../testing/time-bomb-evolution';
import type { Wire } from '../../wire/time-bomb-evolution';

const faceDown = `[aria-label="${say('web-time-bomb-face-down')}"]`;
const name = (wire: Wire) => say(`time-bomb-evolution-wire-${wire}`);
const rack = () => document.querySelector(`ul[aria-label="${say('web-time-bomb-evolution-bombs')}"]`) as HTMLElement;
const bombs = () => [...rack().querySelectorAll('.plate')].map((plate) => plate.getAttribute('aria-label') ?? '');

test('moments of the standard game and of the Evolution rules are saved', () => {
  expect(everything.some(({ update }) => update.view.evolution && !update.view.outcome)).toBe(true);
  expect(everything.some(({ update }) => update.view.evolution && update.view.outcome)).toBe(true);
  expect(everything.some(({ update }) => !update.view.evolution)).toBe(true);
  expect(everything.some(toClaim)).toBe(true);
  expect(new Set(everything.map(({ names }) => names.length))).toEqual(new Set([4, 5, 6]));
});

function everyoneElseHasTheirWires(seen: Seen): void {
  const { held } = seen.update.view;
  for (const seat of others(seen)) expect(tile(seen, seat).querySelectorAll(faceDown)).toHaveLength(held[seat] ?? -1);
}

function everyBombTellsItsCount({ update: { view } }: Seen): void {
  const wires = view.cuts.map(([, wire]) => wire);
  const counted = view.colours.map((colour, index) => {
    const count = wires.filter((wire) => wire === colour).length;
    return `${name(colour)}: ${count} of ${view.thresholds[index]} cut`;
  });
  expect(bombs().map((label) => label.split(',')[0])).toEqual(counted);
}

/** TE5 */
function thisRoundLiesApart({ update: { view } }: Seen): void {
  const rows = [...document.querySelectorAll(`[aria-label="${say('web-time-bomb-discards')}"] > li`)];
  const cards = (row: Element) => [...row.querySelectorAll('.cut [role=img]')].map((card) => card.getAttribute('aria-label'));
  expect(rows.flatMap(cards)).toEqual(view.cuts.map(([, wire]) => name(wire)));
  expect(rows.filter((row) => row.classList.contains('now'))).toEqual(rows.slice(-1));
  expect(rows.slice(0, -1).every((row) => cards(row).length === view.players)).toBe(true);
}

function noEffectIsShown(seen: Seen): void {
  for (const colour of seen.update.view.colours) expect(document.body.textContent).not.toContain(say(`web-time-bomb-evolution-effect-${colour}`));
  const warned = seen.update.view.one_away.length > 0 && !seen.update.prompt;
  expect(document.querySelectorAll('.because:not(.empty)')).toHaveLength(over(seen) || warned ? 1 : 0);
}

test.each(everything)('$viewer sees in $scene all wires, bombs, targets and cuts, in words; who watches has the history alone to press', (seen) => {
  const { container } = sit(seen);
  if (!over(seen)) everyoneElseHasTheirWires(seen);
  everyBombTellsItsCount(seen);
  thisRoundLiesApart(seen);
  if (!seen.update.view.evolution) noEffectIsShown(seen);
  const pressed = [...document.querySelectorAll('button, [role=button], input, a')].map((each) => each.textContent?.trim());
  if (!seated(seen)) expect(pressed).toEqual(over(seen) ? [] : [say('web-time-bomb-history')]);
  if (targets(seen).length) expect(others(seen).filter((seat) => tile(seen, seat).classList.contains('target'))).toEqual(targets(seen));
  const text = container.innerHTML.replace(/href="[^"]*"/g, '');
  expect(text, 'a code without words').not.toMatch(/\b(web|time-bomb)-[a-z]|undefined|\{ ?\$/);
});

test('a cut is chosen, confirmed and played as in Time Bomb', async () => {
  const seen = find((each) => targets(each).length > 0);
  const [owner = -1] = targets(seen);
  const { played } = sit(seen);
  await fireEvent.click(tile(seen, owner));
  expect(played).toEqual([]);
  const button = screen.getByText(say('web-time-bomb-cut', { owner: seen.names[owner] ?? '' })).closest('button') as HTMLElement;
  await fireEvent.click(button);
  await fireEvent.click(button); // twice, as by keyboard
  expect(played).toEqual([{ move: 'cut', owner }]);
});

test('my wires are covered until they are held', async () => {
  const seen = find((each) => seated(each) && !over(each) && each.update.view.hand.length > 0);
  const { container } = sit(seen);
  const hand = container.querySelector('button.hand') as HTMLButtonElement;
  const cards = () => [...hand.querySelectorAll('[role=img]')].map((card) => card.getAttribute('aria-label'));
  expect(new Set(cards())).toEqual(new Set([say('web-time-bomb-face-down')]));
  await fireEvent.pointerDown(hand);
  expect(cards()).toEqual(seen.update.view.hand.map(name));
  await fireEvent.pointerUp(hand);
  expect(new Set(cards())).toEqual(new Set([say('web-time-bomb-face-down')]));
});

test('a Success lies on a protected bomb, and on no other', () => {
  sit(staged('1G 2S 3G', { protected: ['green'], marks: [[2, 'green', true]] }));
  const lying = [...rack().querySelectorAll('li')].map((plate) => Boolean(plate.querySelector('.shield')));
  expect(lying).toEqual([false, true, false, false, false, false]);
  expect(bombs()[1]).toBe('Green: 2 of 3 cut, 2 this round, shielded');
});

test('those of this round are told apart on a bomb', () => {
  sit(staged('1Y 2B 3B 4B 5K 0G 1Y 2Y'));
  expect(bombs()[5]).toBe('Yellow: 3 of 4 cut, 2 this round');
  const pips = [...(rack().querySelectorAll('li')[5]?.querySelectorAll('.pip') ?? [])];
  expect(pips.map((pip) => [pip.classList.contains('cut'), pip.classList.contains('fresh')])).toEqual([[true, false], [true, true], [true, true], [false, false]]);
});

test('what each bomb does can be asked, with its rule', async () => {
  sit(staged('1G'));
  await fireEvent.click(rack().querySelector('button') as HTMLElement);
  const sheet = document.querySelector('dialog') as HTMLElement;
  for (const colour of ['blue', 'green', 'pink', 'purple', 'red', 'yellow']) expect(sheet.textContent).toContain(say(`web-time-bomb-evolution-effect-${colour}`));
  expect(sheet.querySelectorAll('a')).toHaveLength(6);
});
