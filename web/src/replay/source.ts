/** Where a replay comes from: a table whose game is over, or a record that was dropped on the page. */
import { request } from '../lib/http';
import type { ChairReplay, LensReplay, Overview } from '../wire/messages';

export interface Source {
  readonly overview: () => Promise<Overview<unknown>>;
  readonly chair: (chair: number | string) => Promise<ChairReplay<unknown, unknown>>;
  readonly lens: (seat: number, claims: boolean) => Promise<LensReplay>;
}

export function fromTable(code: string): Source {
  const path = `/api/tables/${encodeURIComponent(code)}/replay`;
  return {
    overview: () => request('GET', path),
    chair: (chair) => request('GET', `${path}/chair/${chair}`),
    lens: (seat, claims) => request('GET', `${path}/lens/${seat}?claims=${claims}`),
  };
}

/** The server replays the record for each answer, and keeps nothing of it. */
export function fromFile(record: Blob): Source {
  return {
    overview: () => request('POST', '/api/replays', record),
    chair: (chair) => request('POST', `/api/replays/chair/${chair}`, record),
    lens: (seat, claims) => request('POST', `/api/replays/lens/${seat}?claims=${claims}`, record),
  };
}
