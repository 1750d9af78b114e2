/** The addresses at which other devices can open this server, as it reports them, and the one that this device passes on. */
import { fetchAddresses as ask } from './http';

const PAUSE = 5_000; // milliseconds

class Addresses {
  /** The best first; empty if no other device can reach the server; null until the server has answered. */
  known = $state.raw<readonly string[] | null>(null);
  #chosen = $state('');

  readonly current = $derived(this.known?.find((each) => each === this.#chosen) ?? this.known?.[0] ?? null);
  /** This page was opened by an address that works on this machine only. */
  readonly elsewhere = $derived(this.known !== null && !this.known.includes(location.origin));

  choose(address: string): void {
    this.#chosen = address;
  }

  /** Fetch the addresses, again and again where they may change because this machine joins another network. Returns a function that stops it. */
  follow(): () => void {
    void this.#ask();
    const timer = setInterval(() => this.elsewhere && void this.#ask(), PAUSE);
    return () => clearInterval(timer);
  }

  async #ask(): Promise<void> {
    const told = await ask().catch(() => null); // the connection status tells about it
    if (told) this.known = told.addresses;
  }
}

export const addresses = new Addresses();

/** An address as people read it: without the scheme. */
export const hostOf = (address: string) => new URL(address).host;
