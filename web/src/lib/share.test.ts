import { afterEach, expect, test, vi } from 'vitest';
import { canShare, passOn } from './share';

const LINK = 'http://192.168.0.7:8470/t/GGCR';
const copy = vi.fn(() => true);
Object.assign(document, { execCommand: copy });

afterEach(() => {
  vi.unstubAllGlobals();
  copy.mockReset().mockReturnValue(true);
});

const device = (share?: () => Promise<void>) => {
  vi.stubGlobal('isSecureContext', share !== undefined);
  vi.stubGlobal('navigator', share ? { share } : {});
};

test('on plain http a link is copied, and whoever cannot do that either is told so', async () => {
  device();
  expect([canShare(), await passOn(LINK, 'Time Bomb')]).toEqual([false, 'copied']);
  copy.mockReturnValue(false);
  expect(await passOn(LINK, 'Time Bomb')).toBe('failed');
});

test("where the system has a sheet it is the system's, with the link and the title and nothing else", async () => {
  const share = vi.fn(async () => undefined);
  device(share);
  expect([canShare(), await passOn(LINK, 'Time Bomb')]).toEqual([true, 'shared']);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Time Bomb', url: LINK });
  expect(copy).not.toHaveBeenCalled();
});

test('who closes the sheet has changed their mind; if it breaks, the link is copied', async () => {
  device(async () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await passOn(LINK, 'Time Bomb')).toBe('kept');
  device(async () => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await passOn(LINK, 'Time Bomb')).toBe('copied');
});
