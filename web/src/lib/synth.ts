/** Plays cues. All of them go through one compressor, so that two at once are no louder than one, and then through the volume. */
import { CUES, noteRatio, type Cue, type Sound, type Sweep, type Voice } from './cues';

export interface Manner {
  readonly note?: number; // which note of the scale, from 0
  readonly count?: number; // how often, for a cue that counts
  readonly pan?: readonly [from: number, to: number]; // -1 is left, 1 is right
}

const FADE = 0.08; // seconds in which everything falls silent
const SOFT = 0.02; // seconds in which a held voice comes and goes, so that it does not click
const NOTHING = 0.001; // what a voice dies away to: an exponential never reaches 0

interface Running {
  readonly name: Sound;
  readonly out: GainNode;
  readonly end: number;
}

export class Synth {
  readonly #bus: DynamicsCompressorNode;
  readonly #volume: GainNode;
  readonly #noise: AudioBuffer;
  #running: Running[] = [];
  #started = new Map<Sound, number>();

  constructor(readonly audio: AudioContext) {
    this.#bus = new DynamicsCompressorNode(audio, { threshold: -18, ratio: 4 });
    this.#volume = new GainNode(audio);
    this.#bus.connect(this.#volume).connect(audio.destination);
    this.#noise = twoSecondsOfNoise(audio);
  }

  set volume(volume: number) {
    this.#volume.gain.setValueAtTime(volume, this.audio.currentTime);
  }

  play(name: Sound, { note = 0, count = 1, pan = [0, 0] }: Manner = {}): void {
    const { voices, rest = 0, each }: Cue = CUES[name];
    const now = this.audio.currentTime;
    if (now - (this.#started.get(name) ?? -Infinity) < rest) return;
    this.#started.set(name, now);
    this.#running = this.#running.filter(({ end }) => end > now);
    const out = new GainNode(this.audio);
    out.connect(this.#bus);
    let end = now;
    for (let time = 0; time < (each ? Math.min(count, each.most) : 1); time++)
      for (const voice of voices) {
        const start = now + voice.at + time * (each?.apart ?? 0);
        const cents = (voice.cents ?? 0) + time * (each?.cents ?? 0) + 1200 * Math.log2(noteRatio(note));
        this.#sound(voice, start, cents, pan, out);
        end = Math.max(end, start + voice.length);
      }
    this.#running.push({ name, out, end });
  }

  /** Fade out everything, or one cue. */
  fade(name?: Sound): void {
    const now = this.audio.currentTime;
    for (const { out } of this.#running.filter((each) => !name || each.name === name)) {
      out.gain.setValueAtTime(1, now);
      out.gain.linearRampToValueAtTime(0, now + FADE);
    }
    this.#running = this.#running.filter((each) => name && each.name !== name);
  }

  #sound(voice: Voice, start: number, cents: number, pan: readonly [number, number], out: AudioNode): void {
    const end = start + voice.length;
    let last: AudioNode = this.#envelope(voice, start);
    const first = last;
    if (voice.panned) {
      const panner = new StereoPannerNode(this.audio);
      panner.pan.setValueAtTime(pan[0], start);
      panner.pan.linearRampToValueAtTime(pan[1], end);
      last = last.connect(panner);
    }
    last.connect(out);
    const source = this.#source(voice, start, cents);
    const filter = voice.filter && this.#filter(voice, start);
    (filter ? source.connect(filter) : source).connect(first);
    source.stop(end);
  }

  #source(voice: Voice, start: number, cents: number): AudioScheduledSourceNode {
    if (voice.wave === 'noise') {
      const source = new AudioBufferSourceNode(this.audio, { buffer: this.#noise });
      source.start(start, Math.random() * Math.max(0, 2 - voice.length));
      return source;
    }
    const source = new OscillatorNode(this.audio, { type: voice.wave, detune: cents });
    sweep(source.frequency, voice.pitch, start, voice.length);
    source.start(start);
    return source;
  }

  #filter(voice: Voice, start: number): BiquadFilterNode {
    const filter = new BiquadFilterNode(this.audio, { type: voice.filter as BiquadFilterType, Q: voice.narrow ?? 1 });
    sweep(filter.frequency, voice.cutoff ?? voice.pitch, start, voice.length);
    return filter;
  }

  #envelope({ gain, attack = 0, held = false, length }: Voice, start: number): GainNode {
    const node = new GainNode(this.audio, { gain: 0 });
    const rise = held ? SOFT : attack;
    node.gain.setValueAtTime(rise ? NOTHING : gain, start);
    if (rise) node.gain.linearRampToValueAtTime(gain, start + rise);
    if (held) node.gain.setValueAtTime(gain, start + length - SOFT);
    node.gain.exponentialRampToValueAtTime(NOTHING, start + length);
    return node;
  }
}

function sweep(param: AudioParam, pitch: Sweep, start: number, length: number): void {
  const [first = 0, ...rest] = typeof pitch === 'number' ? [pitch] : pitch;
  param.setValueAtTime(first, start);
  rest.forEach((next, index) => param.exponentialRampToValueAtTime(next, start + (length * (index + 1)) / rest.length));
}

function twoSecondsOfNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, 2 * audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
