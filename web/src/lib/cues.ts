/** Every sound of the show as a list of voices. All tones are tuned to D (D E F# A B), so any two fit. */

/** A pitch in hertz, or several that are passed one after another, evenly spread over the length. */
export type Sweep = number | readonly number[];

export interface Voice {
  readonly wave: OscillatorType | 'noise';
  readonly pitch: Sweep; // of noise: that of its filter
  readonly filter?: BiquadFilterType; // noise always has one
  readonly cutoff?: number; // of a tone's filter
  readonly narrow?: number; // how narrow the filter is
  readonly at: number; // seconds after the cue starts
  readonly length: number;
  readonly gain: number; // at its loudest; of noise: before its filter, which takes some of it
  readonly attack?: number; // seconds until it is that loud
  readonly held?: boolean; // as loud until its end, instead of dying away
  readonly cents?: number; // above its pitch
  readonly panned?: boolean; // it moves from left to right as the caller says
}

export interface Cue {
  readonly voices: readonly Voice[];
  readonly rest?: number; // seconds until it may sound again
  readonly each?: { readonly apart: number; readonly cents: number; readonly most: number }; // how it is repeated for a count
}

type More = Partial<Voice>;
const D3 = 146.83, A3 = 220, D4 = 293.66, FIS4 = 369.99, A4 = 440, D5 = 587.33, FIS5 = 739.99, A5 = 880;

const tone = (wave: OscillatorType, pitch: Sweep, at: number, length: number, gain: number, more: More = {}): Voice => ({ wave, pitch, at, length, gain, ...more });
const noise = (filter: BiquadFilterType, pitch: Sweep, at: number, length: number, gain: number, more: More = {}): Voice => ({ wave: 'noise', filter, pitch, at, length, gain, ...more });
const chord = (wave: OscillatorType, pitches: readonly number[], at: number, length: number, gain: number, more: More = {}) =>
  pitches.map((pitch) => tone(wave, pitch, at, length, gain / pitches.length, more));

/** The same voice again at each of these times. */
const again = (times: readonly number[], voices: readonly Voice[]) => times.flatMap((time) => voices.map((voice) => ({ ...voice, at: voice.at + time })));
const evenly = (count: number, apart: number) => Array.from({ length: count }, (_, index) => index * apart);

/** When grains start whose gaps change evenly from the first to the last. */
function grains(count: number, first: number, last: number): number[] {
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    const start = at;
    at += first + ((last - first) * index) / (count - 1);
    return start;
  });
}

const CARD = noise('highpass', 2000, 0, 0.025, 0.06);
const GRAIN = noise('bandpass', 1800, 0, 0.008, 0.15);
const CRACKLE = noise('highpass', 3000, 0.3, 0.01, 0.12);
const TOK = [tone('sine', D5, 0, 0.03, 0.06), noise('highpass', 2000, 0, 0.004, 0.02)];
const STAMP = [tone('sine', 73.4, 0, 0.16, 0.26), noise('lowpass', 200, 0, 0.16, 0.12)];
const WHISTLE = tone('sine', [2400, 700], 0, 0.22, 0.25, { panned: true });
const WHOOSH = noise('bandpass', [400, 2000], 0, 0.25, 0.1, { held: true });
const knock = (pitch: number) => again([0, 0.12], [tone('sine', [pitch, pitch * 0.9], 0, 0.06, 0.15), noise('lowpass', 2000, 0, 0.005, 0.05)]);
const lift = (octave: number, at: number, gain: number) => [
  ...[D5, FIS5, A5].map((pitch, index) => tone('triangle', pitch * octave, at + index * 0.09, 0.26, gain)),
  ...[1, 2].map((echo) => tone('triangle', A5 * octave, at + 0.18 + echo * 0.14, 0.26, gain / 2 ** echo)),
];

