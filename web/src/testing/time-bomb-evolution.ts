/** Moments of real games of Time Bomb Evolution, as `make types` saves them; and tables of six set up by hand. */
import Board from '../games/time-bomb-evolution/Board.svelte';
import type { Move, NumberDrawn, Outcome, Talk, View, Wire } from '../wire/time-bomb-evolution';
import { boardFixtures, type Page, type Seen as Moment } from './fixtures';

export { over, seated } from './fixtures';
export { others, targets, tile, toClaim } from './time-bomb-shared';
export type Seen = Moment<View, Move, Talk>;

const pages = import.meta.glob<Page<View, Move, Talk>>('../games/time-bomb-evolution/fixtures/*.json', { eager: true, import: 'default' });

export const { everything, find, props, sit } = boardFixtures<View, Move, Talk>(pages, Board);

const LETTERS: Record<string, Wire> = { S: 'success', G: 'green', P: 'purple', R: 'red', B: 'blue', Y: 'yellow', K: 'pink' };
const SIZES = [5, 4, 3, 2];
const PLAYERS = 6;

/** The number in force after a Red. */
export const called = (by: number, number: number, handed = false): NumberDrawn => ({ news: 'number-drawn', by, number, owner: (by + number) % PLAYERS, handed });

interface Staged extends Partial<View> {
  readonly viewer?: number | 'public';
  readonly moves?: readonly Move[]; // on offer, to the viewer
  readonly why?: string; // it is over
}

/** A table of six with the Evolution rules at which these wires were cut: `2S 3G`, the owner and the letter. */
export function staged(cuts: string, { viewer = 0, moves, why, ...change }: Staged = {}): Seen {
  const base = find(({ scene }) => scene === 'most');
  const made = [...cuts.matchAll(/(\d)([A-Z])/g)].map(([, seat, letter]) => [Number(seat), LETTERS[letter ?? ''] ?? 'success'] as const);
  const round = change.round ?? Math.min(4, Math.floor(made.length / PLAYERS) + 1);
  const now = made.slice((round - 1) * PLAYERS);
  const last = Math.max(0, PLAYERS - made.filter(([, wire]) => wire === 'pink').length);
  const size = SIZES[round - 1] ?? 0;
  const outcome: Outcome | null = why ? { side: 'terrorist', winners: [0], why } : null;
  const view: View = {
    ...base.update.view,
    viewer,
    evolution: true,
    colours: ['blue', 'green', 'pink', 'purple', 'red', 'yellow'],
    thresholds: [4, 3, 4, 4, 4, 4],
    round,
    cuts: made,
    cutters: made.map((_, place) => made[place - 1]?.[0] ?? 0),
    found: made.filter(([, wire]) => wire === 'success').length,
    one_away: [],
    protectable: [],
    held: base.names.map((_, seat) => size - now.filter(([owner]) => owner === seat).length),
    cuts_left: (round === 4 ? last : PLAYERS) - now.length,
    round_cuts: [PLAYERS, PLAYERS, PLAYERS, last],
    drawn: null,
    clipper: made.at(-1)?.[0] ?? 0,
    todo: why ? [] : [{ step: 'clipping' }],
    outcome,
    ...change,
  };
  const prompt = moves ? { number: 1, offer: { kind: 'one-of' as const, moves }, owed: true } : null;
  return { ...base, scene: 'staged', viewer, heard: { ...base.heard, said: [] }, update: { ...base.update, view, prompt } };
}
