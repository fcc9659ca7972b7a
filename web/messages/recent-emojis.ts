import { readJson, writeJson } from '../base/json-store.ts';
import { list, text } from '../base/parse.ts';

const KEY = 'peerway/emojis';
const RECENT_MAX = 16;

/** The emojis that were last chosen in this browser, newest first. */
export const readRecent = () => readJson(KEY, list(text)) ?? [];

export const noteRecent = (emoji: string) =>
  writeJson(KEY, [emoji, ...readRecent().filter((one) => one !== emoji)].slice(0, RECENT_MAX));
