import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Chair, Roster, WhatNext as Question } from '../wire/messages';
import WhatNext from './WhatNext.svelte';

const chairs = Array.from({ length: 10 }, (_, place) => ({ member: place + 1, name: `Guest ${place + 1}`, face: place + 20, colour: place % 8, level: null, temper: null, minder: null, present: true, plaster: false }) as Chair);
const next = (votes: number) => ({ titles: ['time-bomb', 'two-rooms'], favourite: null, votes: chairs.slice(0, votes).map(({ member }) => ({ member, game: 'two-rooms' })) }) as unknown as Question;
const asked = (votes: number, phone = true) => render(WhatNext, { roster: { chairs } as unknown as Roster, next: next(votes), vote: phone ? vi.fn() : null }).container;
const faces = (page: Element) => [...page.querySelectorAll('[data-face]')].map((face) => face.closest('li'));
const more = (page: Element) => [...page.querySelectorAll('i')].map(({ textContent }) => textContent);

test('everyone who votes is seen by their face at what they would like', () => {
  const [phone, wall] = [asked(2), asked(8, false)];
  expect(faces(phone)).toEqual(Array(2).fill(phone.querySelectorAll('li')[1]));
  expect(faces(wall)).toHaveLength(8);
  expect([...more(phone), ...more(wall)]).toEqual([]);
});

test('of many votes a few faces are shown, and how many more there are', () => {
  const [phone, wall] = [asked(10), asked(10, false)];
  expect([faces(phone).length, ...more(phone)]).toEqual([3, '+7']);
  expect([faces(wall).length, ...more(wall)]).toEqual([8, '+2']);
  expect(phone.textContent).toContain('Guest 10');
});
