/** What I may do now, read from the server's offer, which has many parts. */
import type { Offer as Offers, OfferEither, Prompt } from '../../../wire/messages';
import type { Move, View } from '../../../wire/two-rooms';
import { isAmbassador } from '../shared/rooms';

type Part = Exclude<Offers<Move>, OfferEither<Move>>;
type Asked = Prompt<Move> | null;

function parts(prompt: Asked): readonly Part[] {
  if (!prompt) return [];
  return prompt.offer.kind === 'either' ? prompt.offer.parts : [prompt.offer];
}

/** Is this move on offer? */
export function offered(prompt: Asked, move: Move): boolean {
  return parts(prompt).some((part) => allows(part, move));
}

function allows(part: Part, move: Move): boolean {
  if (part.kind === 'one-of') return part.moves.some((each) => alike(each, move));
  if (!('field' in part) || part.move !== move.move) return false;
  const chosen = (move as unknown as Record<string, unknown>)[part.field];
  if (part.kind === 'drawn') return part.cards.includes(chosen);
  return part.kind === 'subset' && Array.isArray(chosen) && fits(part.cards, part.count, chosen);
}

const fits = (cards: readonly unknown[], count: number, chosen: readonly unknown[]) =>
  chosen.length === count && new Set(chosen).size === count && chosen.every((each) => cards.includes(each));

const alike = (one: Move, other: Move) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (move: Move) => Object.entries(move).sort(([one], [other]) => one.localeCompare(other));

/** Which seats may be the target of this move? */
export function targets(prompt: Asked, name: Move['move']): readonly number[] {
  return parts(prompt).flatMap((part): readonly number[] => {
    if (part.kind === 'one-of') return part.moves.flatMap((move) => (move.move === name && 'seat' in move ? [move.seat] : []));
    return 'field' in part && part.move === name ? part.cards.filter((each) => typeof each === 'number') : [];
  });
}

/** A question that is answered by choosing `count` of these. */
export interface Question {
  readonly move: 'send' | 'appoint' | 'shoot' | 'name-buried' | 'call-winner';
  readonly among: readonly (number | string)[];
  readonly count: number;
}

const QUESTIONS: readonly string[] = ['send', 'appoint', 'shoot', 'name-buried', 'call-winner'] satisfies Question['move'][];

/** What I have to answer before the evening goes on. */
export function question(prompt: Asked): Question | null {
  return prompt?.owed ? (parts(prompt).map(asked).find(Boolean) ?? null) : null;
}

/** The question that a leader may answer early: the hostages, while others still talk. */
export function earlyHostages(prompt: Asked): Question | null {
  return parts(prompt).map(asked).find((each) => each?.move === 'send') ?? null;
}

function asked(part: Part): Question | null {
  if ((part.kind !== 'subset' && part.kind !== 'drawn') || !QUESTIONS.includes(part.move)) return null;
  const among = [...new Set(part.cards as readonly (number | string)[])];
  return { move: part.move as Question['move'], among, count: part.kind === 'subset' ? part.count : 1 };
}

/** The answer, once enough are chosen. */
export function answer({ move }: Question, chosen: readonly (number | string)[]): Move {
  const [one] = chosen;
  if (move === 'send') return { move, hostages: [...(chosen as number[])].sort((a, b) => a - b) };
  if (move === 'name-buried') return { move, card: String(one) };
  if (move === 'call-winner') return { move, side: one as 'red' | 'blue' | 'neither' };
  return { move, seat: Number(one) };
}

export const running = (view: View) => view.todo[0]?.step === 'playing';

/** The acts that a card or a condition can forbid: whether they are possible is nobody's business. */
const SECRET: readonly Move['move'][] = ['show-card', 'show-all', 'show-colour', 'show-colour-to-all', 'offer-card', 'offer-colour', 'use'];

/** Moves that exist only where colours are in play. */
const COLOURS: readonly Move['move'][] = ['show-colour', 'show-colour-to-all', 'offer-colour'];

/** What anyone in the room could tell to be impossible now. Only that is dimmed, so that it gives nothing away. */
export function publiclyImpossible(view: View, prompt: Asked, me: number, move: Move): boolean {
  if (!SECRET.includes(move.move)) return !offered(prompt, move);
  const leaving = move.move === 'use' && view.todo[0]?.step === 'holding'; // a hostage may yet be held
  if (!(running(view) || leaving) || view.open.some(([seat]) => seat === me)) return true;
  if (COLOURS.includes(move.move) && !view.colours) return true;
  if (!('seat' in move)) return false;
  const walks = !move.move.startsWith('show-') && view.open.some(([seat, card]) => seat === move.seat && isAmbassador(card));
  const again = view.offers.some(({ by, to, kind }) => by === me && to === move.seat && move.move === `offer-${kind}`);
  return move.seat === me || view.rooms[move.seat] !== view.room || walks || again;
}
