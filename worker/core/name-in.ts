import { FORMER_NAME } from '../contract/former-name.ts';
import { wordsIn } from './words.ts';

/** A user's name for a reader of this language: a deleted account has no name of its own. */
export const nameIn = (locale: string | null, name: string) =>
  name === FORMER_NAME ? wordsIn(locale).formerPlayer : name;
