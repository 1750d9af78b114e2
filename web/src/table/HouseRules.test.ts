import { fireEvent, render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Answer, Request } from '../lib/session.svelte';
import { say } from '../lib/words';
import type { GameInfo, Roster } from '../wire/messages';
import HouseRules from './HouseRules.svelte';

const info: GameInfo = {
  id: 'bomb-squad-academy',
  title: '',
  rules: 1,
  seats: [2, 3],
  levels: [],
  fill_to: 4,
  fill_with: 'normal',
  places: ['public'],
  calls: ['public'],
  practice: false,
  phrases: [],
  talks: true,
  options: [
    { name: 'plates_stay', default: true, allowed: ['false', 'true'] },
    { name: 'decks', default: '', allowed: [] },
  ],
};
const settings = { clock: null, spectators: true, chat: true, moderator: false, research: false, visibility: 'private' };
const roster = { options: { plates_stay: false, decks: '' }, settings, chairs: [], moderator: null } as unknown as Roster;
const done: Answer = { type: 'done', id: '1' };
const refused: Answer = { type: 'refused', id: '1', code: 'not-asked', rule: null, facts: {} };

function open(answer: Answer, hosting = true) {
  const asked: Request[] = [];
  render(HouseRules, { roster, info, hosting, ask: async (request: Request) => (asked.push(request), answer) });
  return { asked, field: document.querySelector('input[type=text]') as HTMLInputElement };
}

const buttonsOf = (name: string) => {
  const group = [...document.querySelectorAll('fieldset')].find((each) => each.querySelector('legend')?.textContent === name);
  return [...(group?.querySelectorAll('button') ?? [])];
};

test('a house rule without a list is written into a field, with an example', async () => {
  const { asked, field } = open(done);
  const example = say('bomb-squad-academy-option-decks-example');
  expect(field.placeholder).toBe(example);
  expect(document.body.textContent).toContain(example);
  await fireEvent.change(field, { target: { value: 'green 3 3 3 3 / 8' } });
  expect(asked).toEqual([{ type: 'change', options: { plates_stay: false, decks: 'green 3 3 3 3 / 8' } }]);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('what the server has against it is said beside it', async () => {
  const { field } = open(refused);
  await fireEvent.change(field, { target: { value: 'mauve' } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('[role=alert]')?.textContent).toBe(say('not-asked'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('guests only read it', () => {
  expect(open(done, false).field.disabled).toBe(true);
});

test('who begins is chosen by name, and whoever runs the game without a seat is none of them', async () => {
  const chair = (member: number, name: string) => ({ member, name, level: null, ready: true, present: true });
  const seated = { ...roster, options: { first: 1 }, moderator: 7, chairs: [chair(7, 'Host'), chair(3, 'Ada'), chair(5, 'Ben')] };
  const asked: Request[] = [];
  render(HouseRules, {
    roster: seated as unknown as Roster,
    info: { ...info, id: 'time-bomb', options: [{ name: 'first', default: -1, allowed: [] }] },
    hosting: true,
    ask: async (request: Request) => (asked.push(request), done),
  });
  const names = buttonsOf(say('web-first'));
  expect(names.map(({ textContent }) => textContent)).toEqual([say('web-first-drawn'), 'Ada', 'Ben']);
  expect(names.map((each) => each.ariaPressed ?? each.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
  await fireEvent.click(names[1] as HTMLElement);
  expect(asked).toEqual([{ type: 'change', options: { first: '0' } }]);
});

test('a rule with a list is chosen from its consequences, all in sight', async () => {
  const { asked } = open(done);
  const values = buttonsOf(say('bomb-squad-academy-option-plates_stay'));
  expect(values.map(({ textContent }) => textContent)).toEqual(['false', 'true'].map((value) => say(`bomb-squad-academy-option-plates_stay-${value}`)));
  await fireEvent.click(values[1] as HTMLElement);
  expect(asked).toEqual([{ type: 'change', options: { plates_stay: 'true', decks: '' } }]);
});

test("the title's rules come first; rare ones and the table's own settings are under Advanced", () => {
  const options = [...info.options, { name: 'co_cutters', default: false, allowed: ['false', 'true'] }];
  render(HouseRules, { roster, info: { ...info, options }, hosting: true, ask: async () => done });
  const advanced = document.querySelector('details details');
  expect(advanced?.querySelector('summary')?.textContent).toBe(say('web-advanced'));
  const inside = [...(advanced?.querySelectorAll('legend') ?? [])].map((each) => each.textContent);
  expect(inside).toEqual([say('bomb-squad-academy-option-co_cutters'), say('web-clock'), say('web-late-comers')]);
  expect(advanced?.querySelectorAll('input[type=checkbox]')).toHaveLength(6);
});

test('what the title takes care of itself is not asked for twice', () => {
  render(HouseRules, { roster, info, hosting: true, ask: async () => done, taken: ['decks'] });
  expect(document.querySelector('input[type=text]')).toBeNull();
});

test('games are for research only if the host says so, and everyone in the lobby reads it', async () => {
  const { asked } = open(done);
  expect(document.querySelector('[role=status]')).toBeNull();
  const tick = [...document.querySelectorAll('label')].find((each) => each.textContent?.includes(say('web-allow-research')));
  await fireEvent.click(tick?.querySelector('input') as HTMLInputElement);
  expect(asked).toEqual([{ type: 'change', settings: { ...settings, research: true } }]);
});

test('a guest of a table that agreed is told before they are ready, without opening anything', () => {
  const agreed = { ...roster, settings: { ...roster.settings, research: true } };
  render(HouseRules, { roster: agreed, info, hosting: false, ask: async () => done });
  const told = document.querySelector('[role=status]');
  expect(told?.textContent).toBe(say('web-research'));
  expect(told?.closest('details')).toBeNull();
});
