import { expect, test } from 'vitest';
import { scenes as timeBomb } from '../games/time-bomb/scenes';
import { scenes } from '../games/two-rooms/scenes';
import { everything, seated } from '../testing/two-rooms';
import { roster } from '../testing/socket';
import type { Chair } from '../wire/messages';
import { Direction } from './direction.svelte';
import { Stage } from './stage.svelte';

const chair = (member: number): Chair => ({ member, name: `${member}`, face: 0, colour: 0, level: null, temper: null, ready: true, present: true, minder: null, moved: 0, plaster: false, won: 0 });

async function whereabouts(view: unknown, players: number, me: number | null) {
  const stage = new Stage(() => 0);
  stage.jump(view);
  const direction = new Direction(() => stage);
  direction.follow(Promise.resolve(scenes));
  await Promise.resolve();
  return direction.whereabouts({ ...roster, chairs: Array.from({ length: players }, (_, seat) => chair(seat + 10)) }, me);
}

test('in Two Rooms people are with those in their room until the rooms join', async () => {
  for (const { update, viewer } of everything.filter(seated)) {
    const { view } = update;
    const found = await whereabouts(view, view.players, viewer as number);
    const apart = view.rooms.length > 0 && view.todo.some(({ step }) => step === 'round' || step === 'exchanging');
    const mates = view.rooms.flatMap((room, seat) => (room === view.room ? [seat + 10] : []));
    expect(found).toEqual(apart ? { place: `room-${(view.room ?? 0) + 1}`, members: mates } : { place: 'public', members: Array.from({ length: view.players }, (_, seat) => seat + 10) });
  }
});

test('who has no seat is with everyone', async () => {
  const view = everything.find(seated)?.update.view;
  expect((await whereabouts(view, 6, null)).place).toBe('public');
});

test('it ticks until everyone holds their breath, and again once what follows has been seen, and meanwhile it is nobody\'s turn', async () => {
  let now = 0;
  const stage = new Stage(() => now);
  const direction = new Direction(() => stage);
  direction.follow(Promise.resolve({ silent: [], caption: () => '', ticks: ({ round }: { round: number }) => round }));
  await Promise.resolve();
  expect(direction.ticks).toBe(0);
  stage.jump({ round: 1 });
  expect(direction.ticks).toBe(1);
  const phases = ['announce', 'tension', 'turn', 'consequence', 'next'] as const;
  stage.feed({ round: 2 }, { at: 0, beats: phases.map((phase) => ({ news: -1, phase, seconds: 1, part: 0 })) });
  const heard = phases.map((_, beat) => {
    now = beat + 0.5;
    stage.play();
    return [direction.ticks, direction.watched];
  });
  stage.stop();
  expect(heard).toEqual([[1, false], [0, true], [0, true], [0, true], [2, false]]);
});

test('a Time Bomb ticks faster in its last rounds, and no more once it is over', () => {
  const ticks = timeBomb.ticks as (view: unknown) => number;
  expect([0, 1, 2, 3, 4].map((round) => ticks({ round, outcome: null }))).toEqual([0, 1, 1, 1.5, 2]);
  expect(ticks({ round: 4, outcome: { winners: [] } })).toBe(0);
});

test('what lasts between scenes is heard until everyone holds their breath, and again once what follows has been seen', async () => {
  let now = 0;
  const stage = new Stage(() => now);
  const direction = new Direction(() => stage);
  direction.follow(Promise.resolve({ silent: [], caption: () => '', lasting: ({ burns }: { burns: boolean }) => (burns ? 'fuse' : null) }));
  await Promise.resolve();
  stage.jump({ burns: true });
  expect(direction.bed).toBe('fuse');
  const phases = ['announce', 'tension', 'turn', 'consequence', 'next'] as const;
  stage.feed({ burns: true }, { at: 0, beats: phases.map((phase) => ({ news: -1, phase, seconds: 1, part: 0 })) });
  const heard = [0.5, 1.5, 2.5, 3.5, 4.5, 6].map((time) => {
    now = time;
    stage.play();
    return direction.bed;
  });
  expect(heard).toEqual(['fuse', null, null, null, 'fuse', 'fuse']);
  stage.feed({ burns: false }, null);
  expect(direction.bed).toBeNull();
  stage.stop();
});

test('a heart beats as long as everyone waits, and stops when it turns', async () => {
  let now = 0;
  const stage = new Stage(() => now);
  const direction = new Direction(() => stage);
  direction.follow(Promise.resolve({ silent: [], caption: () => '', sound: ({ phase }: { phase: string }) => (phase === 'tension' ? 'heart' : 'ok') }));
  await Promise.resolve();
  stage.jump({});
  expect(direction.bed).toBeNull();
  const phases = ['announce', 'tension', 'turn'] as const;
  stage.feed({ round: 2 }, { at: 0, beats: phases.map((phase) => ({ news: -1, phase, seconds: 3, part: 0 })) });
  const heard = [1, 4, 5, 7, 10].map((time) => {
    now = time;
    stage.play();
    return direction.bed;
  });
  stage.stop();
  expect(heard).toEqual([null, 'heart', 'heart', null, null]);
});
