/** The router: every page has an address that can be shared, reloaded and returned to. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'screen'; code: string; place: string }
  | { page: 'tv' }
  | { page: 'pick-table'; television: string }
  | { page: 'link'; code: string; link: string }
  | { page: 'seats-moved'; seats: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'public-game'; link: string }
  | { page: 'settings' }
  | { page: 'docs' } // of a server that has none: they are the server's pages, not ours
  | { page: 'replay'; code: string; number: number; link: string } // of a table, its latest game if 0; of a public game; or without either of a file
  | { page: 'not-found' };

export function parseRoute(path: string, hash = ''): Route {
  const [first, second, third, fourth] = path.split('/').filter(Boolean).map(plain);
  const code = (second ?? '').toUpperCase();
  if (!first) return { page: 'home' };
  if (first === 't' && second && !third) return { page: 'table', code };
  if (first === 't' && third === 'screen') return { page: 'screen', code, place: 'public' };
  if (first === 't' && third === 'room' && fourth) return { page: 'screen', code, place: `room-${fourth}` };
  if (first === 'tv') return second ? { page: 'pick-table', television: code } : { page: 'tv' };
  if (first === 'l' && !second) return { page: 'seats-moved', seats: hash.slice(1) };
  if (first === 'l' && second) return { page: 'link', code, link: hash.slice(1) };
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: hash.slice(1) };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'g' && second && !third) return { page: 'public-game', link: second };
  if (first === 'docs') return { page: 'docs' };
  if (first === 'settings') return { page: 'settings' };
  if (first === 'replay') return { page: 'replay', code, number: Number(third) || 0, link: hash.slice(1) };
  return { page: 'not-found' };
}

/** The address of the screen that shows a table from this place. */
export function screenAt(code: string, place: string): string {
  return place.startsWith('room-') ? `/t/${code}/${place.replace('-', '/')}` : `/t/${code}/screen`;
}

/** What the screen is called that shows a table from this place. */
export function screenName(place: string): string {
  return place === 'public' ? 'web-screen' : `web-place-${place}`;
}

/** A decoded part of an address; one that cannot be decoded stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = $state<{ route: Route }>({ route: parseRoute(location.pathname, location.hash) });

addEventListener('popstate', () => (router.route = parseRoute(location.pathname, location.hash)));

export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
  router.route = parseRoute(location.pathname, location.hash);
  scrollTo(0, 0);
}

/** Follow links inside the app without reloading the page. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || /^\/(api|docs)(\/|$)/.test(link.pathname)) return;
  event.preventDefault();
  navigate(link.pathname + link.hash);
}
