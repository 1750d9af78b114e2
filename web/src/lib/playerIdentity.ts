/** What this device calls its player, and what it added to the deal. */
import { recall, remember } from './storage';
import { token } from './random';

export const myName = () => recall('name') ?? '';
export const saveMyName = (name: string) => remember('name', name);

/** A fresh line for the next deal, remembered so that it can be looked for afterwards. */
export function freshEntropy(code: string): string {
  const line = token(24);
  remember(`entropy.${code}`, line);
  return line;
}

export const myEntropy = (code: string) => recall(`entropy.${code}`) ?? '';
