/** Parts of the page that are fetched when they are needed: boards, screens, the menu, messages. */

export const parts = $state({ missing: false }); // one could not be fetched, and the line is down

const APART = 2000; // milliseconds between two looks whether the server is back
const LONGEST = 5000; // milliseconds for which a page stays at least, so that a server without that part is not asked all the time

/** Fetch a part. If that fails, load the whole page again once the server answers: browsers fetch a part once, and its styles never twice. */
export async function fetchPart<P>(load: () => Promise<P>): Promise<P> {
  try {
    return await load();
  } catch {
    parts.missing = true;
    await untilServerAnswers();
    location.reload();
    return new Promise<P>(() => undefined); // nobody goes on here
  }
}

export async function untilServerAnswers(): Promise<void> {
  do await pause(APART);
  while (performance.now() < LONGEST || !(await answers()));
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function answers(): Promise<boolean> {
  return fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
