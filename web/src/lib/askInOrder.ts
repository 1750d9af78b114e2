/** Sends requests one after another; the first refusal ends it. */
import type { Refused } from '../wire/messages';
import type { Request, Session } from './session.svelte';

export async function askInOrder(session: Session, requests: readonly Request[]): Promise<Refused | null> {
  for (const request of requests) {
    const answer = await session.ask(request);
    if (answer.type === 'refused') return answer;
  }
  return null;
}
