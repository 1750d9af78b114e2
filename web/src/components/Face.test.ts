import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { HEADWEAR } from './faces';
import Face from './Face.svelte';

const ann = { name: 'Ann', seat: 0, bot: false };
const drawn = (props: object = {}) => render(Face, { ...ann, ...props }).container;
const LOOKS = ['calm', 'talking', 'sweating', 'laughing', 'sooty', 'asleep'] as const;

test('letters are on a tag, if it is given any', () => {
  expect(drawn().querySelector('text')).toBeNull();
  expect(drawn({ letters: 'Ann' }).querySelector('text')?.textContent).toBe('Ann');
});

test('thirty-two drawings have thirty-two silhouettes, and every name that is at the table has its own', () => {
  expect(new Set(HEADWEAR.map(({ ink }) => ink)).size).toBe(32);
  expect(new Set(HEADWEAR.map((_, face) => drawn({ face }).querySelector('.ink')?.getAttribute('d'))).size).toBe(32);
});

test('every look is drawn in its own way', () => {
  expect(new Set(LOOKS.map((look) => drawn({ look }).innerHTML.replaceAll(look, ''))).size).toBe(LOOKS.length);
});

test('a plaster is put on whatever the look, and is no soot', () => {
  for (const look of LOOKS) {
    expect(drawn({ look }).querySelector('.plaster')).toBeNull();
    expect(drawn({ look, plaster: true }).querySelector('.plaster')).not.toBeNull();
  }
});

test('a bot has another rim, and an antenna', () => {
  expect(drawn().querySelector('.bot, .antenna')).toBeNull();
  expect(drawn({ bot: true }).querySelector('.antenna')).not.toBeNull();
  expect(drawn({ bot: true }).querySelector('.bot .rim')).not.toBeNull();
});

test('eight colours have eight discs', () => {
  const disc = (colour: number) => drawn({ colour }).querySelector('svg')?.style.getPropertyValue('--disc');
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(disc)).size).toBe(8);
});

test.each([
  [undefined, '0.00', '0.00'],
  [0, '3.50', '0.00'],
  [90, '0.00', '3.50'],
  [180, '-3.50', '0.00'],
])('pupils look towards %s degrees', (towards, x, y) => {
  const pupils = [...drawn({ towards }).querySelectorAll<SVGElement>('.pupil')];
  expect(pupils.map((pupil) => pupil.style.transform)).toEqual(Array(2).fill(`translate(${x}px, ${y}px)`));
});

test('closed eyes have no pupils', () => {
  expect(drawn({ shut: true }).querySelector('.pupil')).toBeNull();
  expect(drawn({ look: 'asleep' }).querySelector('.pupil')).toBeNull();
});
