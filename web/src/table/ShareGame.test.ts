import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../lib/words';
import { roster } from '../testing/socket';
import type { PublicLink } from '../wire/messages';
import ShareGame from './ShareGame.svelte';

beforeAll(() => loadMessages('sharing'));
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
});

const over = { ...roster, phase: 'over' as const, number: 2 };
const link = (number: number, names = false): PublicLink => ({ id: `link-of-${number}`, number, game: 'time-bomb', names });

function shown(links: PublicLink[], hosting: boolean) {
  const ask = vi.fn().mockResolvedValue(null);
  const { container } = render(ShareGame, { roster: { ...over, public: links }, hosting, ask, onclose: vi.fn() });
  const boxes = [...container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  return { ask, boxes, container, links: [...container.querySelectorAll('a')].map((a) => a.getAttribute('href')) };
}

test('a game is not public until the host says so, and then without names', async () => {
  const { ask, boxes, links } = shown([], true);
  expect([boxes.map((box) => box.checked), links]).toEqual([[false], []]);
  await fireEvent.click(boxes[0] as HTMLInputElement);
  expect(ask).toHaveBeenCalledWith({ type: 'publish', number: 2, public: true, names: false });
});

test('a public game can be shown with names, and taken back', async () => {
  const { ask, boxes, links } = shown([link(2, true)], true);
  expect([boxes.map((box) => box.checked), links]).toEqual([[true, true], ['/g/link-of-2']]);
  await fireEvent.click(boxes[1] as HTMLInputElement);
  await fireEvent.click(boxes[0] as HTMLInputElement);
  expect(ask.mock.calls).toEqual([[{ type: 'publish', number: 2, public: true, names: false }], [{ type: 'publish', number: 2, public: false, names: false }]]);
});

test('the host finds earlier public games, and takes them back', async () => {
  const { ask, container } = shown([link(1)], true);
  await fireEvent.click(container.querySelector('li button') as HTMLButtonElement);
  expect(ask).toHaveBeenCalledWith({ type: 'publish', number: 1, public: false, names: false });
});

test('who is not the host is told whether it is public, and may pass the link on', () => {
  expect(shown([], false).boxes).toEqual([]);
  const { boxes, container, links } = shown([link(1), link(2)], false);
  expect([boxes, links]).toEqual([[], ['/g/link-of-2']]);
  expect(container.textContent).toContain('without your names');
});
