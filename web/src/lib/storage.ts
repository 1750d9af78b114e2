/** Local storage; where the browser forbids it, nothing is stored and nothing breaks. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(`boomtable.${key}`);
  } catch {
    return null;
  }
}

export function saveItem(key: string, value: string): void {
  try {
    localStorage.setItem(`boomtable.${key}`, value);
  } catch {
    // forbidden, as in some private windows: then nothing is stored
  }
}
