/** A fake WebSocket: the test plays the server. */
import { vi } from 'vitest';
import { PROTOCOL } from '../wire/messages';
import type { AnyTell, Roster, Welcome } from '../wire/messages';

type Told = AnyTell<unknown, unknown, unknown, unknown>;

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  texts: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.texts.push(text);
  }
  close(): void {
    this.readyState = 3;
  }

  // What the server does.

  tell(...told: Told[]): void {
    for (const each of told) this.onmessage?.({ data: JSON.stringify(each) });
  }
  admit(change: Partial<Welcome> = {}): this {
    this.readyState = FakeSocket.OPEN;
    this.tell({ type: 'welcome', protocol: PROTOCOL, server: '1', code: 'KITE', member: 3, place: null, ...change });
    return this;
  }
  hangUp(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The requests that were sent, without pings. */
  get asked(): { type: string; id: string }[] {
    return this.texts.map((text) => JSON.parse(text) as { type: string; id: string }).filter(({ type }) => type !== 'ping');
  }
  get pings(): number {
    return this.texts.length - this.asked.length;
  }
}

/** The socket that was opened last. */
export function lastSocket(): FakeSocket {
  return FakeSocket.all.at(-1) as FakeSocket;
}

export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
}

export function restoreSockets(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

export const roster: Roster = {
  type: 'table',
  code: 'KITE',
  game: 'time-bomb',
  rules: 1,
  phase: 'playing',
  number: 1,
  host: 3,
  owner: 3,
  moderator: null,
  chairs: [],
  queue: [],
  settings: { seats: 8, visibility: 'private', spectators: true, chat: true, clock: null, away: 60, moderator: false, meeting: 'together', teaching: false, knocking: false, pace: 'relaxed', talk: 30, research: false, latecomers: 'take-over' },
  options: {},
  paused: false,
  shown: true,
  gate: null,
  screens: [],
  open_screens: [],
  walls: [],
  next: null,
  ended: false,
  public: [],
  fair: { table: 'KITE-1', commitment: 'promised', entropy: ['one', 'two'] },
  practice: false,
};
