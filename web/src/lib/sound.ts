/** Short sounds, synthesised without files, and a vibration where the phone can. */
import { likes } from './settings.svelte';

export type Cue = 'turn' | 'snip' | 'safe' | 'success' | 'boom' | 'tick' | 'join';

let studio: AudioContext | null = null;

/** Phones let a page make sounds only after a first tap. */
export function unlock(): void {
  if (!likes.sound) return;
  try {
    studio ??= new AudioContext();
    if (studio.state !== 'running') void studio.resume().catch(() => null);
  } catch {
    studio = null;
  }
}
addEventListener('pointerdown', unlock, { passive: true });
addEventListener('pointerup', unlock, { passive: true }); // some browsers count a tap only when the finger is lifted
addEventListener('keydown', unlock);

const BUZZ: Partial<Record<Cue, number[]>> = { turn: [60, 60, 60], boom: [300], snip: [20] };

export function cue(name: Cue): void {
  if (!likes.sound) return;
  const buzz = BUZZ[name];
  if (buzz && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(buzz);
  if (studio?.state !== 'running') return;
  switch (name) {
    case 'turn':
      tone(660, 0, 0.12);
      tone(880, 0.13, 0.18);
      return;
    case 'join':
      tone(520, 0, 0.09);
      return;
    case 'tick':
      tone(1600, 0, 0.03, 'square', 0.04);
      return;
    case 'snip':
      noise(0.06, 3500);
      noise(0.05, 5000, 0.09);
      return;
    case 'safe':
      tone(300, 0, 0.14, 'triangle');
      return;
    case 'success':
      [523, 659, 784].forEach((pitch, index) => tone(pitch, index * 0.09, 0.2, 'triangle'));
      return;
    case 'boom':
      noise(1.2, 160, 0, 0.6);
      tone(55, 0, 1.1, 'sawtooth', 0.3);
      return;
  }
}

function tone(pitch: number, after: number, length: number, kind: OscillatorType = 'sine', loud = 0.14): void {
  if (!studio) return;
  const start = studio.currentTime + after;
  const source = new OscillatorNode(studio, { type: kind, frequency: pitch });
  source.connect(fading(start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function noise(length: number, pitch: number, after = 0, loud = 0.2): void {
  if (!studio) return;
  const start = studio.currentTime + after;
  const buffer = studio.createBuffer(1, Math.ceil(studio.sampleRate * length), studio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(studio, { buffer });
  const filter = new BiquadFilterNode(studio, { type: 'lowpass', frequency: pitch });
  source.connect(filter).connect(fading(start, length, loud));
  source.start(start);
}

function fading(start: number, length: number, loud: number): GainNode {
  const gain = new GainNode(studio as AudioContext, { gain: loud });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect((studio as AudioContext).destination);
  return gain;
}
