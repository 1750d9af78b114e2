import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { opening as academy } from '../games/bomb-squad-academy/opening';
import { opening as timeBomb } from '../games/time-bomb/opening';
import WallOpening from './WallOpening.svelte';

const people = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, bot: false, present: true, substituted: false }));
const props = { view: {}, title: 'A game', people, code: '', gate: { kind: 'look', passed: 1, of: 3, until: 20, places: [] } } as const;

test('everyone has closed their eyes, and the wall counts those who have looked', () => {
  const { container } = render(WallOpening, { ...props, opening: timeBomb });
  expect(container.textContent).toContain('Look at your card.');
  expect(screen.getByRole('status').textContent).toBe('1 of 3 have looked.');
  expect(container.querySelectorAll('.face.closed')).toHaveLength(3);
});

test('what is the same for everyone can be read on the wall', () => {
  const { container } = render(WallOpening, { ...props, opening: academy });
  expect(container.textContent).toContain('Whoever sets one off loses 5 points.');
  expect(container.querySelector('.face.closed')).toBeNull();
});
