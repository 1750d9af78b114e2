import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { say } from '../../lib/words';
import { asking, button, find, over, props, seated, sit } from '../../testing/bomb-squad-academy';
import type { Move } from '../../wire/bomb-squad-academy';
import { toolName } from './wires';

const seen = find((each) => seated(each) && !over(each) && each.update.view.bomb === 3);
const pass: Move = { move: 'pass' };
const use = (tool: 'hammer' | 'x-ray'): Move => ({ move: 'declare', tool });
const window = (number: number, ...offer: Move[]) => asking(seen, [pass, ...offer], number, { todo: [{ step: 'wire-window', moment: 'before-cut', wire: 'red' }] });
const tick_ = () => document.querySelector('.asked input') as HTMLInputElement;

beforeEach(() => localStorage.clear());

test('a window says what moment it is, which Tool fits, and what that does', () => {
  sit(window(1, use('hammer')));
  expect(document.querySelector('.moment')?.textContent).toContain('will cut Red');
  expect(document.querySelector('.asked li')?.textContent).toContain(say('bomb-squad-academy-tool-hammer-text'));
});

test('to use a Tool and to keep it are equal answers, and none is preselected', async () => {
  const { played } = sit(window(1, use('hammer'), use('x-ray')));
  const answers = [...document.querySelectorAll('.thumb .asked .row button')];
  expect(answers.map((each) => each.textContent?.trim())).toEqual([...(['hammer', 'x-ray'] as const).map((tool) => say('web-bomb-squad-academy-use', { tool: toolName(tool) })), say('web-bomb-squad-academy-keep-it')]);
  expect(new Set(answers.map((each) => each.className)).size).toBe(1);
  expect(document.querySelector('.thumb .asked [aria-pressed=true]')).toBeNull();
  await fireEvent.click(button(say('web-bomb-squad-academy-keep-it')));
  await fireEvent.click(button(say('web-bomb-squad-academy-use', { tool: toolName('x-ray') })));
  expect(played).toEqual([pass, use('x-ray')]);
});

test('a silent Tool is passed over from the next question on, and remembered', async () => {
  const { played, rerender, unmount } = sit(window(1, use('hammer')));
  await fireEvent.click(tick_());
  expect(played, 'this one is still mine').toEqual([]);
  const next = props(window(2, use('hammer')));
  await rerender({ prompt: next.given.prompt });
  expect(played).toEqual([pass]);
  unmount();
  const again = sit(window(3, use('hammer')));
  await tick();
  expect(again.played).toEqual([pass]);
  expect(document.querySelector('.asked input')).toBeNull();
});

test('where another Tool fits too, I am asked', async () => {
  sit(window(1, use('hammer')));
  await fireEvent.click(tick_());
  document.body.innerHTML = '';
  const { played } = sit(window(2, use('hammer'), use('x-ray')));
  await tick();
  expect(played).toEqual([]);
});

test('another game begins with no Tool silent', async () => {
  const { unmount } = sit(window(1, use('hammer')));
  await fireEvent.click(tick_());
  unmount();
  sit(seen, { bomb: 1 }).unmount();
  const { played } = sit(window(1, use('hammer')));
  await tick();
  expect(played).toEqual([]);
});

test('it is sent once, however often the page is drawn', async () => {
  sit(window(1, use('hammer')));
  await fireEvent.click(tick_());
  document.body.innerHTML = '';
  const { played, rerender } = sit(window(2, use('hammer')));
  await rerender({ busy: true });
  await rerender({ busy: false });
  expect(played).toEqual([pass]);
});
