import { expect, test } from 'vitest';
import { seatPlaces } from './seatPlaces';

test.each([
  [3, ['left 2', 'top 1', 'right 2']],
  [4, ['left 2', 'left 1', 'right 1', 'right 2']],
  [5, ['left 3', 'left 2', 'top 1', 'right 2', 'right 3']],
  [6, ['left 3', 'left 2', 'left 1', 'right 1', 'right 2', 'right 3']],
])('%i people sit clockwise around the bench', (count, places) => {
  expect(seatPlaces(count).map(({ side, row }) => `${side} ${row}`)).toEqual(places);
});
