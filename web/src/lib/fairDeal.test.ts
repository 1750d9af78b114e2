import { expect, test } from 'vitest';
import { drawNumbers, checkRecord, type FairRecord } from './fairDeal';
import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';

const seed = bytesToHex(Uint8Array.from({ length: 32 }, (_, index) => index));
const commitment = bytesToHex(sha256(Uint8Array.from({ length: 32 }, (_, index) => index)));
const entropy = ['one', 'zwölf'];
const kite: FairRecord = { table: 'KITE', seed, commitment, entropy, draws: [] };

test('the page draws as docs/fair-deals.md says', () => {
  expect(drawNumbers(kite, 7, 10, 10)).toEqual([0, 1, 8, 7, 5, 2, 4, 9, 6, 3]);
});

const honest: FairRecord = { ...kite, draws: [[10, drawNumbers(kite, 0, 10, 10)], [5, drawNumbers(kite, 1, 5, 1)]] };
const promised = { commitment, list: entropy.join() };

test('an honest deal is found fair', () => {
  expect(checkRecord(honest, promised, 'one')).toMatchObject({ fair: true, code: 'web-fair-yes' });
});

test('a device that added no line is not told that its line is in the list', () => {
  expect(checkRecord(honest, promised, '')).toMatchObject({ fair: true, code: 'web-fair-no-line' });
});

test.each([
  ['another seed than promised', { ...promised, commitment: commitment.replace(/^./, 'z') }, honest, 'one', 'fair-commitment'],
  ['another list than shown', { ...promised, list: 'one' }, honest, 'one', 'web-fair-list'],
  ['a draw that does not follow', promised, { ...honest, draws: [[5, [4, 3, 2, 1, 0]]] } as FairRecord, 'one', 'web-fair-draw'],
  ['a list without my line', promised, honest, 'mine', 'web-fair-not-mine'],
])('%s is found', (_, shown, fair, mine, code) => {
  expect(checkRecord(fair, shown, mine)).toMatchObject({ fair: false, code });
});
