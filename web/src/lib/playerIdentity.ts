/** The player's name on this device, and the entropy that this device added to the deal. */
import { recall, remember } from './storage';
import { token } from './random';

export const myName = () => recall('name') ?? '';
export const saveMyName = (name: string) => remember('name', name);

/** New entropy for the next deal, stored so that it can be checked afterwards. */
export function freshEntropy(code: string): string {
  const line = token(24);
  remember(`entropy.${code}`, line);
  return line;
}

export const myEntropy = (code: string) => recall(`entropy.${code}`) ?? '';
