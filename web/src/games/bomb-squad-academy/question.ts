/** The question I am asked as items to tap, built from the server's offer alone. */
import { say } from '../../lib/words';
import type { Prompt } from '../../wire/messages';
import type { Action, Move, Tool, View, Wire } from '../../wire/bomb-squad-academy';
import { ACTIONS, actionName, isWire, lineOf, toolName, toolText, wireName, wiresOf } from './wires';

export interface Item {
  readonly key: string;
  readonly label: string;
  readonly note?: string; // what it does
  readonly act?: string; // on the button that plays it
  readonly wire?: Wire;
  readonly action?: Action;
  readonly tool?: Tool;
  readonly value?: number; // of a card
  readonly away?: string; // when it comes back from the table, or from aside
  readonly off?: Move; // it is not on offer; why, if one asks with this
}

/** A choice of some of the items, which together make a move. */
export interface Choice {
  readonly key: string;
  readonly title: string;
  readonly items: readonly Item[];
  readonly need: 1 | 2;
  readonly shape: 'cards' | 'wires' | 'people' | 'list';
  readonly move: (keys: readonly string[]) => Move | null;
}

export interface Question {
  readonly choices: readonly Choice[]; // one of them
  readonly others: readonly { readonly label: string; readonly move: Move }[]; // without a choice: pass, decline
}

export const offered = (prompt: Prompt<Move> | null): readonly Move[] => (prompt?.offer.kind === 'one-of' ? prompt.offer.moves : []);

type Kind = Move['move'];
type Of<K extends Kind> = Extract<Move, { move: K }>;
const of = <K extends Kind>(moves: readonly Move[], kind: K) => moves.filter((move): move is Of<K> => move.move === kind);

const seatKey = String;
const both = (pair: readonly (string | number)[]) => [...pair].map(String).sort().join(' ');

/** A choice of one thing, each of which is a move of its own. */
function one<K extends Kind>(moves: readonly Move[], kind: K, shape: Choice['shape'], item: (move: Of<K>) => Item): Choice[] {
  const mine = of(moves, kind).map((move) => ({ move: move as Move, item: item(move) }));
  if (!mine.length) return [];
  const move = ([key]: readonly string[]) => mine.find((each) => each.item.key === key)?.move ?? null;
  return [{ key: kind, title: '', items: mine.map((each) => each.item), need: 1, shape, move }];
}

/** A choice of two things, where each pair on offer is a move. */
function two<K extends Kind>(moves: readonly Move[], kind: K, shape: Choice['shape'], pair: (move: Of<K>) => readonly (string | number)[], item: (key: string) => Item): Choice[] {
  const mine = of(moves, kind);
  if (!mine.length) return [];
  const keys = [...new Set(mine.flatMap((move) => pair(move).map(String)))];
  const move = (chosen: readonly string[]) => mine.find((each) => both(pair(each)) === both(chosen)) ?? null;
  return [{ key: kind, title: '', items: keys.map(item), need: 2, shape, move }];
}

const wireItem = (wire: Wire): Item => ({ key: wire, wire, label: wireName(wire) });
const toolItem = (tool: Tool): Item => ({ key: tool, tool, label: toolName(tool), note: toolText(tool) });
const actionItem = (action: Action): Item => ({
  key: action,
  action,
  label: actionName(action),
  note: say(`web-bomb-squad-academy-card-${isWire(action) ? 'cutter' : action}`, { wire: actionName(action) }),
  act: say(`web-bomb-squad-academy-play-${isWire(action) ? 'cutter' : action}`, { wire: actionName(action) }),
});

/** My cards, all of them: those that may not be played say why. */
export function hand(view: View, moves: readonly Move[]): Choice {
  const kind = of(moves, 'replace').length ? 'replace' : 'choose';
  const mine = [...of(moves, 'choose'), ...of(moves, 'replace')];
  const me = Number(view.viewer);
  const row = view.cards[me] ?? [];
  const back = (action: Action): string => {
    const place = row.indexOf(action);
    if (action === 'wait') return place < 0 && !view.aside[me] ? '' : say('web-bomb-squad-academy-back-wait');
    return place < 0 ? '' : say('web-bomb-squad-academy-back', { rounds: view.stuck - row.length + place });
  };
  const all = ACTIONS.filter((action) => action !== 'yellow' || wiresOf(view).includes('yellow'));
  const items = all.map((action) => {
    const off = mine.some((move) => move.action === action) ? {} : { off: { move: kind, action } as Move };
    return { ...actionItem(action), ...off, away: back(action) };
  });
  return { key: kind, title: '', items, need: 1, shape: 'cards', move: ([key]) => mine.find((move) => move.action === key) ?? null };
}

export function question(view: View, prompt: Prompt<Move> | null, names: readonly string[]): Question | null {
  const moves = offered(prompt);
  if (!moves.length) return null;
  const step = view.todo[0];
  const person = (key: string): Item => {
    const acts = view.acting[Number(key)];
    return { key, label: names[Number(key)] ?? '', ...(acts ? { action: acts } : {}) };
  };
  const exposed = step && 'wire' in step ? lineOf(view, step.wire).exposed : [];
  const wireOfStep = step && 'wire' in step ? { wire: step.wire } : {};
  const titled = (code: string) => (choice: Choice) => ({ ...choice, title: say(code) });
  const cards = of(moves, 'choose').length || of(moves, 'replace').length ? [hand(view, moves)] : [];
  return {
    choices: [
      ...cards,
      ...one(moves, 'declare', 'list', (move) => toolItem(move.tool)),
      ...one(moves, 'draft', 'list', (move) => toolItem(move.tool)),
      ...one(moves, 'protect', 'wires', (move) => wireItem(move.wire)),
      ...one(moves, 'jump', 'wires', (move) => wireItem(move.wire)),
      ...one(moves, 'switch-with', 'people', (move) => person(seatKey(move.seat))),
      ...one(moves, 'spare', 'people', (move) => person(seatKey(move.seat))),
      ...one(moves, 'keep', 'wires', (move) => ({
        key: String(move.card),
        label: say('web-bomb-squad-academy-card', { value: move.card }),
        value: move.card,
        ...wireOfStep,
      })),
      ...two(moves, 'blow', 'people', (move) => move.seats, person),
      ...two(moves, 'freeze', 'wires', (move) => move.places, (key) => ({
        key,
        label: say('web-bomb-squad-academy-card-at', { value: exposed[Number(key)] ?? 0, place: Number(key) + 1 }),
        value: exposed[Number(key)] ?? 0,
        ...wireOfStep,
      })),
      ...two(moves, 'peek', 'wires', (move) => move.wires, (key) => wireItem(key as Wire)).map(titled('web-bomb-squad-academy-look-decks')),
      ...one(moves, 'peek-under', 'wires', (move) => wireItem(move.wire)).map(titled('web-bomb-squad-academy-look-tiles')),
      ...one(moves, 'use-mirror', 'list', () => toolItem('mirror')).map(titled('web-bomb-squad-academy-look-mirror')),
    ],
    others: [
      ...of(moves, 'pass').map((move) => ({ label: say('web-bomb-squad-academy-keep-it'), move })),
      ...of(moves, 'decline').map((move) => ({ label: say('web-bomb-squad-academy-decline'), move })),
    ],
  };
}
