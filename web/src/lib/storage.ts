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

/** Call this whenever another tab has stored something else there. */
export function onItemChanged(key: string, changed: () => void): void {
  addEventListener('storage', (event) => event.key === `boomtable.${key}` && changed());
}

/** What only this tab remembers, until it is closed: a reload keeps it. */
export function readTabItem(key: string): string | null {
  try {
    return sessionStorage.getItem(`boomtable.${key}`);
  } catch {
    return null;
  }
}

export function saveTabItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(`boomtable.${key}`, value);
  } catch {
    // forbidden: then nothing is stored
  }
}
