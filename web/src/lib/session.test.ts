import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket, fakeTheLine, line, restoreTheLine } from '../testing/socket';
import { Close } from '../wire/messages';
import { FINAL, Session, type Answer } from './session.svelte';

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

test('it goes to the table by its code, and says where from it watches', () => {
  expect(line().url).toMatch(/^ws:\/\/[^/]+\/api\/tables\/KITE\/socket\?v=1&changes=1$/);
  new Session('KITE', 'public').close();
  expect(line().url).toMatch(/\?v=1&changes=1&watch=public$/);
});

test('it is open once the table bids welcome', () => {
  expect(session.line).toBe('connecting');
  line().admit({ member: 7 });
  expect([session.line, session.member]).toEqual(['open', 7]);
});

describe('asking', () => {
  test('what is asked before the line is open is sent when it is', () => {
    void session.ask({ type: 'start' });
    expect(line().asked).toEqual([]);
    line().admit();
    expect(line().asked).toMatchObject([{ type: 'start' }]);
  });

  test('what was not acknowledged is sent again after a break, with the same id', async () => {
    line().admit();
    void session.ask({ type: 'add-bot' });
    void session.ask({ type: 'start' });
    const before = line().asked;
    expect(new Set(before.map(({ id }) => id)).size).toBe(2);
    line().tell({ type: 'done', id: before[0]?.id ?? '' });
    line().hangUp();
    await pass(1000);
    line().admit();
    expect(line().asked).toEqual(before.slice(1));
  });

  test.each([
    { type: 'done' },
    { type: 'refused', code: 'not-asked', rule: null, facts: {} },
    { type: 'reason', refusal: { code: 'time-bomb-own-wire', rule: 'TB6' } },
  ] as const)('an answer comes once: $type', async (answer) => {
    line().admit();
    const heard: Answer[] = [];
    void session.ask({ type: 'start' }).then((each) => heard.push(each));
    const id = line().asked[0]?.id ?? '';
    line().tell({ ...answer, id }, { ...answer, id }, { type: 'done', id: 'another' });
    await pass(0);
    expect(heard).toEqual([{ ...answer, id }]);
    line().hangUp();
    await pass(1000);
    expect(line().admit().asked).toEqual([]);
  });
});

describe('the end', () => {
  test.each(Object.entries(FINAL))('close code %s is final: %s', async (code, why) => {
    line().admit().hangUp(Number(code));
    expect(session.line).toBe(why);
    await pass(60_000);
    dispatchEvent(new Event('online'));
    expect(lines()).toBe(1);
  });

  test('a page that is too old loads itself anew', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    line().hangUp(Close.RELOAD);
    expect(reload).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(lines()).toBe(1);
  });

  test('so does one that meets a new server after a break, and only then', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    for (const server of ['1', '1', '2']) {
      expect(reload).not.toHaveBeenCalled();
      line().admit({ server }).hangUp();
      await pass(1000);
    }
    expect(reload).toHaveBeenCalledOnce();
  });

  test('who leaves hears nothing more and does not come back', async () => {
    const mine = line().admit();
    session.close();
    mine.tell({ type: 'update', view: 'late', prompt: null });
    mine.hangUp();
    await pass(60_000);
    dispatchEvent(new Event('focus'));
    expect([session.view, lines(), mine.pings]).toEqual([null, 1, 0]);
  });
});
