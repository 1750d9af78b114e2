/** The player's name and face on this device, and the entropy that this device added to the deal. */
import { readItem, saveItem } from './storage';
import { randomToken } from './random';

export const myName = () => readItem('name') ?? '';
export const saveMyName = (name: string) => saveItem('name', name);

const DRAWINGS = 32;
const COLOURS = 8;

/** The face that they like, for every table; a device without one draws it. */
export function myFace(): { face: number; colour: number } {
  const [face = DRAWINGS, colour = COLOURS] = (readItem('face') ?? '').split(' ').filter(Boolean).map(Number);
  if (face < DRAWINGS && colour < COLOURS) return { face, colour };
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  saveMyFace(drawn % DRAWINGS, drawn >> 5);
  return { face: drawn % DRAWINGS, colour: drawn >> 5 };
}

export const saveMyFace = (face: number, colour: number) => saveItem('face', `${face} ${colour}`);

/** New entropy for the next deal, stored so that it can be checked afterwards. */
export function newEntropy(code: string): string {
  const line = randomToken(24);
  saveItem(`entropy.${code}`, line);
  return line;
}

export const myEntropy = (code: string) => readItem(`entropy.${code}`) ?? '';
