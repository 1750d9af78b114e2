/** The connection of one device to one table: it reconnects, resends requests that were not acknowledged, and keeps the latest messages. */
import type { Gesture } from '../games/board';
import { Close, PROTOCOL } from '../wire/messages';
import type { AnyAsk, AnyTell, ChatLine, Coached, Done, Finale, Knocking, Pong, Prompt, Reason, Refused, Roster, Said, Sofa, Times } from '../wire/messages';
import { Stage } from '../table/stage.svelte';
import { applyChanges } from './applyChanges';
import { lookForNewVersion } from './newVersion.svelte';
import { Reactions } from './reactions.svelte';
import { named } from './seating';
import { readItem, saveItem } from './storage';
import { randomToken } from './random';

type WithoutId<A> = A extends unknown ? Omit<A, 'id'> : never;
export type Request = WithoutId<AnyAsk<unknown, unknown>>;
export type Answer = Done | Refused | Reason;
/** The video or voice call of one place, for the people who are there. */
export interface Call {
  readonly place: string;
  readonly link: string;
}
type Told = AnyTell<unknown, unknown, unknown, unknown>;

const PING = 8000;
const SILENCE = 4000;
const SLOWEST = 5000;
const TENTH = 100; // milliseconds: the precision with which the server sends clocks
const PATIENT = 6; // attempts after which the pause between two is at its longest
export const FINAL_CODES: Record<number, 'no-key' | 'no-table' | 'gone' | 'forbidden' | 'full' | 'turned-away'> = {
  [Close.NO_KEY]: 'no-key',
  [Close.NO_TABLE]: 'no-table',
  [Close.GONE]: 'gone',
  [Close.FORBIDDEN]: 'forbidden',
  [Close.FULL]: 'full',
  [Close.TURNED_AWAY]: 'turned-away',
};

/** Milliseconds left at `now` until the first alarm, by clocks that were read at `read`. */
function left({ running, alarms }: Times, read: number, now: number): number {
  return (alarms[0]?.seconds ?? 0) * 1000 - (running ? now - read : 0);
}

/** The gesture after another one, with how often its maker has let go since they turned to this place. */
function follow(last: Gesture | null, now: Gesture): Gesture | null {
  if (now.at === null) return null;
  const same = last?.seat === now.seat && last.at === now.at;
  return { ...now, letGo: same ? (last.letGo ?? 0) + (last.squeeze && !now.squeeze ? 1 : 0) : 0 };
}

export type Connection = 'connecting' | 'open' | 'lost' | 'no-key' | 'no-table' | 'gone' | 'forbidden' | 'full' | 'turned-away';

