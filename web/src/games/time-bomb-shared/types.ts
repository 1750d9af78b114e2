/** Types that the boards of Time Bomb and Time Bomb Evolution share; `W` is the kind of wire. */
import type { Component, Snippet } from 'svelte';
import type { Sound } from '../../lib/sound';
import type { Accuse, Claims, Cut, Decline, Outcome, Role, Suggest } from '../../wire/time-bomb';

export type Claim<W extends string> = { readonly move: 'claim' } & { readonly [kind in W]: number | null };
export type Talk<W extends string> = Claim<W> | Accuse | Suggest;
export type Move<W extends string> = Cut | Decline | Claim<W>;

export interface WireView<W extends string> {
  readonly players: number;
  readonly claims: Claims;
  readonly cast: readonly Role[];
  readonly successes: number;
  readonly found: number;
  readonly round_cuts: readonly number[];
  readonly role: Role | null;
  readonly hand: readonly W[];
  readonly todo: readonly { readonly step: string }[];
  readonly round: number;
  readonly clipper: number;
  readonly waiting: readonly number[];
  readonly held: readonly number[];
  readonly cuts: readonly (readonly [owner: number, wire: W])[];
  readonly cutters: readonly number[];
  readonly claimed: readonly { readonly seat: number; readonly claim: Claim<W> | null }[];
  readonly outcome: Outcome | null;
  readonly roles: readonly Role[];
  readonly deals: readonly (readonly (readonly W[])[])[];
  readonly false_claims: readonly { readonly seat: number; readonly round: number; readonly claim: Claim<W>; readonly truth: Claim<W> }[];
}

/** Whom everyone waits for: whoever is asked, to claim or to choose, or else whoever has the nippers. */
export const inTurn = <W extends string>({ waiting, clipper }: WireView<W>): number | null => waiting[0] ?? (clipper >= 0 ? clipper : null);

export type CardSize = 'small' | 'normal' | 'large' | 'sign'; // a sign is the drawing without its card, as high as a line of text

export interface CardProps<W extends string> {
  wire?: W | null; // none while it lies face down
  size?: CardSize;
  wobble?: number;
}

/** What a claim is put together from. It is not told what I hold, only how many. */
export interface ClaimPanelProps<W extends string> {
  wireSet: WireSet<W>;
  most: number; // wires that it may count
  sayIt: (claim: Claim<W>) => void;
  instead: Snippet; // what one may do instead of saying it
}

/** What differs between the two titles: their wires, how they look, and the texts about them. */
export interface WireSet<W extends string> {
  readonly kinds: readonly W[]; // in the order in which one speaks of them
  readonly silence: Claim<W>; // a claim about nothing
  readonly card: Component<CardProps<W>>;
  readonly claimPanel: Component<ClaimPanelProps<W>>;
  readonly name: (wire: W) => string;
  readonly count: (wire: W, count: number) => string;
  readonly aim: (role: Role) => string;
  readonly ending: (why: string) => string;
  readonly cue: (wire: W) => Sound;
}
