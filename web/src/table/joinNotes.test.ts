import { expect, test, vi } from 'vitest';
import { playSound } from '../lib/sound';
import { JoinNotes } from './joinNotes';

vi.mock('../lib/sound', () => ({ playSound: vi.fn() }));

test('each newcomer plays the next note; who was there, leaves or changes seats plays none', () => {
  const notes = new JoinNotes();
  for (const members of [[4, 5], [4, 5, 6], [4, 5, 6], [4, 5, 6, 9], [6, 4, 9], [6, 4, 9, 11]]) notes.feed(members);
  expect(vi.mocked(playSound).mock.calls).toEqual([['join', { note: 2 }], ['join', { note: 3 }], ['join', { note: 3 }]]);
});
