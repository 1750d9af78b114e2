/** A title may add its own part to the lobby, for house rules that are more than a choice from a list. */
import type { Component } from 'svelte';
import type { Answer, Request } from '../lib/session.svelte';
import { fetchPart } from '../lib/parts.svelte';
import { loadMessages } from '../lib/words';
import type { GameInfo, Roster } from '../wire/messages';

export interface LobbyProps {
  readonly roster: Roster;
  readonly info: GameInfo;
  readonly hosting: boolean;
  readonly players: number; // who would play, if it started now
  readonly ask: (request: Request) => Promise<Answer>;
  readonly onverdict?: (fine: boolean) => void; // whether it could start like this
}

/** The component, and the house rules that it handles itself. */
export interface TitleLobby {
  readonly default: Component<LobbyProps>;
  readonly ownOptions: readonly string[];
}

const LOBBIES = import.meta.glob<TitleLobby>('./*/Lobby.svelte');

/** Loads a title's part of the lobby and its messages; most titles have none. */
export async function loadLobby(game: string): Promise<TitleLobby | null> {
  const load = LOBBIES[`./${game}/Lobby.svelte`];
  const [part] = await Promise.all([load ? fetchPart(load) : null, loadMessages(game)]);
  return part;
}
