/** JSON in localStorage. */

/** The stored value of a key. The caller validates it. Null if there is none or it is not JSON. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** If the storage is full or not allowed, only this tab has the value. */
export function writeJson(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The app works without it.
  }
}
