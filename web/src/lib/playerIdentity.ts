/** The player's name on this device, and the entropy that this device added to the deal. */
import { readItem, saveItem } from './storage';
import { randomToken } from './random';

export const myName = () => readItem('name') ?? '';
export const saveMyName = (name: string) => saveItem('name', name);

/** New entropy for the next deal, stored so that it can be checked afterwards. */
export function newEntropy(code: string): string {
  const line = randomToken(24);
  saveItem(`entropy.${code}`, line);
  return line;
}

export const myEntropy = (code: string) => readItem(`entropy.${code}`) ?? '';
