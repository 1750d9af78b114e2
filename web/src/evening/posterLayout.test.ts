import { expect, test } from 'vitest';
import { fitted, POSTER, posterLayout } from './posterLayout';

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 20, 32].flatMap((people) => [0, 1, 3, 5].flatMap((awards) => [1, 4, 12, 40, 200].map((games) => [people, awards, games] as const)));

test('everything has a place on the poster, and nothing lies over anything else', () => {
  for (const [people, awards, games] of SIZES) {
    const layout = posterLayout(people, awards, games);
    const what = `${people} people, ${awards} awards, ${games} games`;
    expect(layout.height, what).toBeLessThanOrEqual(POSTER.highest);
    expect([layout.faces.length, layout.awards.length], what).toEqual([people, awards]);
    expect(layout.games.length, what).toBeGreaterThan(0);
    for (const { x, y, size } of layout.faces) {
      expect(Math.min(x - size / 2, POSTER.width - x - size / 2), what).toBeGreaterThanOrEqual(POSTER.margin / 2);
      expect(size, what).toBeGreaterThanOrEqual(70);
      for (const award of layout.awards) expect(award.y, what).toBeGreaterThan(y + size / 2 + 58);
    }
    const below = Math.max(...layout.faces.map(({ y, size }) => y + size / 2 + 58), ...layout.awards.map(({ y }) => y + 96));
    for (const line of layout.games) {
      expect(line.y, what).toBeGreaterThan(below + 20);
      expect(line.y, what).toBeLessThan(layout.height - 60);
      expect(line.x + layout.line, what).toBeLessThanOrEqual(POSTER.width - POSTER.margin / 2);
    }
    const places = layout.games.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size, what).toBe(places.length);
  }
});

test('a long name gets smaller, and then it is cut', () => {
  expect(fitted('Ann', 200, 30)).toEqual({ text: 'Ann', size: 30 });
  const long = fitted('Maximiliana', 150, 30);
  expect(long.text).toBe('Maximiliana');
  expect(long.size).toBeLessThan(30);
  expect(fitted('Maximiliana Theodora of Long', 150, 30).text).toMatch(/^Maxi.*…$/);
});
