import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Reactions } from '../lib/reactions.svelte';
import type { Roster } from '../wire/messages';
import ReactionsInTheAir from './ReactionsInTheAir.svelte';

const roster = { chairs: [{ member: 4 }, { member: 9 }] } as unknown as Roster;
const people = ['Ann', 'Ben'].map((name) => ({ name, bot: false, present: true, substituted: false }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('a reaction rises from its maker, wherever that is on the board', async () => {
  document.body.innerHTML = '<div data-seat="1"></div>';
  vi.spyOn(document.querySelector('[data-seat]') as Element, 'getBoundingClientRect').mockReturnValue({ left: 200, top: 300, width: 100, height: 60, bottom: 360 } as DOMRect);
  render(ReactionsInTheAir, { floating: [{ id: 1, member: 9, what: 'gasp' }], roster, people });
  const risen = await screen.findByRole('img', { name: /^Ben: / });
  expect([risen.style.left, risen.style.top]).toEqual(['250px', '330px']);
});

test('somebody without a place on the board rises from the bottom, and a stranger not at all', async () => {
  render(ReactionsInTheAir, { floating: [{ id: 1, member: 4, what: 'laugh' }, { id: 2, member: 77, what: 'laugh' }], roster, people });
  expect((await screen.findAllByRole('img')).map(({ style }) => style.top)).toEqual([`${innerHeight * 0.72}px`]);
});

test('reactions are gone after a moment, and those of the muted never come', () => {
  vi.useFakeTimers();
  const reactions = new Reactions();
  reactions.show(4, 'sweat');
  reactions.mute(9);
  reactions.show(9, 'sweat');
  expect(reactions.floating.map(({ member }) => member)).toEqual([4]);
  vi.advanceTimersByTime(3_000);
  expect(reactions.floating).toEqual([]);
  reactions.mute(9);
  reactions.show(9, 'sweat');
  expect(reactions.floating.length).toBe(1);
  reactions.mutedAll = true;
  reactions.show(4, 'sweat');
  expect(reactions.floating.length).toBe(1);
});
