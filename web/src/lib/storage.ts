/** What a device remembers between visits; nothing breaks where it may not. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`boomtable.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`boomtable.${key}`, value);
  } catch {
    // a private window: then for this visit only
  }
}
