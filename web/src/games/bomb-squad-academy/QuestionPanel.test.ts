import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/words';
import { asked, asking, button, everything, find, item, moves, seated, sit } from '../../testing/bomb-squad-academy';
import type { Move } from '../../wire/bomb-squad-academy';
import { question } from './question';
import { ACTIONS, actionName, toolName, wireName } from './wires';

const choosing = find((seen) => asked('choose')(seen) && seen.names.length === 5 && moves(seen).length < 6);
const middle = find((seen) => seated(seen) && asked('choose')(seen) && seen.update.view.lines.some((line) => line.exposed.length > 2));
const press = (element: HTMLElement) => fireEvent.click(element);
const confirm = (kind: Move['move'], what: string) => press(button(say('web-bomb-squad-academy-do', { kind, what })));

beforeEach(() => (settings.confirm = true));
afterEach(() => (settings.confirm = true));

describe('my card', () => {
  const offered = moves(choosing).flatMap((move) => (move.move === 'choose' ? [move.action] : []));
  const missing = ACTIONS.filter((action) => !offered.includes(action));

  test('is chosen, and confirmed', async () => {
    const { played } = sit(choosing);
    const [first = 'wait', second = 'wait'] = offered;
    await press(item(actionName(first)));
    await press(item(actionName(second)));
    expect(played).toEqual([]);
    await press(document.querySelector('.thumb .row .first') as HTMLElement);
    expect(played).toEqual([{ move: 'choose', action: second }]);
  });

  test.each(offered)('says what it does when %s is tapped, and the button what one plays', async (action) => {
    sit(choosing);
    expect(document.querySelector('.thumb .does')).toBeNull();
    await press(item(actionName(action)));
    const kind = ['wait', 'chicken'].includes(action) ? action : 'cutter';
    expect(document.querySelector('.thumb .does')?.textContent).toBe(say(`web-bomb-squad-academy-card-${kind}`, { wire: actionName(action) }));
    expect(document.querySelector('.thumb .row .first')?.textContent?.trim()).toBe(say(`web-bomb-squad-academy-play-${kind}`, { wire: actionName(action) }));
  });

  test('is chosen at once, where nobody wants to be asked twice', async () => {
    settings.confirm = false;
    const { played } = sit(choosing);
    await press(item(actionName(offered[0] ?? 'wait')));
    expect(played).toEqual([{ move: 'choose', action: offered[0] }]);
  });

  test.each(missing)('cannot be %s now, and one may ask why', async (action) => {
    const { played, wondered } = sit(choosing);
    await press(item(actionName(action)));
    expect(wondered).toEqual([{ move: 'choose', action }]);
    expect(played).toEqual([]);
  });

  test('while nobody asks me, what lies on the table is dimmed, and says when it comes back', () => {
    const me = Number(choosing.viewer);
    sit({ ...choosing, update: { ...choosing.update, prompt: null } }, { cards: choosing.names.map((_, seat) => (seat === me ? ['blue'] : [])), aside: choosing.names.map(() => true) });
    const dimmed = [...document.querySelectorAll('.thumb .item:has(.faded)')].map((each) => [each.querySelector('.caption')?.textContent, each.querySelector('.back')?.textContent]);
    expect(dimmed).toEqual([[actionName('blue'), 'back in 2 rounds'], [actionName('wait'), 'back next bomb']]);
  });

  test('once chosen it is marked, and the others are waited for', () => {
    const seen = { ...choosing, update: { ...choosing.update, prompt: null } };
    sit(seen, { answer: { move: 'choose', action: offered[0] ?? 'wait' }, waiting: [2] });
    expect(item(actionName(offered[0] ?? 'wait')).classList.contains('done')).toBe(true);
    expect(document.body.textContent).toContain(say('web-bomb-squad-academy-sealed', { names: choosing.names[2] ?? '' }));
  });
});

