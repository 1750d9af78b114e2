/** A newer version of the page than this one, over https: it is offered, and never taken by itself. */

export const newVersion = $state({ ready: false, playing: false }); // nothing is offered during a game

const PREFIX = 'boomtable-'; // of what the service worker keeps, one for each version
let registration: ServiceWorkerRegistration | null = null;

/** Start the service worker where there is one: not on plain http. */
export async function startWorker(): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (!workers || import.meta.env.DEV) return;
  workers.addEventListener('controllerchange', () => void compare());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookForNewVersion());
  registration = await workers.register('/sw.js').catch(() => null);
}

/** Ask the server, after the line was gone: it may have been upgraded. */
export function lookForNewVersion(): void {
  registration?.update().catch(() => null);
}

/** Whether the worker that has just taken over brought another version than this page's. */
async function compare(): Promise<void> {
  const mine = document.querySelector('script[type=module]')?.getAttribute('src');
  const newest = (await caches.keys()).filter((name) => name.startsWith(PREFIX)).at(-1);
  newVersion.ready = newest !== undefined && newest !== `${PREFIX}${mine}`;
}
