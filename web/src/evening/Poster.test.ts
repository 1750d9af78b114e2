import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../lib/words';
import type { EveningSoFar } from '../wire/messages';
import Poster from './Poster.svelte';
import { alone } from './savePicture';

beforeAll(() => loadMessages('evening'));

const guest = (member: number, name: string, won: number, level: string | null = null) => ({ member, name, won, level, face: member, colour: member });
const evening: EveningSoFar = {
  code: 'BBBB',
  guests: [guest(2, 'Ben', 2), guest(1, 'Ann', 1), guest(7, '', 0, 'easy')],
  games: [
    { game: 'time-bomb', winners: [2], number: 1 },
    { game: 'two-rooms', winners: [2, 1], number: 2 },
    { game: 'trick-snipers', winners: [], number: null },
  ],
  awards: [
    { award: 'boom-magnet', member: 1, times: 3 },
    { award: 'chicken', member: 2, times: 1 },
  ],
};

test('the poster has everyone, every game with its winners, and the awards', () => {
  const { container } = render(Poster, { evening, day: 'Friday' });
  const words = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  for (const text of ['Ben', 'Ann', '★★', 'Boom magnet', 'Chicken of the night', '1. Time Bomb', 'Ben, Ann', 'nobody won', 'Friday · 3 games, 3 players']) expect(words).toContain(text);
  expect(container.querySelectorAll('.face')).toHaveLength(3);
  expect(screen.getByRole('img', { name: /^3 games, 3 players Ben won twice\. Ann won once\. Boom magnet: Ann\. Chicken of the night: Ben\.$/ })).toBeTruthy();
});

test('a picture of it needs no styles of the page', () => {
  const { container } = render(Poster, { evening, day: 'Friday' });
  const drawing = container.querySelector('svg') as SVGSVGElement;
  const copy = alone(drawing);
  expect(copy.getAttribute('xmlns')).toBe('http://www.w3.org/2000/svg');
  for (const face of copy.querySelectorAll('svg.face')) expect(Number(face.getAttribute('width'))).toBeGreaterThan(70);
  expect((copy.querySelector('.disc') as SVGElement).style.fill).toBe(getComputedStyle(drawing.querySelector('.disc') as SVGElement).fill);
});
