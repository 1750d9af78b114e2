import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hunches } from '../../lib/hunches.svelte';
import { find, over, seated } from '../../testing/time-bomb';
import TimeBomb from '../time-bomb/Board.svelte';
import { ending } from '../time-bomb/ending';

const seen = find((each) => seated(each) && !over(each) && each.update.view.round > 0);
const me = seen.viewer as number;
const { view } = seen.update;
const [next = 0, second = 0] = seen.names.map((_, index) => (me + 1 + index) % seen.names.length);

const asked = { play: vi.fn(), speak: vi.fn(), why: vi.fn(), point: vi.fn(), pass: vi.fn(), goOn: vi.fn() };
function sit(hunches: Hunches): HTMLElement {
  const people = seen.names.map((name) => ({ name, bot: false, present: true, substituted: false }));
  return render(TimeBomb, { view, prompt: seen.update.prompt ?? null, heard: seen.heard.said, people, me, busy: false, hunches, ...asked } as never).container;
}

const hand = () => document.querySelector('button.hand') as HTMLElement;
const pins = () => [...document.querySelectorAll('[data-hunch]:has(.pin)')].map((face) => Number(face.getAttribute('data-hunch')));
async function pinByKeyboard(steps: number): Promise<void> {
  await fireEvent.keyDown(hand(), { key: ' ' });
  for (let step = 0; step < steps; step++) await fireEvent.keyDown(hand(), { key: 'ArrowRight' });
  await fireEvent.keyUp(hand(), { key: ' ' });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.clearAllMocks());

test('a suspicion is pinned with the card held, is shown only while it is, and can be taken off again', async () => {
  const hunches = new Hunches('ABCD.1');
  sit(hunches);
  expect(document.querySelector('[data-hunch]')).toBeNull();
  await pinByKeyboard(1);
  expect(hunches.pinned).toEqual([{ seat: next, since: view.round }]);
  expect(document.querySelector('[data-hunch]')).toBeNull();
  await fireEvent.keyDown(hand(), { key: 'Enter' });
  expect(pins()).toEqual([next]);
  await fireEvent.keyUp(hand(), { key: 'Enter' });
  expect(hunches.pinned, 'a look alone changes nothing').toHaveLength(1);
  await pinByKeyboard(2);
  expect(hunches.pinned.map(({ seat }) => seat)).toEqual([next, second]);
  await pinByKeyboard(1);
  expect(hunches.pinned.map(({ seat }) => seat)).toEqual([second]);
});

test('while one\'s cards are covered, the page is the same with any suspicion', async () => {
  const plain = sit(new Hunches('ABCD.1')).innerHTML;
  cleanup();
  const hunches = new Hunches('ABCD.1');
  hunches.turn(next, 1);
  hunches.turn(second, 2);
  expect(sit(hunches).innerHTML).toBe(plain);
});

test('what somebody suspects is asked of nobody, and stays in this tab', async () => {
  const shared = JSON.stringify(localStorage);
  sit(new Hunches('ABCD.1'));
  await pinByKeyboard(1);
  for (const each of Object.values(asked)) expect(each).not.toHaveBeenCalled();
  expect(JSON.stringify(localStorage)).toBe(shared);
  expect(new Hunches('ABCD.1').pinned, 'after a reload').toHaveLength(1);
  expect(new Hunches('ABCD.2').pinned, 'in the next game').toEqual([]);
});

test('the end says since when, and whether it was right: of several the first that was', () => {
  const roles = seen.names.map((_, seat) => (seat === second ? ('terrorist' as const) : ('swat' as const)));
  const told = (...pinned: readonly { seat: number; since: number }[]) => ending.hunch?.(pinned, { ...view, roles }, { names: seen.names, me });
  const name = (seat: number) => seen.names[seat] ?? '';
  expect(told()).toBe('');
  expect(told({ seat: next, since: 1 })).toBe(`You suspected ${name(next)} since round 1. ${name(next)} was SWAT all along.`);
  expect(told({ seat: next, since: 1 }, { seat: second, since: 2 })).toBe(`You suspected ${name(second)} since round 2. You were right.`);
});
