import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Settings from './Settings.svelte';

test('every value of a setting has a drawing of its own', () => {
  const { container } = render(Settings);
  const drawings = [...container.querySelectorAll('fieldset label')].map((label) => label.querySelector('svg')?.innerHTML ?? '');
  expect(drawings.length).toBeGreaterThan(15);
  expect(drawings.filter((drawing) => !/<(path|rect|text)/.test(drawing))).toEqual([]);
  expect(new Set(drawings).size).toBe(drawings.length);
});
