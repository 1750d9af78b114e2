/** What each title's lens shows: rows of chances, for people, wires or cards, and what is drawn of them over time. */
import { say } from '../lib/words';

export interface Row {
  readonly label: string;
  readonly seat: number | null; // a person, whose plate is shaded
  readonly chances: readonly number[]; // by column, from 0 to 1
}

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

interface Context {
  readonly names: readonly string[];
  readonly me: number; // the chair one watches from
}

type Draw<C> = (chances: C, context: Context) => Table;

const title = (code: string) => say(`replay-lens-${code}`);

/** A row for everyone but oneself. */
function people({ names, me }: Context, columns: readonly string[], chances: readonly (readonly number[])[]): Table {
  const rows = names.map((label, seat) => ({ label, seat, chances: chances.map((column) => column[seat] ?? 0) }));
  return { columns, rows: rows.filter(({ seat }) => seat !== me) };
}

const timeBomb: Draw<{ terrorist: number[]; boom: number[]; success: number[] }> = (chances, context) =>
  people(context, [title('terrorist'), title('boom'), title('success')], [chances.terrorist, chances.boom, chances.success]);

const evolution: Draw<{ terrorist: number[]; wires: Record<string, number>[] }> = (chances, context) =>
  people(context, [title('terrorist'), title('success')], [chances.terrorist, chances.wires.map((wires) => wires['success'] ?? 0)]);

const WIRES = ['green', 'blue', 'red', 'yellow'];
const academy: Draw<{ explodes: number[] }> = ({ explodes }) => ({
  columns: [title('explodes')],
  rows: explodes.map((chance, wire) => ({ label: say(`bomb-squad-academy-wire-${WIRES[wire] ?? ''}`), seat: null, chances: [chance] })),
});

const CLANS: Record<string, string> = { b: 'black', g: 'green', r: 'red', y: 'yellow' };
const cardName = (card: string) => say('web-trick-snipers-card', { clan: say(`trick-snipers-clan-${CLANS[card.charAt(0)] ?? ''}`), number: Number(card.slice(1)) });

const snipers: Draw<{ cards: Record<string, number[]> }> = ({ cards }, { names, me }) => {
  const places = [...names.keys()].filter((seat) => seat !== me);
  const columns = [...places.map((seat) => names[seat] ?? ''), title('unused')];
  const rows = Object.entries(cards).map(([card, held]) => ({ label: cardName(card), seat: null, chances: [...places.map((seat) => held[seat] ?? 0), held[names.length] ?? 0] }));
  return { columns, rows };
};

const twoRooms: Draw<{ red: number[]; blue: number[]; president: number[]; bomber: number[] }> = (chances, context) =>
  people(context, [say('two-rooms-team-red'), say('two-rooms-team-blue'), say('two-rooms-card-president'), say('two-rooms-card-bomber')], [chances.red, chances.blue, chances.president, chances.bomber]);

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const LENSES: Record<string, Draw<any>> = { 'time-bomb': timeBomb, 'time-bomb-evolution': evolution, 'bomb-squad-academy': academy, 'trick-snipers': snipers, 'two-rooms': twoRooms };

/** What could be known, as a table; null for a title without a lens. */
export function lensTable(game: string, chances: unknown, context: Context): Table | null {
  return LENSES[game]?.(chances, context) ?? null;
}

/** What is drawn over time: of each row the first chance; where rows are cards, how sure one was of the surest place. */
export function curveOf(game: string, row: Row): number {
  return game === 'trick-snipers' ? Math.max(...row.chances) : (row.chances[0] ?? 0);
}
