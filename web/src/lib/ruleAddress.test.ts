import { expect, test } from 'vitest';
import { ruleAddress } from './ruleAddress';

test.each([
  ['time-bomb', 'TB6', '/rules/time-bomb#TB6'],
  ['time-bomb-evolution', 'TE6', '/rules/time-bomb-evolution#TE6'],
  ['time-bomb-evolution', 'TB6', '/rules/time-bomb#TB6'],
  ['two-rooms', 'ALL5', '/rules/two-rooms#ALL5'],
])('whoever is refused something at %s by %s reads it at %s', (game, rule, address) => {
  expect(ruleAddress(game, rule)).toBe(address);
});
