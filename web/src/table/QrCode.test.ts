import { render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import QrCode from './QrCode.svelte';

const HOME = 'http://192.168.1.7:8470';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a one-time link is a secret: it is drawn on request and stands in no address', async () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    asked.push([path, options.body ?? null]);
    return new Response(path.endsWith('.svg') ? '<svg/>' : JSON.stringify({ addresses: [HOME] }));
  });
  const page = render(QrCode, { code: 'KITE', word: 'BCDFGHJK', label: 'Scan' });
  await vi.waitFor(() => expect(page.getByAltText('Scan').getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%2F%3E'));
  expect(asked).toContainEqual(['/api/tables/KITE/qr.svg', JSON.stringify({ link: 'BCDFGHJK', address: HOME })]);
  expect(asked.filter(([path]) => path.includes('BCDFGHJK'))).toEqual([]);
});
