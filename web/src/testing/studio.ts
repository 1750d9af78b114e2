/** The browser's audio for tests: it makes no sound, and records what was made, set and connected. */
import { vi } from 'vitest';

type Event = readonly [how: 'set' | 'line' | 'curve', value: number, at: number];

/** A parameter with all the values it was given, and when. */
export class Param {
  readonly events: Event[] = [];
  setValueAtTime = (value: number, at: number) => void this.events.push(['set', value, at]);
  linearRampToValueAtTime = (value: number, at: number) => void this.events.push(['line', value, at]);
  exponentialRampToValueAtTime = (value: number, at: number) => void this.events.push(['curve', value, at]);
  get values(): number[] {
    return this.events.map(([, value]) => value);
  }
  get ends(): number {
    return Math.max(...this.events.map(([, , at]) => at));
  }
}

export class Node {
  to: unknown = null;
  started: number | null = null;
  stopped: number | null = null;
  readonly gain = new Param();
  readonly frequency = new Param();
  readonly pan = new Param();

  constructor(
    readonly kind: string,
    readonly options: Record<string, unknown> = {},
  ) {}

  connect = (next: unknown) => (this.to = next);
  start = (at: number) => void (this.started = at);
  stop = (at: number) => void (this.stopped = at);
}

export class Studio {
  state = 'suspended';
  currentTime = 0;
  onstatechange: ((event: globalThis.Event) => void) | null = null;
  readonly sampleRate = 8000;
  readonly destination = new Node('destination');
  async resume() {
    this.state = 'running';
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
}

const NODES = ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode', 'DynamicsCompressorNode', 'StereoPannerNode'];

/** Replace the browser's audio, until `vi.unstubAllGlobals`. */
export function openStudio() {
  const studios: Studio[] = [];
  const nodes: Node[] = [];
  class Made extends Studio {
    constructor() {
      super();
      studios.push(this);
    }
  }
  vi.stubGlobal('AudioContext', Made);
  for (const kind of NODES)
    vi.stubGlobal(
      kind,
      class extends Node {
        constructor(_: unknown, options?: Record<string, unknown>) {
          super(kind, options);
          nodes.push(this);
        }
      },
    );
  const played = () => nodes.filter(({ started }) => started !== null);
  return { studios, nodes, played, of: (kind: string) => nodes.filter((node) => node.kind === kind) };
}
