import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { openEnd } from '../../testing/ends';
import { everything, over, sit, type Seen } from '../../testing/time-bomb-evolution';
import type { Wire } from '../../wire/time-bomb-evolution';
import { ending } from './ending';

const ends = everything.filter(over);
const name = (wire: Wire) => say(`time-bomb-evolution-wire-${wire}`);

/** Rounds and seats of the claims that the view and the talk say were false. */
const liars = ({ update: { view }, heard }: Seen) =>
  [...view.false_claims, ...heard.said.filter(({ truth }) => truth)].map(({ round, seat }) => `${round} ${seat}`);

function rolesHandsAndRemovedCardsAreTurnedUp({ names, update: { view } }: Seen): void {
  const cards = document.querySelectorAll('.roles article');
  for (const [seat, person] of names.entries()) {
    const card = cards[seat];
    expect(card?.textContent).toContain(person);
    expect(card?.textContent).toContain(say(`time-bomb-role-${view.roles[seat]}`));
    expect(card?.textContent?.includes('★')).toBe(view.outcome?.winners.includes(seat));
    const open = [...(card?.querySelectorAll('[role=img]') ?? [])].map((wire) => wire.getAttribute('aria-label'));
    expect(open).toEqual(view.deals.flatMap((deal) => (deal[seat] ?? []).map(name)));
  }
  const removed = [...document.querySelectorAll('.removed [role=img]')].map((wire) => wire.getAttribute('aria-label'));
  expect(removed).toEqual(view.removed.map(name));
  expect(removed).toHaveLength(view.players);
}

function theBoardSaysWhy(seen: Seen): void {
  sit(seen);
  expect(document.querySelector('.because')?.textContent).toMatch(/TE(4|8|9|13|15)\s*$/);
  expect(document.querySelectorAll('.plate.blown')).toHaveLength(seen.update.view.exploded ? 1 : 0);
}

function exactlyTheLiesAreListed(seen: Seen): void {
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  const found = rows.map(([round, who]) => `${round} ${seen.names.indexOf(who ?? '')}`);
  expect(found).toEqual(liars(seen));
}

test.each(ends)('$viewer sees after $scene why it ended, every role, hand and removed card, and exactly the lies', async (seen) => {
  theBoardSaysWhy(seen);
  await openEnd(ending, seen, 'hands');
  rolesHandsAndRemovedCardsAreTurnedUp(seen);
  if (seen.update.view.claims === 'off') return;
  await openEnd(ending, seen, 'lies');
  exactlyTheLiesAreListed(seen);
});

test('there are lies to be found: at free tables, and where claims are made in turn', () => {
  for (const claims of ['free', 'in_turn'])
    expect(ends.filter(({ update }) => update.view.claims === claims).flatMap(liars).length).toBeGreaterThan(0);
});
