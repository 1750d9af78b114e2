import { afterEach, expect, test, vi } from 'vitest';
import { takeSeats, linkWithSeats } from './moveSeats';

interface Asked {
  readonly path: string;
  readonly body: unknown;
}

/** A server at which this browser has these seats, and whose links are good for these tables. */
function server({ seated = [] as string[], good = [] as string[] }) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body && JSON.parse(body) });
    const code = path.split('/')[3] ?? '';
    const answer = (status: number, said: unknown) => new Response(JSON.stringify(said), { status });
    if (path === '/api/seats') return answer(200, seated.map((each) => ({ code: each })));
    if (!good.includes(code)) return answer(403, { code: 'no-link', facts: {} });
    return answer(201, path.endsWith('/links') ? { link: `word-${code}`, seconds: 600 } : { code, member: 1, place: null, key: null });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('every seat goes by a link of its own, behind the #', async () => {
  server({ good: ['KITE', 'BOLT'] });
  expect(await linkWithSeats('http://192.168.1.7:8470', ['KITE', 'BOLT'])).toBe('http://192.168.1.7:8470/l#KITE.word-KITE+BOLT.word-BOLT');
});

test('nobody goes anywhere if one of the seats would stay behind', async () => {
  server({ good: ['KITE'] });
  await expect(linkWithSeats('http://192.168.1.7:8470', ['KITE', 'BOLT'])).rejects.toThrow('no-link');
});

test('what came along is taken, but for a seat that is here already', async () => {
  const asked = server({ seated: ['BOLT'], good: ['KITE', 'BOLT'] });
  expect(await takeSeats('KITE.a_b+BOLT.c-d')).toEqual(['KITE', 'BOLT']);
  expect(asked.slice(1)).toEqual([{ path: '/api/tables/KITE/redeem', body: { link: 'a_b' } }]);
});

test('a link that has grown too old keeps no other from being used', async () => {
  server({ good: ['BOLT'] });
  expect(await takeSeats('KITE.a+BOLT.c')).toEqual(['BOLT']);
});

test.each(['', 'KITE', 'KITE.', '.a', 'KITE.a'])('with nothing that can be used (%s) one is told', async (tickets) => {
  server({});
  await expect(takeSeats(tickets)).rejects.toThrow('no-link');
});
