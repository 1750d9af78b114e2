import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { oneLineSaysWhatIsGoingOn } from '../../testing/fixtures';
import { openEnd } from '../../testing/ends';
import { asked, everything, find, mine, over, seated, sit, type Seen } from '../../testing/trick-snipers';
import { PRINTED } from '../../wire/trick-snipers';
import { cardName } from './cards';
import { ending } from './ending';

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
    expect(plate?.querySelector('.tricks')?.textContent).toBe(say('web-trick-snipers-tricks', { tricks: view.counts[seat] ?? 0 }));
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

test('only tricks that the view says lie face up are listed, whatever they scored', () => {
  const seen = find(({ update }) => update.view.tricks.length > 3 && !update.view.outcome);
  const { tricks } = seen.update.view;
  const face_up = tricks.map((_, place) => place % 2 === 0);
  sit(seen, { face_up });
  const numbers = [...document.querySelectorAll('aside li .number')].map((each) => Number(each.textContent));
  expect(numbers).toEqual(face_up.flatMap((up, place) => (up ? [place + 1] : [])).reverse());
});

const FACTS = { because: { because: 'nobody-scored' }, moment: { moment: 'no-shot' } };

test('at the end all tricks lie open, whoever took them', async () => {
  for (const seen of everything.filter(over)) {
    const { tricks } = seen.update.view;
    await openEnd(ending, seen, 'tricks', FACTS);
    expect(document.querySelectorAll('[role=tabpanel] li .chip')).toHaveLength(tricks.flatMap(({ cards }) => cards).length);
  }
});

test('at the end all hands lie open, and what was passed is marked', async () => {
  const seen = find(over);
  await openEnd(ending, seen, 'hands', FACTS);
  expect(document.querySelectorAll('dd')).toHaveLength(seen.names.length + 1);
  expect(document.querySelectorAll('dd .chip')).toHaveLength(seen.update.view.deal.flat().length);
  expect(document.querySelectorAll('dd .marked')).toHaveLength(PRINTED.passed * seen.names.length);
});
