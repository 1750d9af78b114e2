import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { find, props, tile, type Seen } from '../../testing/time-bomb';
import Board from './Board.svelte';

const speaks = ({ update: { view } }: Seen) => view.todo[0]?.step === 'claiming' && view.waiting[0] !== view.clipper;
const looksOn = ({ viewer, update: { view } }: Seen) => viewer !== view.clipper && viewer !== view.waiting[0];

test('while claims are made in turn, the gold frame is on whoever must speak, on phones and on the wall', () => {
  const seen = find(speaks, looksOn);
  const { clipper, waiting } = seen.update.view;
  const { unmount } = render(Board, props(seen).given);
  expect(tile(seen, waiting[0] ?? -1).classList).toContain('lit');
  expect(tile(seen, clipper).classList).not.toContain('lit');
  expect(tile(seen, clipper).querySelector('.nippers')).not.toBeNull();
  unmount();
  const { container } = render(Board, { ...props(seen).given, me: null, wall: true });
  expect([...container.querySelectorAll('.lit .name')].map(({ textContent }) => textContent)).toEqual([seen.names[waiting[0] ?? -1]]);
});
