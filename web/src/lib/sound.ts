/** Short sounds, synthesised without files, and a vibration where the phone can. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'snip' | 'safe' | 'success' | 'boom' | 'tick' | 'join';

let audio: AudioContext | null = null;

/** Phones let a page make sounds only after a first tap. */
export function unlockAudio(): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') void audio.resume().catch(() => null);
  } catch {
    audio = null;
  }
}
addEventListener('pointerdown', unlockAudio, { passive: true });
addEventListener('pointerup', unlockAudio, { passive: true }); // some browsers count a tap only when the finger is lifted
addEventListener('keydown', unlockAudio);

const BUZZ: Partial<Record<Sound, number[]>> = { turn: [60, 60, 60], boom: [300], snip: [20] };

export function playSound(name: Sound): void {
  if (!settings.sound) return;
  const buzz = BUZZ[name];
  if (buzz && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(buzz);
  if (audio?.state !== 'running') return;
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
  if (!audio) return;
  const start = audio.currentTime + after;
  const source = new OscillatorNode(audio, { type: kind, frequency: pitch });
  source.connect(fading(start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function noise(length: number, pitch: number, after = 0, loud = 0.2): void {
  if (!audio) return;
  const start = audio.currentTime + after;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: pitch });
  source.connect(filter).connect(fading(start, length, loud));
  source.start(start);
}

function fading(start: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio as AudioContext, { gain: loud });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect((audio as AudioContext).destination);
  return gain;
}
