import { expect, test } from 'vitest';
import { LEFT, RIGHT, Scale, WIDTH } from './chartScale';
import type { Drawing } from './chartWires';

const drawing = (one: number, two: number): Drawing => ({ rounds: 3, rows: [one, two], wires: [], crowns: [], shares: [] });

test.each([
  [3, 3, 1920, 800],
  [8, 9, 1280, 500],
  [15, 15, 1920, 800],
  [16, 16, 1920, 800],
])('%i and %i people fit on a wall, in their own room and not over each other', (one, two, wide, high) => {
  const scale = new Scale(drawing(one, two), wide, high);
  expect(scale.height).toBeLessThanOrEqual((WIDTH * high) / wide + 0.01);
  expect(scale.y(one) - scale.y(one - 1)).toBeGreaterThan(scale.tall + 40);
  expect(scale.y(one - 1)).toBeLessThan(scale.top(0) + one * scale.tall);
  expect(scale.y(one)).toBeGreaterThan(scale.top(1));
  expect(scale.size).toBeLessThanOrEqual(1.05 * scale.tall);
  if (one < 4) expect((scale.size * wide) / WIDTH).toBeGreaterThan(40); // pixels
});

test('rounds run from one row of names to the other, and so do wires', () => {
  const scale = new Scale(drawing(3, 3), 1920, 800);
  expect([scale.x(0), scale.x(3)]).toEqual([LEFT, RIGHT]);
  const way = scale.path([{ x: 0, y: 0 }, { x: 1.5, y: 4 }]);
  expect(way).toMatch(new RegExp(`^M${LEFT - 8} ${scale.y(0)}L.*C.*L${RIGHT + 8} ${scale.y(4)}$`));
  expect(scale.path([])).toBe('');
});
