import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BeatPhase, Show } from '../wire/messages';
import { Stage } from './stage.svelte';

let time = 0;
let stage: Stage;

const view = (name: string, ...news: string[]) => ({ name, news: news.map((each) => ({ news: each })) });
const show = (at: number, ...beats: [BeatPhase, number][]): Show => ({ at, beats: beats.map(([phase, seconds]) => ({ news: 0, phase, seconds, part: 0 })) });
const shown = () => (stage.view as { name: string }).name;

function pass(seconds: number): void {
  time += seconds;
  vi.advanceTimersByTime(seconds * 1000 + 5);
}

beforeEach(() => {
  vi.useFakeTimers();
  time = 10;
  stage = new Stage(() => time);
  stage.jump(view('before'));
});
afterEach(() => {
  stage.stop();
  vi.useRealTimers();
});

test('until the turn the stage shows the view before, and from then on the view after', () => {
  stage.feed(view('after', 'turned'), show(10, ['tension', 2], ['turn', 0.5], ['consequence', 1]));
  expect([shown(), stage.on?.phase, stage.behind]).toEqual(['before', 'tension', true]);
  pass(2);
  expect([shown(), stage.on?.phase]).toEqual(['after', 'turn']);
  pass(0.5);
  expect([shown(), stage.on?.phase]).toEqual(['after', 'consequence']);
  pass(1);
  expect([shown(), stage.on, stage.behind]).toEqual(['after', null, false]);
});

test('what comes without a show waits for what is being shown', () => {
  stage.feed(view('after'), show(10, ['tension', 2]));
  stage.feed(view('later'), null);
  expect(shown()).toBe('before');
  pass(2);
  expect(shown()).toBe('later');
});

test('a scene that begins later waits for its time', () => {
  stage.feed(view('after'), show(12, ['turn', 1]));
  expect([shown(), stage.on, stage.behind]).toEqual(['before', null, true]);
  pass(2);
  expect([shown(), stage.on?.phase]).toEqual(['after', 'turn']);
});

test('a late device falls in where the others are, without the sounds of what is past', () => {
  const heard: string[] = [];
  stage.direct(null, (on) => heard.push(on.phase));
  time = 12.3;
  stage.feed(view('after'), show(10, ['tension', 2], ['turn', 1], ['consequence', 1]));
  expect([stage.on?.phase, heard]).toEqual(['turn', ['turn']]);
  pass(0.7);
  expect(heard).toEqual(['turn', 'consequence']);
});

test('while the table is paused the stage stands still', () => {
  stage.feed(view('after'), show(10, ['tension', 2]));
  vi.advanceTimersByTime(60_000);
  expect([shown(), stage.on?.phase]).toEqual(['before', 'tension']);
});

test('after an absence the stage jumps to how it stands, and knows what was missed', () => {
  stage.feed(view('after'), show(10, ['tension', 2]));
  stage.jump(view('much later'));
  expect([shown(), stage.behind]).toEqual(['much later', false]);
  expect(stage.missed).toEqual({ before: view('before'), after: view('much later') });
});

test('a reconnection that missed nothing does not cut the scene short', () => {
  stage.feed(view('after'), show(10, ['tension', 2]));
  stage.jump(view('after'));
  expect([shown(), stage.on?.phase, stage.missed]).toEqual(['before', 'tension', null]);
});

test('alone, a tap skips to the turn, and another to the end of the scene', () => {
  stage.feed(view('after'), show(10, ['announce', 3], ['tension', 2], ['turn', 1], ['consequence', 2]));
  stage.skip();
  expect([shown(), stage.on?.phase]).toEqual(['after', 'turn']);
  stage.skip();
  expect([shown(), stage.on, stage.behind]).toEqual(['after', null, false]);
});

test('a title says what is drawn where one update turns several things', () => {
  stage.direct((on) => view(`${on.phase} ${on.part}`), null);
  stage.feed(view('after'), { at: 10, beats: [{ news: 0, phase: 'turn', seconds: 1, part: 1 }] });
  expect(shown()).toBe('turn 1');
});
