import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, fakeTheLine, line, restoreTheLine } from '../testing/socket';
import { Session } from './session.svelte';

let session: Session;
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const lines = () => FakeSocket.all.length;

beforeEach(() => {
  fakeTheLine();
  session = new Session('KITE');
});
afterEach(() => {
  session.close();
  restoreTheLine();
});

test('a lost line is found again, a little later each time, and soon again after it was open', async () => {
  line().admit();
  for (const pause of [250, 425, 722.5, 1228.25, 2088.025, 3549.6425, 5000, 5000]) {
    line().hangUp();
    expect(session.line).toBe('lost');
    const before = lines();
    await pass(Math.ceil(pause) - 2);
    expect(lines(), `not before ${pause} ms`).toBe(before);
    await pass(4);
    expect(lines(), `after ${pause} ms`).toBe(before + 1);
  }
  line().admit();
  expect(session.line).toBe('open');
  line().hangUp();
  const before = lines();
  await pass(252);
  expect(lines()).toBe(before + 1);
});

test('a heartbeat that nobody answers is a lost line', async () => {
  line().admit();
  await pass(8000);
  expect(line().pings).toBe(1);
  await pass(3900);
  expect([session.line, lines()]).toEqual(['open', 1]);
  await pass(200);
  expect(session.line).toBe('lost');
  expect(FakeSocket.all[0]?.readyState, 'and is hung up').toBe(3);
  await pass(300);
  expect(lines()).toBe(2);
});

test('a heartbeat that is answered keeps it', async () => {
  line().admit();
  for (let beat = 0; beat < 5; beat++) {
    await pass(8000);
    line().tell({ type: 'pong', id: 'x', clock: null });
  }
  expect([session.line, lines(), line().pings]).toEqual(['open', 1, 5]);
});

test('a table that never bids welcome is tried again', async () => {
  await pass(8000 + 300);
  expect(lines()).toBe(2);
});

test('what an old line still says is not heard', async () => {
  const old = line().admit();
  old.hangUp();
  await pass(300);
  line().admit();
  old.tell({ type: 'update', view: 'stale', prompt: null });
  expect(session.view).toBeNull();
});

test('the network coming back is a reason to try at once', async () => {
  line().admit();
  for (let loss = 0; loss < 6; loss++) {
    line().hangUp();
    if (loss < 5) await pass(5000);
  }
  const before = lines();
  dispatchEvent(new Event('online'));
  expect(lines()).toBe(before + 1);
});

test('a phone that wakes up asks whether anyone is still there', async () => {
  line().admit();
  dispatchEvent(new Event('focus'));
  expect(line().pings).toBe(1);
  await pass(4000);
  expect(session.line).toBe('lost');
});
