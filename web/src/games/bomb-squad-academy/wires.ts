/** What is printed: the wires from left to right, their names, and where the rules speak of a Tool. */
import { say } from '../../lib/words';
import type { Action, Tile, Tool, View, Wire } from '../../wire/bomb-squad-academy';

export const WIRES: readonly Wire[] = ['green', 'blue', 'red', 'yellow'];
export const ACTIONS: readonly Action[] = [...WIRES, 'wait', 'chicken'];

export const wireName = (wire: Wire) => say(`bomb-squad-academy-wire-${wire}`);
export const actionName = (action: Action) => say(`bomb-squad-academy-action-${action}`);
export const toolName = (tool: Tool) => say(`bomb-squad-academy-tool-${tool}`);
export const toolText = (tool: Tool) => say(`bomb-squad-academy-tool-${tool}-text`);
export const tileName = (tile: Tile | null) => (tile ? say(`bomb-squad-academy-tile-${tile}`) : say('web-bomb-squad-academy-tile-down'));
export const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));
export const listed = (words: readonly string[]) => words.join(', ');
/** As one says it: "Ann, Bea and Cleo". */
export const joined = (words: readonly string[]) =>
  words.length > 1 ? say('web-bomb-squad-academy-and', { first: listed(words.slice(0, -1)), last: words.at(-1) ?? '' }) : (words[0] ?? '');
/** Two letters for each name: the first two, or where those are not unique the first and the last. */
export function twoLetters(names: readonly string[]): string[] {
  const two = names.map((name) => name.slice(0, 2));
  return names.map((name, seat) => (two.indexOf(two[seat] ?? '') === two.lastIndexOf(two[seat] ?? '') ? name.slice(0, 2) : name.slice(0, 1) + name.slice(-1)));
}
export const isWire = (action: Action): action is Wire => (WIRES as readonly string[]).includes(action);

/** The wires at this table: two players have three. */
export const wiresOf = (view: Pick<View, 'decks'>) => WIRES.slice(0, view.decks.length);
export const lineOf = (view: Pick<View, 'lines'>, wire: Wire) => view.lines[WIRES.indexOf(wire)] ?? { left: 0, exposed: [], laid: false, tiles: [] };
export const deckOf = (view: Pick<View, 'decks'>, wire: Wire) => view.decks[WIRES.indexOf(wire)] ?? { cards: [], track: 0 };
export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** What is left in a deck: what is printed on its back less what lies open, as values with their counts. */
export function remainingCards(view: Pick<View, 'decks' | 'lines'>, wire: Wire): { value: number; printed: number; left: number }[] {
  const { cards } = deckOf(view, wire);
  const open = lineOf(view, wire).exposed;
  const count = (row: readonly number[], value: number) => row.filter((each) => each === value).length;
  return [...new Set(cards)].map((value) => ({ value, printed: count(cards, value), left: count(cards, value) - count(open, value) }));
}

/** The plates on a wire, as they are printed for this bomb: the one that goes left, the one that goes right. */
export function platesOn(view: View, wire: Wire): { points: number; way: 'left' | 'right' }[] {
  const [low, high] = view.printed[view.bomb - 1] ?? [0, 0];
  const [goesLeft, goesRight] = view.plates;
  return [
    ...(goesLeft === wire && low ? [{ points: low, way: 'left' as const }] : []),
    ...(goesRight === wire && high ? [{ points: high, way: 'right' as const }] : []),
  ];
}

/** Everyone whose action is to cut this wire, and whether a Tool keeps them from it. */
export function crewOf(view: View, wire: Wire): { seat: number; blocked: boolean }[] {
  const cutters = view.cutters[WIRES.indexOf(wire)] ?? [];
  return view.acting.flatMap((action, seat) => (action === wire ? [{ seat, blocked: !cutters.includes(seat) }] : []));
}

/** The paragraph of the rules that tells what a Tool does. */
const RULES: Partial<Record<Tool, string>> = {
  'air-horn': 'BS21', jumper: 'BS22', switch: 'BS22', schematics: 'BS23', orders: 'BS24', freezer: 'BS25', scrambler: 'BS25',
  hammer: 'BS26', wrench: 'BS27', 'x-ray': 'BS28', 'bomb-blanket': 'BS29', helmet: 'BS31', shield: 'BS31', mirror: 'BS32',
  sniffer: 'BS33', toolkit: 'BS33',
};
export const ruleOf = (tool: Tool) => RULES[tool] ?? 'BS30';
