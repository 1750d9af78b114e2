/** Over https this keeps the page and all its hashed files: the page opens offline, and an open one finds its parts after an upgrade. Nothing else is ever kept. */
declare const FILES: readonly string[]; // these two are put in by the build
declare const VERSION: string;

/** What this file uses of a worker; its whole library does not go with that of a page. */
interface WorkerEvent extends Event {
  readonly request: Request;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(event: 'install' | 'activate' | 'fetch', act: (event: WorkerEvent) => void): void;
}

const NAME = `boomtable-${VERSION}`;
const KEPT = 3; // versions: a game may outlast an upgrade
const DOWN = [502, 503, 504]; // what a proxy says for a server that does not answer
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(caches.match(pathname, { ignoreVary: true }).then((found) => found ?? fetch(request)));
});

async function keep(): Promise<void> {
  await caches.delete(NAME); // the newest is the last one
  const cache = await caches.open(NAME);
  await cache.addAll([new Request('/', { cache: 'no-store', credentials: 'omit' }), ...FILES.map((file) => new Request(file, { credentials: 'omit' }))]);
}

async function forget(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('boomtable-'));
  await Promise.all(names.slice(0, -KEPT).map((name) => caches.delete(name)));
}

/** As the server has it now; if it does not answer, as it was kept, marked as such. */
async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && !DOWN.includes(answer.status)) return answer;
  const kept = await caches.match('/', { cacheName: NAME });
  if (!kept) return answer ?? Response.error();
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': kept.headers.get('content-security-policy') ?? '' };
  return new Response((await kept.text()).replace('<head>', '<head><meta name="offline" content="" />'), { headers });
}