export const CUES = {
  join: { voices: [tone('triangle', D4, 0, 0.12, 0.1)] },
  full: { voices: chord('triangle', [D4, FIS4, A4, D5], 0.12, 0.9, 0.16, { attack: 0.02 }) },
  card: { voices: [CARD] },
  deal: { voices: again(evenly(8, 0.045), [CARD]) },
  thud: { voices: [tone('sine', [110, 80], 0, 0.09, 0.16), noise('lowpass', 300, 0, 0.04, 0.06)] },
  riffle: { voices: again(grains(14, 0.03, 0.012), [GRAIN]) },
  gather: { voices: again(grains(14, 0.012, 0.03), [GRAIN]) },
  paper: { voices: [noise('lowpass', 900, 0, 0.018, 0.06), tone('sine', A3, 0, 0.04, 0.08)] },
  creak: { voices: [-3, 3].map((cents) => tone('sawtooth', D3, 0, 0.18, 0.025, { cents, filter: 'lowpass', cutoff: 400, held: true })), rest: 0.7 },
  spring: { voices: [tone('triangle', [110, 220], 0, 0.9, 0.05, { held: true }), noise('bandpass', [600, 1400], 0, 0.9, 0.03, { held: true, narrow: 8 })] },
  'let-go': { voices: [tone('triangle', [90, 74, 84, 68, 76, 70], 0, 0.15, 0.08)] },
  snip: { voices: [noise('bandpass', 3200, 0, 0.022, 0.45), noise('bandpass', 5000, 0.082, 0.014, 0.45)] },
  hush: { voices: [] },
  heart: { voices: [tone('sine', 55, 0, 0.12, 0.35), tone('sine', 48, 0.18, 0.16, 0.35)] },
  knock: { voices: knock(A4) },
  ok: { voices: knock(A5) },
  lift: { voices: lift(1, 0, 0.18) },
  boom: {
    voices: [
      tone('sine', [70, 28], 0.15, 1.4, 0.8),
      noise('lowpass', [1200, 90], 0.15, 1.6, 0.5),
      ...again(grains(20, 0.03, 0.1), [CRACKLE]),
    ],
  },
  disarmed: { voices: [noise('highpass', 4000, 0, 0.008, 0.13), ...chord('triangle', [D4, FIS4, A4], 0.258, 1.6, 0.2, { attack: 0.08 })] },
  tick: { voices: [tone('square', 1600, 0, 0.012, 0.03)] },
  clink: { voices: chord('sine', [2100, 3300], 0, 0.12, 0.08) },
  glass: { voices: chord('sine', [1400, 2200, 3500], 0, 0.5, 0.08) },
  'glass-back': { voices: chord('sine', [1400, 2200, 3500], 0, 0.5, 0.08, { attack: 0.46 }) },
  ratchet: { voices: again(evenly(5, 0.02), [tone('square', 2500, 0, 0.006, 0.08)]) },
  fuse: { voices: again(evenly(14, 1 / 14), [noise('bandpass', 4500, 0, 1 / 14, 0.06)]) },
  shot: { voices: [WHISTLE, tone('sine', 90, 0.28, 0.12, 0.25)] },
  'half-shot': { voices: [WHISTLE] },
  chief: { voices: [tone('sine', 110, 0, 0.14, 0.2), tone('sine', D3, 0.14, 0.14, 0.2), tone('sawtooth', A3, 0.28, 0.3, 0.2, { filter: 'lowpass', cutoff: 900 })] },
  points: { voices: [tone('sine', A5, 0, 0.018, 0.08)], each: { apart: 0.045, cents: 20, most: 12 } },
  bok: { voices: again([0, 0.2], [tone('sawtooth', [700, 1100, 800], 0, 0.16, 0.1, { filter: 'bandpass', cutoff: 1200 })]) },
  horn: { voices: [tone('sawtooth', D4, 0, 0.35, 0.15, { filter: 'lowpass', cutoff: 1400 }), tone('sawtooth', A4, 0.18, 0.35, 0.15, { filter: 'lowpass', cutoff: 1400 })] },
  door: { voices: [tone('sine', 140, 0, 0.09, 0.12), tone('sawtooth', [180, 210], 0.09, 0.4, 0.03, { filter: 'lowpass', cutoff: 600, held: true })] },
  gong: { voices: chord('sine', [D3, A3, FIS4], 0, 2, 0.3), rest: 1 },
  turn: { voices: [tone('sine', A4, 0, 0.11, 0.12), tone('sine', D5, 0.11, 0.16, 0.12)] },
  tok: { voices: TOK, each: { apart: 0.24, cents: 0, most: 7 } },
  steps: { voices: again(evenly(4, 0.16), TOK) },
  snap: { voices: TOK },
  stamp: { voices: STAMP },
  drum: { voices: STAMP },
  drums: { voices: again(evenly(3, 0.2), STAMP) },
  whoosh: { voices: [WHOOSH] },
  slide: { voices: [WHOOSH] },
  scratch: { voices: [WHOOSH] },
  twang: { voices: [tone('triangle', [220, 270, 185, 250, 185, 225, 178, 200, 175, 185], 0, 0.3, 0.08)] },
  round: { voices: [noise('highpass', 5000, 0, 0.25, 0.06, { attack: 0.23 }), tone('triangle', D3, 0.25, 0.5, 0.12)] },
  fanfare: { voices: [...lift(1, 0, 0.2), ...lift(2, 0.45, 0.1), ...chord('triangle', [D4, FIS4, A4], 0.45, 1.2, 0.1)] },
  reaction: { voices: [tone('triangle', D5, 0, 0.06, 0.04)], rest: 0.25 },
} as const satisfies Record<string, Cue>;

export type Sound = keyof typeof CUES;

const STEPS = [0, 2, 4, 7, 9]; // semitones above D
const NOTES = STEPS.length * 3; // after three octaves it starts again at the lowest

/** How much higher the nth note of the scale is than its first. */
export function noteRatio(note: number): number {
  const within = note % NOTES;
  const semitones = Math.floor(within / STEPS.length) * 12 + (STEPS[within % STEPS.length] ?? 0);
  return 2 ** (semitones / 12);
}
