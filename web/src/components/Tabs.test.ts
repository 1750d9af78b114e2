import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Tabs from './Tabs.svelte';

const tabs = ['one', 'two', 'three'].map((name) => ({ name, label: name.toUpperCase() }));
const chosen = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

test('arrows, Home and End choose a tab and move to it, round and round', async () => {
  render(Tabs, { label: 'Counting', tabs, chosen: 'one' });
  for (const [key, name] of [['ArrowRight', 'TWO'], ['End', 'THREE'], ['ArrowRight', 'ONE'], ['ArrowLeft', 'THREE'], ['Home', 'ONE'], ['x', 'ONE']] as const) {
    await fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    expect(chosen()).toEqual([name]);
    if (key !== 'x') expect(document.activeElement?.textContent).toBe(name);
  }
});

test('only the chosen tab is in the order of the keyboard, and it names its panel', async () => {
  render(Tabs, { label: 'Counting', tabs, chosen: 'one' });
  await fireEvent.click(screen.getByRole('tab', { name: 'TWO' }));
  expect(screen.getAllByRole('tab').map((tab) => [tab.tabIndex, tab.getAttribute('aria-controls')])).toEqual([[-1, null], [0, 'panel-two'], [-1, null]]);
});
