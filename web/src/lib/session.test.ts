import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket, fakeSockets, lastSocket, restoreSockets } from '../testing/socket';
import { Close } from '../wire/messages';
import { FINAL_CODES, Session, type Answer } from './session.svelte';

let session: Session;
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const lines = () => FakeSocket.all.length;

beforeEach(() => {
  fakeSockets();
  session = new Session('KITE');
});
afterEach(() => {
  session.close();
  restoreSockets();
});

test('it goes to the table by its code, and says where from it watches', () => {
  expect(lastSocket().url).toMatch(/^ws:\/\/[^/]+\/api\/tables\/KITE\/socket\?v=1&changes=1$/);
  new Session('KITE', 'public').close();
  expect(lastSocket().url).toMatch(/\?v=1&changes=1&watch=public$/);
});

test('it is open once the table bids welcome', () => {
  expect(session.connection).toBe('connecting');
  lastSocket().admit({ member: 7 });
  expect([session.connection, session.member]).toEqual(['open', 7]);
});

describe('asking', () => {
  test('what is asked before the line is open is sent when it is', () => {
    void session.ask({ type: 'start' });
    expect(lastSocket().asked).toEqual([]);
    lastSocket().admit();
    expect(lastSocket().asked).toMatchObject([{ type: 'start' }]);
  });

  test('what was not acknowledged is sent again after a break, with the same id', async () => {
    lastSocket().admit();
    void session.ask({ type: 'add-bot' });
    void session.ask({ type: 'start' });
    const before = lastSocket().asked;
    expect(new Set(before.map(({ id }) => id)).size).toBe(2);
    lastSocket().tell({ type: 'done', id: before[0]?.id ?? '' });
    lastSocket().hangUp();
    await pass(1000);
    lastSocket().admit();
    expect(lastSocket().asked).toEqual(before.slice(1));
  });

  test.each([
    { type: 'done' },
    { type: 'refused', code: 'not-asked', rule: null, facts: {} },
    { type: 'reason', refusal: { code: 'time-bomb-own-wire', rule: 'TB6' } },
  ] as const)('an answer comes once: $type', async (answer) => {
    lastSocket().admit();
    const heard: Answer[] = [];
    void session.ask({ type: 'start' }).then((each) => heard.push(each));
    const id = lastSocket().asked[0]?.id ?? '';
    lastSocket().tell({ ...answer, id }, { ...answer, id }, { type: 'done', id: 'another' });
    await pass(0);
    expect(heard).toEqual([{ ...answer, id }]);
    lastSocket().hangUp();
    await pass(1000);
    expect(lastSocket().admit().asked).toEqual([]);
  });
});

describe('the end', () => {
  test.each(Object.entries(FINAL_CODES))('close code %s is final: %s', async (code, why) => {
    lastSocket().admit().hangUp(Number(code));
    expect(session.connection).toBe(why);
    await pass(60_000);
    dispatchEvent(new Event('online'));
    expect(lines()).toBe(1);
  });

  test('a page that is too old loads itself anew', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    lastSocket().hangUp(Close.RELOAD);
    expect(reload).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(lines()).toBe(1);
  });

  test('so does one that meets a new server after a break, and only then', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    for (const server of ['1', '1', '2']) {
      expect(reload).not.toHaveBeenCalled();
      lastSocket().admit({ server }).hangUp();
      await pass(1000);
    }
    expect(reload).toHaveBeenCalledOnce();
  });

  test('who leaves hears nothing more and does not come back', async () => {
    const mine = lastSocket().admit();
    session.close();
    mine.tell({ type: 'update', view: 'late', prompt: null });
    mine.hangUp();
    await pass(60_000);
    dispatchEvent(new Event('focus'));
    expect([session.view, lines(), mine.pings]).toEqual([null, 1, 0]);
  });
});
