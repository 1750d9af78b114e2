import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Request } from '../lib/session.svelte';
import { roster } from '../testing/socket';
import type { GameInfo } from '../wire/messages';
import Pace from './Pace.svelte';

function show(hosting: boolean, talks = true) {
  const asked: Request[] = [];
  render(Pace, { roster, info: { talks } as GameInfo, hosting, ask: async (request: Request) => (asked.push(request), { type: 'done' as const, id: '1' }) });
  return asked;
}

test('the host picks the pace and the time to talk with one tap each', async () => {
  const asked = show(true);
  expect(screen.getByText('Relaxed').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(screen.getByText('Wait for me'));
  await fireEvent.click(screen.getByText('Until we tap'));
  expect(asked).toEqual([
    { type: 'change', settings: { ...roster.settings, pace: 'wait' } },
    { type: 'change', settings: { ...roster.settings, talk: null } },
  ]);
});

test('everyone else sees what was picked', () => {
  show(false);
  expect(screen.getAllByRole('button').every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
});

test('time to talk is offered only where bots wait for it', () => {
  show(true, false);
  expect(screen.queryByText('Until we tap')).toBeNull();
});
