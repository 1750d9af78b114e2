import { expect, test } from 'vitest';
import { oneLineSaysWhatIsGoingOn } from '../../testing/fixtures';
import { asked, everything, find, mine, over, seated, sit, type Seen } from '../../testing/trick-snipers';
import { cardName } from './cards';
import { visibleTricks } from './visibleTricks';

const label = (element: Element | null) => element?.getAttribute('aria-label') ?? '';

test('moments of every kind are saved', () => {
  for (const kind of ['subset', 'one-of'] as const) expect(everything.some(asked(kind)), kind).toBe(true);
  expect(everything.some(over)).toBe(true);
  expect(everything.some(({ update: { view } }) => view.tricks.some(({ sniped }) => sniped))).toBe(true);
  expect(new Set(everything.map(({ names }) => names.length))).toEqual(new Set([3, 5]));
});

function everyoneIsThereAndTheTrick(seen: Seen): void {
  const { view } = seen.update;
  for (const [seat, name] of seen.names.entries()) {
    const plate = document.querySelector(`[data-seat="${seat}"] .plate`);
    expect(label(plate)).toContain(name);
    expect(plate?.querySelectorAll('.hit')).toHaveLength(view.points[seat] ?? -1);
    expect(plate?.querySelector('.tricks')?.textContent?.trim()).toBe(String(view.counts[seat]));
  }
  const lies = view.trick.length ? view.trick : (view.tricks.at(-1)?.cards ?? []);
  expect(document.querySelectorAll('.laid')).toHaveLength(lies.length);
  for (const card of lies) expect(label(document.querySelector('.trick'))).toContain(cardName(card));
}

function everyCardInHandHasALabel({ update: { view } }: Seen): void {
  const passed = view.answer?.cards.length ?? 0;
  expect(mine()).toHaveLength(view.hand.length - passed);
  for (const [place, button] of mine().entries()) if (!passed) expect(label(button)).toContain(cardName(view.hand[place] ?? ['red', 0]));
}

test.each(everything)('$viewer sees in $scene everyone, the trick, a hand and what is going on, in words; who watches has nothing to press', (seen) => {
  const { container } = sit(seen);
  if (!over(seen)) everyoneIsThereAndTheTrick(seen);
  if (!over(seen) && seated(seen)) everyCardInHandHasALabel(seen);
  if (!seated(seen)) expect(document.querySelectorAll('button, [role=button], input')).toHaveLength(0);
  oneLineSaysWhatIsGoingOn();
  expect(container.innerHTML.match(/\b(web-)?trick-snipers-[a-z-]+|undefined|NaN|\{ ?\$/g), 'a code without words').toBeNull();
});

test('face-down tricks stay face down, unless the house helps the memory', () => {
  const { view } = find(({ update }) => update.view.tricks.length > 3 && update.view.trick.length === 0 && !update.view.outcome).update;
  const plain = view.tricks.findIndex(({ points }) => points === 0) + 1;
  const at = (house: typeof view.house) => visibleTricks({ ...view, house }).find(({ number }) => number === plain);
  expect(at({ ...view.house, memory_aid: false })?.open).toBe(false);
  expect(at({ ...view.house, memory_aid: true })?.open).toBe(true);
  expect(visibleTricks(view)[0]?.open).toBe(true); // until the next card is led
  expect(visibleTricks({ ...view, trick: [['red', 1]] })[0]?.open).toBe((view.tricks.at(-1)?.points ?? 0) > 0);
  expect(visibleTricks(view).filter(({ points }) => points).every(({ open }) => open)).toBe(true);
});

test('at the end all hands lie open, and what was passed is marked', () => {
  const seen = find(over);
  sit(seen);
  expect(document.querySelectorAll('dd')).toHaveLength(seen.names.length + 1);
  expect(document.querySelectorAll('dd .chip')).toHaveLength(seen.update.view.deal.flat().length);
  expect(document.querySelectorAll('dd .marked')).toHaveLength(4 * seen.names.length);
  expect(document.querySelectorAll('.board li')).toHaveLength(seen.names.length);
});
