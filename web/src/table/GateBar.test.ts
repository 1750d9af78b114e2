import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../lib/words';
import type { Gate } from '../wire/messages';
import GateBar from './GateBar.svelte';

const gate = (change: Partial<Gate> = {}): Gate => ({ kind: 'look', passed: 2, of: 5, until: 30, places: [], ...change });

function show(change: Partial<Gate> = {}, seated = true) {
  const done: string[] = [];
  render(GateBar, { gate: gate(change), waiting: 'Cleo', seated, pass: () => done.push('pass'), goOn: () => done.push('go on') });
  return done;
}

test('after a deal it counts those who have looked, and one tap is enough', async () => {
  const done = show();
  expect(screen.getByRole('status').textContent).toContain('2 of 5 have looked.');
  await fireEvent.click(screen.getByText(say('web-gate-look-tap')));
  expect(done).toEqual(['pass']);
  expect(screen.queryByText(say('web-gate-look-tap'))).toBeNull();
});

test('anybody tells a bot to go on', async () => {
  const done = show({ kind: 'talk', until: null });
  await fireEvent.click(screen.getByText('Go on, Cleo'));
  expect(done).toEqual(['go on']);
});

test('who only watches has nothing to tap', () => {
  show({ kind: 'wait' }, false);
  expect(screen.queryByRole('button')).toBeNull();
});
