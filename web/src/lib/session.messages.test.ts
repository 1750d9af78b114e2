import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSockets, lastSocket, restoreSockets, roster } from '../testing/socket';
import type { ChatLine, Said } from '../wire/messages';
import { readItem } from './storage';
import { Session } from './session.svelte';

let session: Session;
const said = (talk: string): Said<string> => ({ seat: 0, talk, round: 1, moment: 0, hearers: [] });
const chat = (number: number): ChatLine => ({ number, member: 1, name: 'Ada', text: `line ${number}` });
const prompt = { number: 4, offer: { kind: 'one-of', moves: [{ move: 'decline' }] }, owed: true } as const;

beforeEach(() => {
  fakeSockets();
  localStorage.clear();
  session = new Session('KITE');
  lastSocket().admit();
});
afterEach(() => {
  session.close();
  restoreSockets();
});

test('an update brings the view and the question, or takes the question away', () => {
  lastSocket().tell({ type: 'update', view: { round: 1 }, prompt });
  expect([session.view, session.prompt]).toEqual([{ round: 1 }, prompt]);
  lastSocket().tell({ type: 'update', view: { round: 2 }, prompt: null });
  expect([session.view, session.prompt]).toEqual([{ round: 2 }, null]);
});

test('a device that comes late goes on with what is being shown, and has missed nothing', () => {
  lastSocket().tell({ type: 'update', view: { round: 1 }, prompt: null });
  lastSocket().tell({ type: 'update', view: { round: 2 }, prompt: null });
  expect([session.stage.view, session.stage.missed]).toEqual([{ round: 2 }, null]);
});

describe('only what is new', () => {
  const before = { viewer: 3, rooms: [0, 1], story: [{ news: 'dealt' }], news: [], leader: null };
  beforeEach(() => lastSocket().tell({ type: 'update', view: before, prompt }));
  const view = () => session.view as typeof before;

  test('fields that changed are as told, arrays that grew are longer, and the rest stays the very same', () => {
    const was = view();
    lastSocket().tell({ type: 'changes', changed: { leader: 4, news: [{ news: 'led' }] }, grown: { story: [{ news: 'led' }] } });
    expect(view()).toEqual({ ...before, leader: 4, news: [{ news: 'led' }], story: [{ news: 'dealt' }, { news: 'led' }] });
    expect(view().rooms).toBe(was.rooms);
    expect(was).toEqual(before);
  });

  test('the question stays until another one or none is told', () => {
    const asked = session.prompt;
    lastSocket().tell({ type: 'changes', changed: {}, grown: { story: [{ news: 'led' }] } });
    expect(session.prompt).toBe(asked);
    lastSocket().tell({ type: 'changes', changed: {}, grown: {}, prompt: { ...prompt, number: 5 } });
    expect(session.prompt?.number).toBe(5);
    lastSocket().tell({ type: 'changes', changed: {}, grown: {}, prompt: null });
    expect([session.prompt, view().story.length]).toEqual([null, 2]);
  });

  test('after a break the whole comes first', async () => {
    lastSocket().hangUp();
    await vi.advanceTimersByTimeAsync(1000);
    lastSocket().admit();
    lastSocket().tell({ type: 'update', view: { viewer: 3, story: [] }, prompt: null }, { type: 'changes', changed: { story: ['new'] }, grown: {} });
    expect([session.view, session.prompt]).toEqual([{ viewer: 3, story: ['new'] }, null]);
  });
});

test('what is heard is added from where it starts', () => {
  lastSocket().tell({ type: 'heard', start: 0, said: [said('a'), said('b')] });
  lastSocket().tell({ type: 'heard', start: 2, said: [said('c')] });
  expect(session.heard.map(({ talk }) => talk)).toEqual(['a', 'b', 'c']);
  lastSocket().tell({ type: 'heard', start: 1, said: [said('B')] });
  expect(session.heard.map(({ talk }) => talk)).toEqual(['a', 'B']);
});

