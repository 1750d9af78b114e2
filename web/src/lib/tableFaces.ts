/** The faces of everyone at the table, by name: no two there are called the same. Whatever is drawn inside finds them. */
import { getContext, setContext } from 'svelte';
import type { Person } from '../games/board';

export interface TableFace {
  readonly face: number;
  readonly colour: number;
}
type Find = (name: string) => TableFace | undefined;

const KEY = Symbol('faces');

/** For what a table's page is made of: from here on down, a name has its face. */
export function setTableFaces(people: () => readonly Person[]): void {
  setContext<Find>(KEY, (name) => people().find((person) => person.name === name)?.drawn);
}

/** How to find a face; nothing is found where there is no table, as in a replay. */
export const faceAtTable = (): Find => getContext<Find | undefined>(KEY) ?? (() => undefined);
