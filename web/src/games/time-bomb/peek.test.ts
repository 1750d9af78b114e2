import { createEvent, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/words';
import { everything, find, over, seated, sit } from '../../testing/time-bomb';
import type { Role, Wire } from '../../wire/time-bomb';

const mine = everything.filter((seen) => seated(seen) && !over(seen));
const seen = find((each) => seated(each) && !over(each) && each.update.view.hand.includes('success'));
const { role, hand } = seen.update.view;
const roles: Role[] = ['swat', 'terrorist'];
const secrets = roles.flatMap((each) => [say(`time-bomb-role-${each}`), say(`time-bomb-aim-${each}`)]);

const button = () => document.querySelector('button.hand') as HTMLButtonElement;
const page = () => document.body.innerHTML;
const cards = () => [...button().querySelectorAll('[role=img]')].map((card) => card.getAttribute('aria-label'));
const covered = () => hand.map(() => say('web-time-bomb-face-down'));
const open = () => hand.map((wire) => say(`time-bomb-wire-${wire}`));

afterEach(() => {
  settings.peek = 'hold';
});

test.each(mine)('while $viewer covers their cards in $scene, the page is the same with any other role and hand, and names none', (each) => {
  const { view } = each.update;
  const another = (wire: Wire): Wire => (wire === 'safe' ? 'boom' : 'safe');
  const now = sit(each);
  const other = sit(each, {
    role: view.role === 'swat' ? 'terrorist' : 'swat',
    hand: view.hand.map(another),
    hands: view.hands.map((dealt) => dealt.map(another)),
  });
  expect(other.container.innerHTML).toBe(now.container.innerHTML);
  expect(now.container.innerHTML).toContain(say('web-hold-to-peek'));
  expect(button().outerHTML).not.toMatch(/safe|success|boom|swat|terrorist/i);
  // What was said aloud is no secret: the accusations on the tiles name a side. Nor is what either side wants.
  for (const said of document.querySelectorAll('.player, .mine-said, .goals')) said.remove();
  for (const secret of secrets) expect(page()).not.toContain(secret);
});

test('they are seen while a finger lies on them, and no longer', async () => {
  sit(seen);
  for (const lift of ['pointerUp', 'pointerLeave', 'pointerCancel'] as const) {
    expect(cards()).toEqual(covered());
    await fireEvent.pointerDown(button());
    expect(cards()).toEqual(open());
    expect(button().textContent).toContain(say(`time-bomb-role-${role}`));
    await fireEvent[lift](button());
  }
  expect(cards()).toEqual(covered());
  for (const secret of secrets) expect(button().outerHTML).not.toContain(secret);
});

test.each([' ', 'Enter'])('they are seen while the key "%s" is held, and no longer', async (key) => {
  sit(seen);
  const press = createEvent.keyDown(button(), { key });
  await fireEvent(button(), press);
  expect(press.defaultPrevented, 'or the page scrolls').toBe(true);
  expect(cards()).toEqual(open());
  await fireEvent.keyUp(button(), { key });
  expect(cards()).toEqual(covered());
});

test('other keys show nothing', async () => {
  sit(seen);
  const press = createEvent.keyDown(button(), { key: 'Tab' });
  await fireEvent(button(), press);
  expect(press.defaultPrevented).toBe(false);
  expect(cards()).toEqual(covered());
});

test('they are covered again when one goes elsewhere with the key still down', async () => {
  sit(seen);
  await fireEvent.keyDown(button(), { key: ' ' });
  await fireEvent.blur(button());
  expect(cards()).toEqual(covered());
  await fireEvent.pointerDown(button());
  await fireEvent.blur(window);
  expect(cards()).toEqual(covered());
});

test('a screen reader is told only while they are held', async () => {
  sit(seen);
  expect(button().getAttribute('aria-label')).toBe(say('web-hold-to-peek'));
  await fireEvent.keyDown(button(), { key: ' ' });
  const success = hand.filter((wire) => wire === 'success').length;
  expect(button().getAttribute('aria-label')).toContain(say('time-bomb-count-success', { count: success }));
  expect(button().getAttribute('aria-label')).toContain(say(`time-bomb-aim-${role}`));
});

test('who wants them open always sees them', () => {
  settings.peek = 'open';
  sit(seen);
  expect(cards()).toEqual(open());
  expect(screen.getByText(say(`time-bomb-role-${role}`))).toBeTruthy();
});