const cases: [string, Move[], string[], Move][] = [
  ['a wire to protect', [{ move: 'protect', wire: 'green' }, { move: 'protect', wire: 'red' }], [wireName('red')], { move: 'protect', wire: 'red' }],
  ['a wire to jump to', [{ move: 'jump', wire: 'green' }, { move: 'jump', wire: 'red' }], [wireName('green')], { move: 'jump', wire: 'green' }],
  ['someone to switch with', [{ move: 'switch-with', seat: 0 }, { move: 'switch-with', seat: 1 }], ['Ben'], { move: 'switch-with', seat: 1 }],
  ['someone to spare', [{ move: 'spare', seat: 0 }, { move: 'spare', seat: 1 }], ['Ada'], { move: 'spare', seat: 0 }],
  ['two for the Air Horn', [{ move: 'blow', seats: [0, 1] }, { move: 'blow', seats: [0, 2] }, { move: 'blow', seats: [1, 2] }], ['Cleo', 'Ada'], { move: 'blow', seats: [0, 2] }],
  ['another card', [{ move: 'replace', action: 'wait' }, { move: 'replace', action: 'chicken' }], [actionName('chicken')], { move: 'replace', action: 'chicken' }],
  ['a card under the X-Ray', [{ move: 'keep', card: 0 }, { move: 'keep', card: 3 }], ['3'], { move: 'keep', card: 3 }],
  ['two decks', [{ move: 'decline' }, { move: 'peek', wires: ['green', 'blue'] }, { move: 'peek', wires: ['blue', 'red'] }], [wireName('red'), wireName('blue')], { move: 'peek', wires: ['blue', 'red'] }],
  ['a Tool to take', [{ move: 'draft', tool: 'hammer' }, { move: 'draft', tool: 'x-ray' }], [toolName('x-ray')], { move: 'draft', tool: 'x-ray' }],
];

test.each(cases)('one can pick %s', async (_, offer, picks, move) => {
  const { played } = sit(asking(middle, offer, 77, { todo: [{ step: 'scanning', seat: 0, wire: 'blue' }] }));
  for (const pick of picks) await press(item(pick));
  expect(played).toEqual([]);
  await press(document.querySelector('.thumb .row .first') as HTMLElement);
  expect(played).toEqual([move]);
});

test('two exposed cards go back, by their places', async () => {
  const { view } = middle.update;
  const index = view.lines.findIndex((line) => line.exposed.length > 2);
  const wire = (['green', 'blue', 'red', 'yellow'] as const)[index] ?? 'green';
  const offer: Move[] = [{ move: 'freeze', places: [0, 1] }, { move: 'freeze', places: [0, 2] }, { move: 'freeze', places: [1, 2] }];
  const { played } = sit(asking(middle, offer, 77, { todo: [{ step: 'freezing', seat: 0, wire }] }));
  const items = document.querySelectorAll<HTMLElement>('.thumb .item');
  expect([...items].map((each) => each.querySelector('.value')?.textContent)).toEqual(view.lines[index]?.exposed.slice(0, 3).map(String));
  await press(items[2] as HTMLElement);
  await press(items[0] as HTMLElement);
  await press(document.querySelector('.thumb .row .first') as HTMLElement);
  expect(played).toEqual([{ move: 'freeze', places: [0, 2] }]);
});

test('a Chicken may look at the tiles of a track, or use the Mirror, or look at nothing', async () => {
  const offer: Move[] = [{ move: 'decline' }, { move: 'peek', wires: ['green', 'blue'] }, { move: 'peek-under', wire: 'red' }, { move: 'use-mirror' }];
  const { played } = sit(asking(middle, offer, 77, { todo: [{ step: 'looking', seat: 0 }] }));
  await press(button(say('web-bomb-squad-academy-look-tiles')));
  await press(item(wireName('red')));
  await confirm('peek-under', wireName('red'));
  await press(button(say('web-bomb-squad-academy-look-mirror')));
  await press(item(toolName('mirror')));
  await confirm('use-mirror', toolName('mirror'));
  await press(button(say('web-bomb-squad-academy-decline')));
  expect(played).toEqual([{ move: 'peek-under', wire: 'red' }, { move: 'use-mirror' }, { move: 'decline' }]);
});

test.each(everything.filter((seen) => seated(seen) && moves(seen).length))('every move on offer to $viewer in $scene can be made', (seen) => {
  const { view, prompt } = seen.update;
  const found = question(view, prompt, seen.names);
  const made = new Set<string>();
  for (const choice of found?.choices ?? []) {
    const keys = choice.items.map(({ key }) => key);
    const picks = choice.need === 1 ? keys.map((key) => [key]) : keys.flatMap((a) => keys.filter((b) => b > a).map((b) => [a, b]));
    for (const pick of picks) made.add(JSON.stringify(choice.move(pick)));
  }
  for (const other of found?.others ?? []) made.add(JSON.stringify(other.move));
  made.delete('null');
  expect([...made].sort()).toEqual(moves(seen).map((move) => JSON.stringify(move)).sort());
});
