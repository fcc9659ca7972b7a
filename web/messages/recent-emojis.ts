import { readJson, writeJson } from '../base/json-store.ts';

const KEY = 'peerway/emojis';
const RECENT_MAX = 16;

/** The emojis that were last chosen in this browser, newest first. */
export function readRecent(): string[] {
  const stored = readJson(KEY);
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return list.filter((one) => typeof one === 'string');
}

export const noteRecent = (emoji: string) =>
  writeJson(KEY, [emoji, ...readRecent().filter((one) => one !== emoji)].slice(0, RECENT_MAX));
