import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { buzz } from '../lib/buzz';
import Cap from '../games/bomb-squad-academy/Cap.svelte';
import Finale from './Finale.svelte';
import type { OnStage } from './stage.svelte';

vi.mock('../lib/buzz', () => ({ buzz: vi.fn() }));

const people = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, bot: false, present: true, substituted: false }));
const ending = { news: 'ended', verdict: () => 'BOOM!', loud: () => false, winners: () => '', card: () => ({ side: 'red', label: '' }), why: () => '', moment: () => '', picture: () => null, callback: () => '' };
const on = (part: number): OnStage => ({ news: null, phase: 'turn', part, place: 0, before: null, after: null, start: part, seconds: 1 });

async function buzzed(me: number | null, wall = false): Promise<readonly number[]> {
  const props = { view: { outcome: { winners: [0] } }, finale: { type: 'finale', facts: { turning: [2, 0, 1] }, callback: null } as never, ending: ending as never, people, me, wall };
  const { rerender, unmount } = render(Finale, { ...props, on: on(0) });
  const felt: number[] = [];
  for (const part of [1, 2, 3, 4, 5]) {
    vi.mocked(buzz).mockClear();
    await rerender({ ...props, on: on(part) });
    if (vi.mocked(buzz).mock.calls.length) felt.push(part);
  }
  unmount();
  return felt;
}

test('everyone throws their hat when their card turns, and many fly with the last', async () => {
  const props = { view: { outcome: { winners: [0] } }, finale: { type: 'finale', facts: { turning: [2, 0, 1] }, callback: null } as never, ending: { ...ending, hat: Cap } as never, people, me: null };
  const { container, rerender } = render(Finale, { ...props, on: on(0) });
  const flying = () => [container.querySelectorAll('.hat').length, container.querySelectorAll('.thrown').length, container.querySelectorAll('.tossed').length > 0];
  expect(flying()).toEqual([3, 0, false]);
  await rerender({ ...props, on: on(1) });
  expect(flying()).toEqual([3, 1, false]);
  await rerender({ ...props, on: on(3) });
  expect(flying()).toEqual([3, 3, true]);
});

test('a phone buzzes once, when its owner\'s card turns, and a wall never does', async () => {
  expect(await buzzed(2)).toEqual([1]);
  expect(await buzzed(1)).toEqual([3]);
  expect(await buzzed(null)).toEqual([]);
  expect(await buzzed(0, true)).toEqual([]);
});

test.each([
  ['the owner\'s plate on a phone', 1, false, ['-462px', '-354px']], // jsdom's window is 1024 x 768
  ['below, where my own place is', 0, false, ['0px', '40dvh']],
  ['the owner\'s face on the wall', 1, true, ['calc(560 * var(--u))', 'calc(135.5 * var(--u))']],
  ['the middle, if it is nobody\'s wire', null, false, ['0px', '0px']],
] as const)('it bursts from %s', (_, source, wall, from) => {
  document.body.innerHTML = '<div data-seat="1"></div>';
  vi.spyOn(document.querySelector('[data-seat]') as Element, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 100, height: 60 } as DOMRect);
  const finale = { type: 'finale', facts: { turning: [2, 0, 1] }, callback: null } as never;
  const { container } = render(Finale, { view: { outcome: { winners: [0] } }, finale, ending: { ...ending, loud: () => true, source: () => source } as never, people, me: 0, wall, on: on(0) });
  const { style } = container.querySelector('span.burst') as HTMLElement;
  expect([style.getPropertyValue('--from-x'), style.getPropertyValue('--from-y')]).toEqual(from);
});
