import { wordsIn } from '../../web/words/server.ts';
import { FORMER_NAME } from '../contract/former-name.ts';

/** A user's name for a reader of this language: a deleted account has no name of its own. */
export const nameIn = (locale: string | null, name: string) =>
  name === FORMER_NAME ? wordsIn(locale).calendar.formerPlayer : name;
