/** What this browser keeps as JSON. */

/** The value kept under a key, to be checked by who asks; null where there is none, or no JSON. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Where the storage is full, or not allowed, this tab alone holds the value. */
export function writeJson(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
