import { fireEvent, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { find, others, over, seated, sit, tile, toClaim, type Seen } from '../../testing/time-bomb-evolution';
import type { Claim, Wire } from '../../wire/time-bomb-evolution';

const free = find((seen) => seated(seen) && !over(seen) && seen.update.view.claims === 'free' && !seen.update.prompt && most(seen) > 2);
const inTurn = find(toClaim);
const SILENCE = { success: null, green: null, purple: null, red: null, blue: null, yellow: null, pink: null };

function most({ update: { view }, viewer }: Seen): number {
  return view.held[viewer as number] ?? -1;
}
const name = (wire: Wire) => say(`time-bomb-evolution-wire-${wire}`);
const some = () => say('web-time-bomb-evolution-claim-some-bomb');
const shapes = () => screen.getByRole('group', { name: say('web-time-bomb-evolution-claim-shapes') });
const tap = (shape: string) => fireEvent.click(within(shapes()).getByLabelText(shape, { selector: 'button' }));
const undo = () => fireEvent.click(screen.getByLabelText(say('web-time-bomb-evolution-claim-undo')));
const told = () => [...screen.getByRole('list', { name: say('web-time-bomb-evolution-claim-told') }).querySelectorAll('[role=img]')].map((each) => each.getAttribute('aria-label'));
const sayIt = () => screen.getByText(say('web-time-bomb-say')).closest('button') as HTMLButtonElement;
const open = () => fireEvent.click(screen.getByText(say('web-time-bomb-open-claim')));

test('a claim in turn is put together from Success, every bomb in play, and a bomb that stays unnamed', async () => {
  const { colours } = inTurn.update.view;
  const { played } = sit(inTurn);
  expect(within(shapes()).getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([name('success'), ...colours.map(name), some()]);
  const [first = 'green'] = colours;
  for (let wire = 0; wire < most(inTurn); wire++) await tap(wire < 2 ? name(first) : some());
  await fireEvent.click(sayIt());
  expect(played).toEqual([{ move: 'claim', ...SILENCE, success: 0, [first]: 2 }]);
});

test('whatever is claimed, it takes a tap for each wire and one to say it', async () => {
  const { colours } = free.update.view;
  const [first = 'green', second = 'red'] = colours;
  const claims = [Array(most(free)).fill(name('success')), Array(most(free)).fill(some()), [name('success'), ...Array(most(free) - 1).fill(name(first))], Array.from({ length: most(free) }, (_, at) => (at % 2 ? name(first) : name(second)))];
  for (const taps of claims as string[][]) {
    const { spoken, unmount } = sit(free);
    await open();
    for (const each of taps) {
      expect(sayIt().disabled).toBe(true);
      await tap(each);
    }
    await fireEvent.click(sayIt());
    expect(spoken).toHaveLength(1);
    unmount();
  }
});

test('once every wire is named, all other kinds are denied', async () => {
  const { spoken } = sit(free);
  const { colours } = free.update.view;
  await open();
  for (let wire = 0; wire < most(free); wire++) await tap(name('success'));
  await fireEvent.click(sayIt());
  expect(spoken).toEqual([{ move: 'claim', ...SILENCE, ...Object.fromEntries(colours.map((colour) => [colour, 0])), success: most(free) }]);
});

test('a mistaken tap is undone, and one too many says why', async () => {
  sit(free);
  const [first = 'green'] = free.update.view.colours;
  await open();
  await tap(name('success'));
  await tap(name(first));
  expect(told()).toEqual([name('success'), name(first)]);
  await undo();
  expect(told()).toEqual([name('success')]);
  for (let wire = 1; wire < most(free); wire++) await tap(some());
  await tap(name(first));
  expect(told()).toHaveLength(most(free));
  expect(screen.getByRole('alert').textContent).toContain(`You hold ${most(free)} wires, so you can't claim more. TB11`);
  await undo();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the panel is blank again after it was closed', async () => {
  sit(free);
  await open();
  await tap(name('success'));
  await fireEvent.click(screen.getByText(say('web-cancel')));
  await open();
  expect(told()).toEqual([]);
});

test.each<[string, Partial<Claim>, string[], string[]]>([
  ['a whole hand', { success: 1, green: 2, red: 0, blue: 0, yellow: 0, pink: 0, purple: 0 }, ['success', 'green', 'green'], []],
  ['a whole hand without Success', { success: 0, green: 1, red: 1, blue: 0, yellow: 0, pink: 0, purple: 0 }, ['green', 'red'], []],
  ['Success alone', { success: 2 }, ['success', 'success'], []],
  ['no Success', { success: 0 }, [], ['success']],
])('on the plate %s is a sign for each wire', (_, claim, shown, struck) => {
  const seen = find((each) => each.update.view.colours.length === 6 && !over(each));
  const [seat = 0] = others(seen);
  const said = [{ seat, talk: { move: 'claim' as const, ...SILENCE, ...claim }, round: seen.update.view.round, moment: 0, hearers: [] }];
  sit({ ...seen, heard: { ...seen.heard, said } });
  const signs = (chips: string) => [...tile(seen, seat).querySelectorAll(`${chips} svg`)].map((each) => each.getAttribute('aria-label'));
  expect(signs('.chip:not(.none)').sort()).toEqual(shown.map((wire) => name(wire as Wire)).sort());
  expect(signs('.chip.none')).toEqual(struck.map((wire) => name(wire as Wire)));
});
