import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Request } from '../lib/session.svelte';
import { say } from '../lib/words';
import { roster } from '../testing/socket';
import type { Meeting as Way } from '../wire/messages';
import Meeting from './Meeting.svelte';

const done: Answer = { type: 'done', id: '1' };
const refused: Answer = { type: 'refused', id: '1', code: 'bad-call', rule: null, facts: { most: 500 } };
const settled = () => new Promise((resolve) => setTimeout(resolve));
const fields = () => [...document.querySelectorAll('input')];

beforeEach(() => {
  localStorage.clear();
  const shelf = [
    { id: 'two-rooms', places: ['public', 'room-1', 'room-2'], calls: ['public', 'room-1', 'room-2', 'parley'] },
    { id: 'time-bomb', places: ['public'], calls: ['public'] },
  ];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(shelf)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(game: string, meeting: Way, { answer = done, hosting = true } = {}) {
  const asked: Request[] = [];
  const table = { ...roster, game, settings: { ...roster.settings, meeting } };
  const page = render(Meeting, { roster: table, hosting, ask: async (request: Request) => (asked.push(request), answer) });
  await settled();
  return { ...page, asked };
}

async function paste(link: string, at = 0) {
  const field = fields()[at] as HTMLInputElement;
  await fireEvent.input(field, { target: { value: link } });
  await fireEvent.submit(field.form as HTMLFormElement);
  await settled();
}

test('the host chooses how people meet, and everything else stays', async () => {
  const { asked } = await open('two-rooms', 'together');
  const ways = [...document.querySelectorAll<HTMLButtonElement>('.ways button')];
  expect(ways.map((way) => way.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
  expect(ways[0]?.textContent).toContain('In two rooms');
  for (const way of ways) await fireEvent.click(way);
  expect(asked).toEqual((['together', 'remote', 'mixed'] as const).map((meeting) => ({ type: 'change', settings: { ...roster.settings, meeting } })));
});

test.each([
  ['two-rooms', 'together', []],
  ['two-rooms', 'remote', [say('web-call-all', { rooms: 2 }), 'Room 1', 'Room 2', say('web-place-parley')]],
  ['time-bomb', 'mixed', [say('web-call-all', { rooms: 0 })]],
] as const)('%s, %s: a link for each place there is', async (game, meeting, labels) => {
  await open(game, meeting);
  expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual(labels);
});

test('a link is saved for its place, and this device remembers it', async () => {
  const { asked, unmount } = await open('two-rooms', 'remote');
  await paste(' https://call.example/one ', 1);
  expect(asked).toEqual([{ type: 'call', place: 'room-1', link: 'https://call.example/one' }]);
  expect(document.body.textContent).toContain(say('web-call-saved'));
  unmount();
  await open('two-rooms', 'remote');
  expect(fields().map((field) => field.value)).toEqual(['', 'https://call.example/one', '', '']);
});

test('an empty one takes it away', async () => {
  const { asked } = await open('time-bomb', 'remote');
  await paste('');
  expect(asked).toEqual([{ type: 'call', place: 'public', link: '' }]);
});

test('what the server has against it is said beside it, and not remembered', async () => {
  const { unmount } = await open('time-bomb', 'remote', { answer: refused });
  await paste('http://call.example/one');
  expect(document.querySelector('[role=alert]')?.textContent).toBe(say('bad-call', { most: 500 }));
  expect(fields()[0]?.getAttribute('aria-invalid')).toBe('true');
  unmount();
  await open('time-bomb', 'remote');
  expect(fields()[0]?.value).toBe('');
});

test('the call of the other room is refused in words, beside the room it was given to', async () => {
  await open('two-rooms', 'remote', { answer: { ...refused, code: 'same-call', facts: {} } });
  await paste('https://call.example/one', 2);
  expect(document.querySelector('#call-room-2-refused')?.textContent).toContain('Give each room a call of its own.');
});

test('guests only read it', async () => {
  await open('two-rooms', 'remote', { hosting: false });
  expect(document.body.textContent).toContain(say('web-meeting-remote'));
  expect(document.querySelectorAll('button, input')).toHaveLength(0);
});
