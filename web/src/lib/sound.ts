/** Sounds, synthesised without files. What makes them is loaded after the first tap: before it, phones keep a page silent. */
import type { Sound } from './cues';
import { audible } from './audible.svelte';
import { settings } from './settings.svelte';
import type { Manner, Synth } from './synth';

export type { Sound } from './cues';
export type { Manner } from './synth';
export type Bed = 'tick' | 'heart' | 'fuse'; // what may sound again and again

const PER_SECOND: Record<Bed, number> = { tick: 1, heart: 1 / 0.9, fuse: 1 };
const ENDS: Partial<Record<Sound, Sound | 'all'>> = { snip: 'all', hush: 'all', boom: 'all', 'let-go': 'spring' }; // what falls silent for it

const OCTAVE = 5; // notes of the scale

let speaking = true; // this device is the one that makes sounds
let audio: AudioContext | null = null;
let synth: Synth | null = null;
const beds = new Map<Bed, number>();

export function unlockAudio(): void {
  if (!settings.volume) return;
  try {
    if (!audio) void load((audio = new AudioContext()));
    if (audio.state !== 'running') void audio.resume().catch(() => null);
  } catch {
    audio = null;
  }
}
addEventListener('pointerdown', unlockAudio, { passive: true });
addEventListener('pointerup', unlockAudio, { passive: true }); // some browsers count a tap only when the finger is lifted
addEventListener('keydown', unlockAudio);

async function load(made: AudioContext): Promise<void> {
  try {
    const { Synth } = await import('./synth');
    synth = new Synth(made);
    made.onstatechange = () => (audible.now = made.state === 'running');
    made.onstatechange(new Event('statechange'));
  } catch {
    audio = null; // no connection: the next tap tries again
  }
}

/** Whether this device makes sounds: in a room only one does. */
export function setSpeaker(on: boolean): void {
  speaking = on;
  if (!on) synth?.fade();
}

export function playSound(name: Sound, manner?: Manner): void {
  const ends = ENDS[name];
  if (ends === 'all') hush();
  else if (ends) synth?.fade(ends);
  if (!speaking || !settings.volume || synth?.audio.state !== 'running') return;
  synth.volume = settings.volume;
  synth.play(name, manner);
}

/** Let everything fall silent, at once but without a click. What ticked does not start again by itself. */
export function hush(): void {
  for (const timer of beds.values()) clearInterval(timer);
  beds.clear();
  synth?.fade();
}

/** Repeat a cue until it is stopped by what this returns, or by a hush; perhaps an octave lower. */
export function startBed(name: Bed, perSecond = PER_SECOND[name], low = false): () => void {
  const manner = { note: low ? -OCTAVE : 0 };
  clearInterval(beds.get(name));
  playSound(name, manner);
  const timer = window.setInterval(() => playSound(name, manner), 1000 / perSecond);
  beds.set(name, timer);
  return () => {
    if (beds.get(name) !== timer) return;
    clearInterval(timer);
    beds.delete(name);
    synth?.fade(name);
  };
}
