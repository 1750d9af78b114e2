import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { called, props, sit, staged, tile } from '../../testing/time-bomb-evolution';
import Board from './Board.svelte';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const choices = () => [...document.querySelectorAll('.choice')].map((each) => each.getAttribute('aria-label'));
const chips = () => [...document.querySelectorAll('.place')].map((place) => place.querySelector('.player > span[aria-hidden]')?.textContent ?? '');

const protecting = staged('1G 2R 3S', {
  todo: [{ step: 'protecting', by: 0 }],
  moves: [{ move: 'protect', colour: 'green' }, { move: 'protect', colour: 'red' }],
});

/** As by keyboard. */
async function twice(text: string): Promise<void> {
  const button = screen.getByText(text).closest('button') as HTMLElement;
  await fireEvent.click(button);
  await fireEvent.click(button);
}

test('a Success is put on a colour with one tap', async () => {
  const { played } = sit(protecting);
  expect(choices()).toEqual(['Shield Green, 2 more and it blows', 'Shield Red, 3 more and it blows']);
  await fireEvent.click(document.querySelectorAll('.choice')[1] as HTMLElement);
  expect(played).toEqual([{ move: 'protect', colour: 'red' }]);
});

test('a colour that cannot be protected says why', async () => {
  const { played, wondered } = sit(protecting);
  await fireEvent.click(screen.getByLabelText(say('web-time-bomb-evolution-not-now', { bomb: 'Yellow' })));
  expect(wondered).toEqual([{ move: 'protect', colour: 'yellow' }]);
  expect(played).toEqual([]);
});

test('while another chooses what to protect, I can only talk', () => {
  sit({ ...protecting, update: { ...protecting.update, prompt: null, view: { ...protecting.update.view, todo: [{ step: 'protecting', by: 3 }] } } });
  expect(choices()).toEqual([]);
  expect(heading()).toContain(protecting.names[3]);
  expect(screen.getByText(say('web-time-bomb-accuse'))).toBeTruthy();
});

test('taking a protection off says which colour explodes at once', async () => {
  const { played } = sit(
    staged('1G 2G 3G 4B', {
      todo: [{ step: 'unprotecting', by: 0 }],
      protected: ['blue', 'green'],
      would_explode: ['green'],
      moves: [{ move: 'unprotect', colour: 'blue' }, { move: 'unprotect', colour: 'green' }],
    }),
  );
  expect(choices()).toEqual(["Remove Blue's shield, 3 more and it blows", "Remove Green's shield, Blows at once"]);
  await fireEvent.click(document.querySelectorAll('.choice')[0] as HTMLElement);
  expect(played).toEqual([{ move: 'unprotect', colour: 'blue' }]);
});

const named = (number: number, viewer: number | 'public') => {
  const owner = (4 + number) % 6;
  return staged('4R', { viewer, numbers: [[1, number]], drawn: called(4, number), todo: [{ step: 'commanded', number }], ...(viewer === 4 ? { moves: [{ move: 'cut', owner }] } : {}) });
};

test('the count goes clockwise round the table to the named player', () => {
  sit(named(3, 'public')); // 4, 5, 0, 1
  expect(chips()).toEqual(['2', '3', '', '', '0', '1']);
  expect(document.querySelectorAll('.player > .last')).toHaveLength(1);
  expect(tile(named(3, 'public'), 1).getAttribute('aria-label')).toContain(say('web-time-bomb-evolution-named', { number: 3 }));
  expect(screen.getByRole('img', { name: say('web-time-bomb-evolution-card', { number: 3 }) })).toBeTruthy();
});

test('a commanded cut is one button, held or pressed twice, and says whose wire it is', async () => {
  const seen = named(3, 4);
  const { played } = sit(seen);
  expect(heading()).toBe(`The number is 3: cut one of ${seen.names[1]}'s wires.`);
  await twice(say('web-time-bomb-cut', { owner: seen.names[1] ?? '' }));
  expect(played).toEqual([{ move: 'cut', owner: 1 }]);
});

test('the named player can be tapped instead, and another says why not', async () => {
  const seen = named(3, 4);
  const { played, wondered } = sit(seen);
  await fireEvent.click(tile(seen, 2));
  expect([played, wondered]).toEqual([[], [{ move: 'cut', owner: 2 }]]);
  await fireEvent.click(tile(seen, 1));
  expect(played).toEqual([{ move: 'cut', owner: 1 }]);
});

