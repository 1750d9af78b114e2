/** A first evening, step by step. What is told follows from what the whole room can see, never from a card. */
import type { View } from '../../wire/two-rooms';

export const FIRST_GAME_OPTIONS = { playset: 'basic', colours: false };

export function topics(view: View, me: number): readonly string[] {
  const step = view.todo[0]?.step;
  const playing = step === 'playing';
  const led = playing && view.leader !== null;
  const told: Readonly<Record<string, boolean>> = {
    card: view.round > 0 && Boolean(step),
    room: playing,
    offer: playing && view.offers.some(({ to }) => to === me),
    leader: playing,
    share: led,
    point: led,
    hostages: step === 'naming',
    changed: playing && view.round > 1,
    end: playing && !view.todo.some((each) => each.step === 'round'),
  };
  return Object.keys(told).filter((topic) => told[topic]);
}
