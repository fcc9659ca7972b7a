import { type Parse, parseJson } from './parse.ts';

/** The value of a key in localStorage. Undefined if there is none, or none of this type. */
export const readJson = <Value>(key: string, parse: Parse<Value>): Value | undefined =>
  parseJson(localStorage.getItem(key), parse);

/** If the storage is full or not allowed, only this tab has the value. */
export function writeJson(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The app works without it.
  }
}
