/** The Tools that the player does not want to be asked about in this game, so that it does not become slow. */
import { readItem, saveItem } from '../../lib/storage';
import type { Move, Tool, View } from '../../wire/bomb-squad-academy';

const KEY = 'bomb-squad-academy.silence';

function stored(): Record<string, Tool[]> {
  try {
    return JSON.parse(readItem(KEY) ?? '{}') as Record<string, Tool[]>;
  } catch {
    return {};
  }
}

export class MutedTools {
  tools = $state.raw<readonly Tool[]>([]);
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
    this.tools = stored()[table] ?? [];
  }

  has(tool: Tool): boolean {
    return this.tools.includes(tool);
  }

  /** Mute this Tool, or ask about it again. */
  turn(tool: Tool, silent: boolean): void {
    this.#keep([...this.tools.filter((each) => each !== tool), ...(silent ? [tool] : [])]);
  }

  /** At the first bomb, before there are Tools, what is stored is from an earlier game. */
  begin(view: View): void {
    if (view.bomb < 2 && this.tools.length) this.#keep([]);
  }

  /** Whether all Tools that could be used now are muted. */
  covers(moves: readonly Move[]): boolean {
    const fitting = moves.flatMap((move) => (move.move === 'declare' ? [move.tool] : []));
    return fitting.length > 0 && fitting.every((tool) => this.has(tool)) && moves.some(({ move }) => move === 'pass');
  }

  #keep(tools: readonly Tool[]): void {
    this.tools = tools;
    saveItem(KEY, JSON.stringify({ [this.#table]: tools }));
  }
}
