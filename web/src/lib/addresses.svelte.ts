/** Where other devices can open this server, as it says itself; and which of these addresses this device gives to others. */
import { addresses as ask } from './http';

const PAUSE = 5_000; // milliseconds

class Addresses {
  /** The best first, none if no other device can reach it, and null as long as we have not been told. */
  known = $state.raw<readonly string[] | null>(null);
  #chosen = $state('');

  readonly current = $derived(this.known?.find((each) => each === this.#chosen) ?? this.known?.[0] ?? null);
  /** This page was opened by a name that only this machine understands. */
  readonly elsewhere = $derived(this.known !== null && !this.known.includes(location.origin));

  choose(address: string): void {
    this.#chosen = address;
  }

  /** Ask, and go on asking where the answer may change: this machine may join another network. Ends with what it returns. */
  follow(): () => void {
    void this.#ask();
    const timer = setInterval(() => this.elsewhere && void this.#ask(), PAUSE);
    return () => clearInterval(timer);
  }

  async #ask(): Promise<void> {
    const told = await ask().catch(() => null); // the line says so itself
    if (told) this.known = told.addresses;
  }
}

export const addresses = new Addresses();

/** An address as people read it: without what stands before the name. */
export const hostOf = (address: string) => new URL(address).host;
