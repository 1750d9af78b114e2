/** Checks in the browser that a deal was fair, as docs/fair-deals.md describes it; this needs no game rules. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FairDeal } from '../wire/messages';
import { fetchRecord, Refusal } from './http';
import { readItem } from './storage';
import type { Facts } from './words';

export interface FairRecord {
  readonly table: string;
  readonly commitment: string;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly draws: readonly (readonly [number, readonly number[]])[];
}

export interface Verdict {
  readonly fair: boolean;
  readonly code: string;
  readonly facts: Facts;
}

/** The next numbers below n from the stream of one draw. */
export function* stream(fair: FairRecord, draw: number): Generator<number, never, number> {
  let bytes: number[] = [];
  let block = 0;
  let n = yield -1;
  for (;;) {
    let width = 0;
    while (256 ** width < n) width += 1;
    const limit = 256 ** width - (256 ** width % n);
    let value = limit;
    while (value >= limit) {
      while (bytes.length < width) bytes.push(...mac(fair, draw, block++));
      value = bytes.slice(0, width).reduce((sum, byte) => sum * 256 + byte, 0);
      bytes = bytes.slice(width);
    }
    n = yield value % n;
  }
}

function mac(fair: FairRecord, draw: number, block: number): Uint8Array {
  const parts = [fair.table, ...fair.entropy, String(draw), String(block)];
  const message = parts.map((part) => `${utf8ToBytes(part).length}:${part},`).join('');
  return hmac(sha256, hexToBytes(fair.seed), utf8ToBytes(message));
}

export function drawNumbers(fair: FairRecord, draw: number, n: number, count: number): number[] {
  const numbers = stream(fair, draw);
  numbers.next();
  const below = (limit: number) => numbers.next(limit).value;
  if (count === 1) return [below(n)];
  const order = Array.from({ length: n }, (_, index) => index);
  for (let i = n - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}

export interface SeenBefore {
  readonly commitment: string; // as this device saw it before the first draw
  readonly list: string; // the devices' entropy, as it saw it when the game began
}

export function checkRecord(fair: FairRecord, promised: SeenBefore, mine: string): Verdict {
  const wrong = (code: string, facts: Facts = {}): Verdict => ({ fair: false, code, facts });
  if (bytesToHex(sha256(hexToBytes(fair.seed))) !== promised.commitment) return wrong('fair-commitment');
  if (fair.entropy.join() !== promised.list) return wrong('web-fair-list');
  for (const [number, [n, numbers]] of fair.draws.entries()) {
    if (drawNumbers(fair, number, n, numbers.length).join() !== numbers.join())
      return wrong('web-fair-draw', { draw: number + 1 });
  }
  const facts = { draws: fair.draws.length };
  if (!mine) return { fair: true, code: 'web-fair-no-line', facts }; // this device only watched, or joined later
  const listed = fair.entropy.includes(mine);
  return { fair: listed, code: listed ? 'web-fair-yes' : 'web-fair-not-mine', facts };
}

/** Get the record and compare it with what was shown before the first draw. */
export async function checkDeal(code: string, shown: FairDeal, mine: string): Promise<Verdict> {
  try {
    const { fair } = (await fetchRecord(code)) as { fair: FairRecord };
    const commitment = readItem(`promise.${shown.table}`) ?? shown.commitment;
    const list = readItem(`list.${shown.table}`) ?? shown.entropy.join();
    return checkRecord(fair, { commitment, list }, mine);
  } catch (error) {
    const problem = error instanceof Refusal ? error.problem : { code: 'broken', facts: {} };
    return { fair: false, code: problem.code, facts: { ...problem.facts } };
  }
}