test('after a zero I cut a wire of my own', async () => {
  const { played } = sit(named(0, 4));
  await twice(say('web-time-bomb-evolution-cut-own'));
  expect(played).toEqual([{ move: 'cut', owner: 4 }]);
});

test('after the next cut the number is gone', () => {
  sit(staged('4R 1G', { numbers: [[1, 3]] }));
  expect(chips().join('')).toBe('');
  expect(screen.queryByRole('img', { name: say('web-time-bomb-evolution-card', { number: 3 }) })).toBeNull();
});

test('whom a number names, what would explode and how long round 4 will be is what the view says, whatever was cut', () => {
  sit(staged('4R', { viewer: 'public', drawn: { ...called(4, 3), owner: 0 }, todo: [{ step: 'commanded', number: 3 }], round_cuts: [6, 6, 6, 1] }));
  expect(chips()).toEqual(['2', '', '', '', '0', '1']);
  expect(screen.getByRole('img', { name: say('web-time-bomb-evolution-round-4', { cuts: 1 }) })).toBeTruthy();
  document.body.innerHTML = '';
  const moves = [{ move: 'unprotect', colour: 'blue' }, { move: 'unprotect', colour: 'green' }] as const;
  sit(staged('1G 2G 3G 4B', { todo: [{ step: 'unprotecting', by: 0 }], protected: ['blue', 'green'], would_explode: ['blue'], moves }));
  expect(choices()).toEqual(["Remove Blue's shield, Blows at once", "Remove Green's shield, 1 more and it blows"]);
});

const smoking = () => [...document.querySelectorAll('[aria-label="The bombs"] .plate')].filter((each) => each.querySelector('.trembling .smoke')).map((each) => each.getAttribute('aria-label'));

test('a bomb that the next wire sets off trembles and smokes, and whoever is to cut is warned above the button', () => {
  const moves = [{ move: 'cut', owner: 1 }] as const;
  sit(staged('1G 2G', { one_away: ['green'], moves }));
  expect(smoking()).toEqual(['Green: 2 of 3 cut, 2 this round, the next one blows']);
  const line = screen.getByText(/One more Green and it blows/);
  expect(line.closest('.thumb')).not.toBeNull();
  expect(document.querySelectorAll('.because:not(.empty)')).toHaveLength(0); // once is enough
});

test('everyone else reads the warning beside the bombs, and the wall says it', () => {
  const seen = staged('1P', { one_away: ['purple'], viewer: 'public' });
  sit(seen);
  expect(smoking()).toEqual(['Purple: 1 of 4 cut, 1 this round, the next one blows']);
  expect(document.querySelector('.because')?.textContent).toContain('Purple was just cut. Another Purple blows.');
  expect(document.querySelectorAll('.rings')).toHaveLength(1);
  document.body.innerHTML = '';
  render(Board, { ...props(seen).given, wall: true });
  expect(screen.getByRole('status').textContent).toBe('Purple was just cut. Another Purple blows.');
});

test('where no bomb is one away nothing trembles', () => {
  sit(staged('1G'));
  expect(smoking()).toEqual([]);
  expect(document.querySelectorAll('.tense, .smoke, .warning')).toHaveLength(0);
});

const ROUNDS = '0K 1S 2B 3Y 4G 5P 0K 1R 2B 3Y 4S 5P 0G 1R 2B 3Y 4S 5S';
const struck = () => screen.queryAllByLabelText(say('web-time-bomb-evolution-struck')).length;
const open = () => screen.queryAllByLabelText(say('web-time-bomb-evolution-open')).length;

test('in round 4 a pip is struck for every Pink, and the others are cuts left', () => {
  sit(staged(ROUNDS));
  expect([open(), struck()]).toEqual([4, 2]);
  document.body.innerHTML = '';
  sit(staged(`${ROUNDS} 2K`));
  expect([open(), struck()]).toEqual([2, 3]);
});

test('before round 4 it is shown how many cuts it will have; earlier rounds lose none', () => {
  sit(staged('0K 1S 2K'));
  expect([open(), struck()]).toEqual([3, 0]);
  expect(screen.getByRole('img', { name: say('web-time-bomb-evolution-round-4', { cuts: 4 }) })).toBeTruthy();
});
