import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { OpeningCard as Card } from '../games/opening';
import { opening as academy } from '../games/bomb-squad-academy/opening';
import { opening as evolution } from '../games/time-bomb-evolution/opening';
import { opening as timeBomb } from '../games/time-bomb/opening';
import { opening as snipers } from '../games/trick-snipers/opening';
import { characterCard } from '../games/two-rooms/opening';
import { PRINTED } from '../wire/two-rooms';
import OpeningCard from './OpeningCard.svelte';

const roles = (['swat', 'terrorist'] as const).flatMap((role) => [timeBomb, evolution].map((each) => each.card({ role, round: 1 } as never)));
const secret: readonly Card[] = [...roles, ...Object.keys(PRINTED).map(characterCard)].filter((card) => card !== null);
const open = [academy, snipers].map((each) => each.card({} as never)).filter((card) => card !== null);

beforeEach(() => {
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

function show(card: Card, props: { open?: boolean; clocked?: boolean } = {}) {
  let done = 0;
  const { container, unmount } = render(OpeningCard, { title: 'A game', card, open: false, ...props, ondone: () => (done += 1) });
  const button = container.querySelector('button.card') as HTMLButtonElement;
  const tap = (name: string) => fireEvent.click([...container.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name) as HTMLButtonElement);
  return { container, button, unmount, tap, done: () => done, text: () => container.textContent ?? '', heard: () => container.querySelector('[aria-live]')?.textContent };
}

test('face down it is the same page whatever it says, before the first look and after it', async () => {
  const before = new Set<string>();
  const after = new Set<string>();
  for (const card of secret) {
    const { container, button, unmount } = show(card);
    before.add(container.innerHTML);
    await fireEvent.pointerDown(button);
    await fireEvent.pointerUp(button);
    after.add(container.innerHTML);
    unmount();
  }
  expect(before.size).toBe(1);
  expect(after.size).toBe(1);
});

test.each(secret.map((card): [string, Card] => [card.lines[0], card]))('%s: three lines, while it is held and no longer', async (_, card) => {
  const { container, button, text, heard } = show(card);
  await fireEvent.pointerDown(button);
  expect([...container.querySelectorAll('.line')].map(({ textContent }) => textContent)).toEqual(card.lines);
  expect(container.querySelectorAll('.badge')).toHaveLength(1);
  expect(heard()).toBe(card.lines.join(' '));
  await fireEvent.pointerUp(button);
  expect(container.querySelector('.face')).toBeNull();
  expect(text()).not.toContain(card.lines[0]);
  expect(heard()).toBe('');
});

test('it says to hold it until it is held, and then to let go', async () => {
  const { button, text } = show(roles[0] as Card);
  expect([text().includes('Hold to look'), text().includes('Let go to hide')]).toEqual([true, false]);
  await fireEvent.pointerDown(button);
  expect([text().includes('Hold to look'), text().includes('Let go to hide')]).toEqual([false, true]);
});

test('no line is longer than two rows on a small phone', () => {
  for (const line of [...secret, ...open].flatMap(({ lines }) => lines)) expect(line.length, line).toBeLessThanOrEqual(62);
});

test('Space holds it up, too', async () => {
  const [card] = secret as [Card];
  const { button, text } = show(card);
  await fireEvent.keyDown(button, { key: ' ' });
  expect(text()).toContain(card.lines[1]);
  await fireEvent.keyUp(button, { key: ' ' });
  expect(text()).not.toContain(card.lines[1]);
});

test('"Got it" comes after the first look, and stays', async () => {
  const { button, text, tap, done } = show(secret[0] as Card);
  expect(text()).not.toContain('Got it');
  await fireEvent.pointerDown(button);
  await fireEvent.pointerUp(button);
  await tap('Got it');
  expect(done()).toBe(1);
});

test('while a clock runs it can be put away unseen', async () => {
  const { tap, done } = show(secret[0] as Card, { clocked: true });
  await tap('Later');
  expect(done()).toBe(1);
});

test.each(open)('what is the same for everyone lies face up', async (card) => {
  const { button, text, tap, done } = show(card, { open: true });
  expect(button).toBeNull();
  for (const line of card.lines) expect(text()).toContain(line);
  await tap('Got it');
  expect(done()).toBe(1);
});
