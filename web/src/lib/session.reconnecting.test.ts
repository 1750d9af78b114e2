import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, fakeSockets, lastSocket, restoreSockets } from '../testing/socket';
import { Session } from './session.svelte';

let session: Session;
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const sockets = () => FakeSocket.all.length;

beforeEach(() => {
  fakeSockets();
  session = new Session('KITE');
});
afterEach(() => {
  session.close();
  restoreSockets();
});

test('a lost line is found again, a little later each time, and soon again after it was open', async () => {
  lastSocket().admit();
  for (const pause of [250, 425, 722.5, 1228.25, 2088.025, 3549.6425, 5000, 5000]) {
    lastSocket().hangUp();
    expect(session.connection).toBe('lost');
    const before = sockets();
    await pass(Math.ceil(pause) - 2);
    expect(sockets(), `not before ${pause} ms`).toBe(before);
    await pass(4);
    expect(sockets(), `after ${pause} ms`).toBe(before + 1);
  }
  lastSocket().admit();
  expect(session.connection).toBe('open');
  lastSocket().hangUp();
  const before = sockets();
  await pass(252);
  expect(sockets()).toBe(before + 1);
});

test('a heartbeat that nobody answers is a lost line', async () => {
  lastSocket().admit();
  await pass(8000);
  expect(lastSocket().pings).toBe(1);
  await pass(3900);
  expect([session.connection, sockets()]).toEqual(['open', 1]);
  await pass(200);
  expect(session.connection).toBe('lost');
  expect(FakeSocket.all[0]?.readyState, 'and is hung up').toBe(3);
  await pass(300);
  expect(sockets()).toBe(2);
});

test('a heartbeat that is answered keeps it', async () => {
  lastSocket().admit();
  for (let beat = 0; beat < 5; beat++) {
    await pass(8000);
    lastSocket().tell({ type: 'pong', id: 'x', clock: null });
  }
  expect([session.connection, sockets(), lastSocket().pings]).toEqual(['open', 1, 5]);
});

test('a table that never bids welcome is tried again', async () => {
  await pass(8000 + 300);
  expect(sockets()).toBe(2);
});

test('what an old line still says is not heard', async () => {
  const old = lastSocket().admit();
  old.hangUp();
  await pass(300);
  lastSocket().admit();
  old.tell({ type: 'update', view: 'stale', prompt: null });
  expect(session.view).toBeNull();
});

test('the network coming back is a reason to try at once', async () => {
  lastSocket().admit();
  for (let loss = 0; loss < 6; loss++) {
    lastSocket().hangUp();
    if (loss < 5) await pass(5000);
  }
  const before = sockets();
  dispatchEvent(new Event('online'));
  expect(sockets()).toBe(before + 1);
});

test('a phone that wakes up asks whether anyone is still there', async () => {
  lastSocket().admit();
  dispatchEvent(new Event('focus'));
  expect(lastSocket().pings).toBe(1);
  await pass(4000);
  expect(session.connection).toBe('lost');
});

test('a screen says at once when it can be heard, and again after a break', async () => {
  const said = () => lastSocket().texts.map((text) => (JSON.parse(text) as { sound?: boolean }).sound);
  session.tellSound(false);
  lastSocket().admit();
  expect(said()).toEqual([]);
  session.tellSound(true);
  session.tellSound(true);
  expect(said()).toEqual([true]);
  lastSocket().hangUp();
  await pass(300);
  lastSocket().admit();
  expect(said()).toEqual([true]);
  session.tellSound(false);
  expect(said()).toEqual([true, false]);
});
