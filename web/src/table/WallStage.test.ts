import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { direction, HEADER, STAGE, CAPTION, WALL, wallLayout, type Box } from './wallLayout';
import WallStage from './WallStage.svelte';

const person = (name: string) => ({ name, bot: false, present: true, substituted: false });
const people = ['Ann', 'Bea', 'Ben', 'Cleo'].map(person);
const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));
const apart = (one: Box, other: Box) =>
  one.left + one.width <= other.left || other.left + other.width <= one.left || one.top + one.height <= other.top || other.top + other.height <= one.top;

test.each([1, 2, 3, 4, 5, 8, 9, 16, 17, 30, 32])('%i people stand beside the stage, inside the picture, and not on each other', (count) => {
  const { places } = wallLayout(count);
  expect(places).toHaveLength(count);
  for (const [index, { box }] of places.entries()) {
    expect(apart(box, STAGE)).toBe(true);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(WALL.width);
    expect(box.top).toBeGreaterThanOrEqual(HEADER);
    expect(box.top + box.height).toBeLessThanOrEqual(WALL.height - CAPTION);
    for (const other of places.slice(index + 1)) expect(apart(box, other.box)).toBe(true);
  }
});

test.each([
  [4, 120],
  [8, 120],
  [9, 88],
  [30, 72],
])('%i people have faces of %i px', (count, face) => {
  expect(wallLayout(count).face).toBe(face);
});

test('people follow each other clockwise from the top right', () => {
  const [one, two, three, four] = wallLayout(4).places;
  expect([one, two, three, four].map((place) => place?.side)).toEqual(['right', 'right', 'left', 'left']);
  expect(one?.face.y).toBeLessThan(two?.face.y ?? 0);
  expect(three?.face.y).toBeGreaterThan(four?.face.y ?? 0);
});

test('directions are degrees clockwise from the right', () => {
  const from = { x: 1, y: 1 };
  expect([direction(from, { x: 2, y: 1 }), direction(from, { x: 1, y: 2 }), direction(from, { x: 0, y: 1 })]).toEqual([0, 90, 180]);
});

const wall = (props: object) => render(WallStage, { people, ...props }).container;
const seat = (page: Element, index: number) => page.querySelectorAll('li')[index] as HTMLElement;

test('it shows what it is given, each in its place', () => {
  const page = wall({ header: text('Time Bomb'), middle: text('Success'), caption: text('Safe.'), plate: createRawSnippet((index: () => number) => ({ render: () => `<i>${index()} wires</i>` })) });
  expect(page.querySelector('header')?.textContent).toContain('Time Bomb');
  expect(page.querySelector('.stage')?.textContent).toBe('Success');
  expect(page.querySelector('[role=status]')?.textContent).toBe('Safe.');
  expect(seat(page, 2).querySelector('.plate')?.textContent).toBe('2 wires');
  expect([...page.querySelectorAll('li .face')].map((face) => face.getAttribute('data-face'))).toEqual(['cap', 'bun', 'beanie', 'curls']);
});

test('it shows those it is told to show, by their own seats', () => {
  const page = wall({ seats: [3, 1], lit: 1 });
  expect([...page.querySelectorAll('.name')].map((each) => each.textContent)).toEqual(['Cleo', 'Bea']);
  expect(seat(page, 1).classList.contains('lit')).toBe(true);
});

test('looks are by seat, and who is away sleeps', () => {
  const away = { ...person('Dov'), present: false };
  const page = wall({ people: [...people, away], looks: { 1: 'sweating' } });
  expect([...page.querySelectorAll('.face')].map((each) => each.getAttribute('data-look'))).toEqual(['calm', 'sweating', 'calm', 'calm', 'asleep']);
});

test('all pupils follow a face, but its own look ahead', () => {
  const gaze = (page: Element, index: number) => (seat(page, index).querySelector('.pupil') as SVGElement).style.transform;
  const page = wall({ focus: { seat: 0 } });
  expect(gaze(page, 0)).toBe('translate(0.00px, 0.00px)');
  expect(gaze(page, 1)).toBe('translate(0.00px, -3.50px)');
  expect(gaze(page, 3)).toBe('translate(3.50px, 0.00px)');
  expect(gaze(wall({ focus: { x: 960, y: 500 } }), 0)).toMatch(/^translate\(-/);
});

test('a bot yawns when nothing has happened for 40 seconds, and opens its eyes again', async () => {
  vi.useFakeTimers();
  const page = wall({ people: [person('Ann'), { ...person('Cleo'), bot: true }, { ...person('Dov'), bot: true }], lit: 0 });
  const looks = () => [...page.querySelectorAll('.face')].map((each) => each.getAttribute('data-look'));
  const after = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return looks();
  };
  expect(await after(39)).toEqual(['calm', 'calm', 'calm']);
  expect(await after(2)).toEqual(['calm', 'talking', 'calm']);
  expect(page.querySelectorAll('.closed')).toHaveLength(1);
  expect(await after(3)).toEqual(['calm', 'calm', 'calm']);
  vi.useRealTimers();
});

test('all eyes are shut when told so', () => {
  expect(wall({ shut: true }).querySelector('.pupil')).toBeNull();
});
