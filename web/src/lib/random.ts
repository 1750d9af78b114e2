/** Randomness that also works on plain http, where crypto has getRandomValues and little else. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

export function randomToken(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % 32]).join('');
}