export class Session {
  connection = $state<Connection>('connecting');
  member = $state<number | null>(null);
  roster = $state.raw<Roster | null>(null);
  view = $state.raw<unknown>(null);
  prompt = $state.raw<Prompt<unknown> | null>(null);
  heard = $state.raw<readonly Said<unknown>[]>([]);
  finale = $state.raw<Finale<unknown> | null>(null); // once the game is over
  clock = $state.raw<{ times: Times; at: number } | null>(null);
  chatRead = $state(0); // the number of the last line that was read here
  chat = $state.raw<readonly ChatLine[]>([]);
  call = $state.raw<Call | null>(null); // of the place where I am
  waitingFor = $state<string | null>(null); // the host who has not let me in yet
  knocks = $state.raw<readonly Knocking[]>([]); // who waits for me to let them in
  sofa = $state.raw<Sofa | null>(null); // while I only watch: what I may guess, and what I have sealed
  coach = $state.raw<Coached | null>(null); // at a practice table
  gesture = $state.raw<Gesture | null>(null); // what somebody is about to choose
  readonly reactions = new Reactions();
  readonly stage = new Stage(() => this.tableNow()); // what of the view is shown by now
  readonly shown = $derived.by(() => this.#shown()); // the table as far as it is

  #socket: WebSocket | null = null;
  #pending = new Map<string, { text: string; answer: (answer: Answer) => void }>();
  #server = '';
  #tries = 0;
  #retry = 0;
  #heartbeat = 0;
  #silence = 0;
  #asked = { id: '', at: 0 }; // the latest ping
  #sound = false; // this screen can make sounds
  #doubt = Infinity; // how many milliseconds our clocks may be wrong
  #ended = false;
  #greeted = false; // we have heard since we connected how it stands
  #wake = () => this.#look();
  #offline = () => this.connection === 'open' && this.#closed(0);

  constructor(
    readonly code: string,
    readonly watch: string | null = null,
  ) {
    for (const event of ['online', 'focus', 'pageshow']) addEventListener(event, this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('offline', this.#offline);
    this.#connect();
  }

  /** The table's own time in seconds, which stands still while the table is paused. */
  tableNow(): number {
    if (!this.clock) return Infinity;
    const { times, at } = this.clock;
    return times.now + (times.running || (this.roster?.phase === 'over' && !this.roster.gate) ? (performance.now() - at) / 1000 : 0);
  }

  /** Nobody is told by the table that a game is over before they have seen how it ended. */
  #shown(): Roster | null {
    const unseen = this.stage.view !== null && (this.stage.behind || !this.finale);
    return unseen && this.roster?.phase === 'over' ? { ...this.roster, phase: 'playing' } : this.roster;
  }

  close(): void {
    this.#ended = true;
    this.stage.stop();
    for (const event of ['online', 'focus', 'pageshow']) removeEventListener(event, this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('offline', this.#offline);
    this.#drop();
  }

  /** Send a request; its answer arrives exactly once, however often the connection breaks in between. */
  ask(request: Request): Promise<Answer> {
    const id = randomToken(12);
    const text = JSON.stringify({ ...request, id });
    return new Promise((answer) => {
      this.#pending.set(id, { text, answer });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const watch = this.watch ? `&watch=${encodeURIComponent(this.watch)}` : '';
    const path = `/api/tables/${encodeURIComponent(this.code)}/socket?v=${PROTOCOL}&changes=1${watch}`;
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}${path}`));
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(String(data)) as Told);
    socket.onclose = ({ code }) => socket === this.#socket && this.#closed(code);
    this.#silence = window.setTimeout(() => this.#closed(0), SILENCE * 2);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#heartbeat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #closed(code: number): void {
    this.#drop();
    if (this.#ended) return;
    if (code === Close.RELOAD) return location.reload();
    const final = FINAL_CODES[code];
    if (final) {
      this.connection = final;
      this.#ended = true;
      this.#giveUp();
      return;
    }
    this.connection = this.connection === 'connecting' ? 'connecting' : 'lost';
    if (this.#tries > 1) this.connection = 'lost';
    if (code === Close.TOO_MUCH) {
      this.#tries = PATIENT;
      this.#giveUp();
    }
    const pause = Math.min(SLOWEST, 250 * 1.7 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#retry = window.setTimeout(() => this.#connect(), pause);
  }

  /** Refuse the requests that nobody will answer any more. */
  #giveUp(): void {
    for (const [id, { answer }] of this.#pending) {
      answer({ type: 'refused', id, code: 'web-no-server', rule: null, facts: {} });
    }
    this.#pending.clear();
  }

  /** The phone woke up, or the network came back: find out at once whether anyone is still there. */
  #look(): void {
    if (this.#ended || document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.connection === 'lost') {
      this.#tries = 0;
      this.#drop();
      this.#connect();
    }
  }

  /** Tell everyone whether this screen can make sounds. */
  tellSound(on: boolean): void {
    if (on === this.#sound) return;
    this.#sound = on;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
  }

  #ping(): void {
    const id = randomToken(6);
    this.#asked = { id, at: performance.now() };
    this.#socket?.send(JSON.stringify({ type: 'ping', id, sound: this.#sound }));
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#closed(0), SILENCE);
  }

  /** Set our clocks by a pong: the server read its own half way between ping and pong. Kept only if that is more precise, or if ours have drifted. */
  #tune({ id, clock }: Pong): void {
    const doubt = (performance.now() - this.#asked.at) / 2;
    const at = this.#asked.at + doubt;
    if (!clock || !this.clock || id !== this.#asked.id) return;
    if (doubt > this.#doubt && Math.abs(left(clock, at, at) - left(this.clock.times, this.clock.at, at)) <= doubt + this.#doubt + TENTH) return;
    this.clock = { times: clock, at };
    this.#doubt = doubt;
    this.stage.play();
  }

  #hear(told: Told): void {
    clearTimeout(this.#silence);
    switch (told.type) {
      case 'welcome':
        if (this.#server && this.#server !== told.server) return location.reload();
        this.#server = told.server;
        this.#greeted = false;
        this.call = this.waitingFor = this.sofa = null; // the server sends them again if there are any
        this.knocks = [];
        this.#opened(told.member);
        return;
      case 'table':
        if (told.phase === 'lobby') {
          this.view = this.prompt = this.clock = this.finale = null;
          this.heard = [];
          this.stage.jump(null);
        }
        this.roster = named(told, this.member);
        this.#witness(told);
        return;
      case 'update':
        this.view = told.view;
        this.prompt = told.prompt;
        if (told.show || this.#greeted) this.stage.feed(told.view, told.show ?? null);
        else this.stage.jump(told.view);
        this.#greeted = true;
        return;
      case 'changes':
        this.view = applyChanges(this.view, told);
        if (told.prompt !== undefined) this.prompt = told.prompt;
        this.stage.feed(this.view, told.show ?? null);
        return;
      case 'heard':
        this.heard = [...this.heard.slice(0, told.start), ...told.said];
        return;
      case 'finale':
        this.finale = told;
        return;
      case 'sofa':
        this.sofa = told.riddle === null ? null : told;
        return;
      case 'coach':
        this.coach = told;
        return;
      case 'clock':
        this.clock = { times: told, at: performance.now() };
        this.#doubt = Infinity;
        this.stage.play();
        this.#ping(); // the message may have been delayed: measure by how much
        return;
      case 'chat': {
        const known = this.chat.at(-1)?.number ?? 0;
        this.chat = [...this.chat, ...told.lines.filter((line) => line.number > known)];
        return;
      }
      case 'gesture':
        this.gesture = follow(this.gesture, { seat: told.seat, at: told.at, squeeze: told.squeeze });
        return;
      case 'reaction':
        this.reactions.show(told.member, told.what);
        return;
      case 'call':
        this.call = told.place === null || told.link === null ? null : { place: told.place, link: told.link };
        return;
      case 'waiting':
        this.waitingFor = told.host;
        return;
      case 'knocks':
        this.knocks = told.waiting;
        return;
      case 'done':
      case 'refused':
      case 'reason':
        this.#pending.get(told.id)?.answer(told);
        this.#pending.delete(told.id);
        return;
      case 'pong':
        this.#tune(told);
        return;
    }
  }

  /** Keep on this device what the server committed to before the first draw, so that it cannot be changed afterwards. */
  #witness({ phase, fair }: Roster): void {
    if (!fair) return; // a practice table promises nothing
    if (phase === 'lobby') saveItem(`promise.${fair.table}`, fair.commitment);
    if (phase === 'playing' && !readItem(`list.${fair.table}`)) saveItem(`list.${fair.table}`, fair.entropy.join());
  }

  #opened(member: number | null): void {
    this.connection = 'open';
    lookForNewVersion();
    this.member = member;
    this.#tries = 0;
    clearInterval(this.#heartbeat);
    this.#heartbeat = window.setInterval(() => this.#ping(), PING);
    if (this.#sound) this.#ping();
    for (const { text } of this.#pending.values()) this.#socket?.send(text);
  }
}
