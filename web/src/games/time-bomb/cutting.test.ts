import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/words';
import { everything, find, others, seated, sit, targets, tile } from '../../testing/time-bomb';

const turns = everything.filter((seen) => targets(seen).length > 0);
const narrow = find((seen) => targets(seen).length > 0 && targets(seen).length < others(seen).length);
const [first = -1, second = -1] = targets(narrow);
const spared = others(narrow).find((seat) => !targets(narrow).includes(seat)) ?? -1;
const nameOf = (seat: number) => narrow.names[seat] ?? '';
const twice = async (button: HTMLElement) => (await fireEvent.click(button), await fireEvent.click(button)); // as by keyboard
const confirm = (seat: number) => screen.queryByText(say('web-time-bomb-cut', { owner: nameOf(seat) }));

afterEach(() => {
  settings.confirm = true;
});

test.each(turns)('only those of whom $viewer may cut are targets in $scene', (seen) => {
  sit(seen);
  const shown = others(seen).filter((seat) => tile(seen, seat).classList.contains('target'));
  expect(shown).toEqual(targets(seen));
  const holders = others(seen).filter((seat) => (seen.update.view.held[seat] ?? 0) > 0);
  expect(shown, 'and that is everyone else who holds a wire').toEqual(holders);
});

test('while another has the nippers, nobody is a target', () => {
  sit(find((seen) => seated(seen) && seen.update.prompt === null && seen.update.view.todo[0]?.step === 'clipping'));
  expect(document.querySelectorAll('.target, .dim')).toHaveLength(0);
});

test('a tap on a target asks, and yes plays exactly that cut', async () => {
  const { played, wondered } = sit(narrow);
  await fireEvent.click(tile(narrow, first));
  expect(played).toEqual([]);
  expect(tile(narrow, first).getAttribute('aria-pressed')).toBe('true');
  await twice(confirm(first)?.closest('button') as HTMLElement);
  expect(played).toEqual([{ move: 'cut', owner: first }]);
  expect(wondered).toEqual([]);
  expect(confirm(first)).toBeNull();
});

test('it says how to go on once somebody is chosen', async () => {
  sit(narrow);
  await fireEvent.click(tile(narrow, first));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Hold the red button to cut ${nameOf(first)}'s wire. Or pick someone else.`);
});

test('whoever reaches for a wire is told once, with whose it is', () => {
  const seen = find((each) => seated(each) && each.update.prompt === null && each.update.view.outcome === null);
  const [by = 0] = others(seen);
  const { rerender } = sit(seen);
  const told = async (squeeze: boolean) => (await rerender({ gesture: { seat: by, at: seen.viewer as number, squeeze } }), document.body.textContent ?? '');
  return told(true).then((text) => {
    const words = `${seen.names[by]} squeezes YOUR wire…`;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
    expect(text.split(words)).toHaveLength(2);
  });
});

test('one may think again, and choose another', async () => {
  const { played } = sit(narrow);
  await fireEvent.click(tile(narrow, first));
  await fireEvent.click(screen.getByText(say('web-cancel')));
  expect(confirm(first)).toBeNull();
  await fireEvent.click(tile(narrow, first));
  await fireEvent.click(tile(narrow, second));
  expect(confirm(first)).toBeNull();
  await twice(confirm(second)?.closest('button') as HTMLElement);
  expect(played).toEqual([{ move: 'cut', owner: second }]);
});

test('a question that is gone is not answered any more', async () => {
  const { rerender } = sit(narrow);
  await fireEvent.click(tile(narrow, first));
  await rerender({ prompt: null });
  expect(confirm(first)).toBeNull();
});

test('while an answer is on its way, there is no second one', async () => {
  const { rerender } = sit(narrow);
  await fireEvent.click(tile(narrow, first));
  await rerender({ busy: true });
  expect((confirm(first)?.closest('button') as HTMLButtonElement).disabled).toBe(true);
});

test('who does not want to be asked cuts at once', async () => {
  settings.confirm = false;
  const { played } = sit(narrow);
  await fireEvent.click(tile(narrow, first));
  expect(played).toEqual([{ move: 'cut', owner: first }]);
});

test('a tap on someone who cannot be cut asks why, and cuts nothing', async () => {
  const { played, wondered } = sit(narrow);
  await fireEvent.click(tile(narrow, spared));
  expect(wondered).toEqual([{ move: 'cut', owner: spared }]);
  expect(played).toEqual([]);
  expect(confirm(spared)).toBeNull();
});

test('a tap out of turn asks why', async () => {
  const seen = find((each) => seated(each) && each.update.prompt === null && each.update.view.outcome === null);
  const owner = others(seen)[0] ?? -1;
  const { played, wondered } = sit(seen);
  await fireEvent.click(tile(seen, owner));
  expect(wondered).toEqual([{ move: 'cut', owner }]);
  expect(played).toEqual([]);
});