test('after a break all is told again, and nothing stands there twice', async () => {
  lastSocket().tell({ type: 'heard', start: 0, said: [said('a'), said('b')] }, { type: 'chat', lines: [chat(1), chat(2)] });
  lastSocket().hangUp();
  await vi.advanceTimersByTimeAsync(1000);
  lastSocket().admit();
  lastSocket().tell({ type: 'chat', lines: [chat(1), chat(2), chat(3)] }, { type: 'heard', start: 0, said: [said('a'), said('b'), said('c')] });
  expect(session.heard.map(({ talk }) => talk)).toEqual(['a', 'b', 'c']);
  expect(session.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('the call is that of the place where I am, and none after a break until it is told again', async () => {
  lastSocket().tell({ type: 'call', place: 'room-1', link: 'https://call.example/one' });
  expect(session.call).toEqual({ place: 'room-1', link: 'https://call.example/one' });
  lastSocket().tell({ type: 'call', place: null, link: null });
  expect(session.call).toBeNull();
  lastSocket().tell({ type: 'call', place: 'room-2', link: 'https://call.example/two' });
  lastSocket().hangUp();
  await vi.advanceTimersByTimeAsync(1000);
  lastSocket().admit();
  expect(session.call).toBeNull();
});

test('the facts of the end are kept until the next lobby', () => {
  const finale = { type: 'finale', facts: { soot: [1] }, callback: null, riddle: 'winner', sofa: [] } as const;
  lastSocket().tell(finale);
  expect(session.finale).toEqual(finale);
  lastSocket().tell({ ...roster, phase: 'lobby' });
  expect(session.finale).toBe(null);
});

test('that a game is over is not shown before its end has been', () => {
  const clock = (now: number) => lastSocket().tell({ type: 'clock', running: false, now, alarms: [], mine: null, bank: null });
  const shown = () => session.shown?.phase;
  clock(0);
  lastSocket().tell(roster, { type: 'update', view: { round: 1 }, prompt: null }, { ...roster, phase: 'over' });
  expect(shown()).toBe('playing'); // the table is told before the view
  lastSocket().tell({ type: 'update', view: { round: 1, news: [{ news: 'ended' }] }, prompt: null, show: { at: 0, beats: [{ news: 0, phase: 'turn', seconds: 2, part: 0 }] } });
  lastSocket().tell({ type: 'finale', facts: {}, callback: null, riddle: 'winner', sofa: [] });
  expect(shown()).toBe('playing');
  clock(3);
  expect(shown()).toBe('over');
  lastSocket().tell({ ...roster, phase: 'lobby' });
  expect(shown()).toBe('lobby');
});

test('the lobby clears what was left of the last game', () => {
  lastSocket().tell(
    roster,
    { type: 'update', view: {}, prompt },
    { type: 'heard', start: 0, said: [said('a')] },
    { type: 'clock', running: true, now: 0, alarms: [], mine: 30, bank: null },
  );
  expect(session.clock?.times.mine).toBe(30);
  lastSocket().tell({ ...roster, phase: 'over' });
  expect(session.view).toEqual({});
  lastSocket().tell({ ...roster, phase: 'lobby' });
  expect([session.view, session.prompt, session.clock, session.heard]).toEqual([null, null, null, []]);
  expect(session.roster?.phase).toBe('lobby');
});

test('what was promised before the deal is written down here, and the list once the game is on', () => {
  lastSocket().tell({ ...roster, phase: 'lobby' });
  expect(readItem('promise.KITE-1')).toBe('promised');
  expect(readItem('list.KITE-1')).toBeNull();
  lastSocket().tell(roster);
  const changed = { table: 'KITE-1', commitment: 'changed', entropy: ['three'] };
  lastSocket().tell({ ...roster, fair: changed });
  expect([readItem('promise.KITE-1'), readItem('list.KITE-1')]).toEqual(['promised', 'one,two']);
});

test('it is counted how often somebody squeezes and lets go, until they turn to somebody else', () => {
  const told = (at: number | null, squeeze: boolean) => {
    lastSocket().tell({ type: 'gesture', seat: 1, at, squeeze });
    return session.gesture?.letGo ?? null;
  };
  expect([told(2, false), told(2, true), told(2, false), told(2, true), told(2, false), told(3, false), told(null, false)]).toEqual([0, 0, 1, 1, 2, 0, null]);
});
