import type * as noticeSentence from './en/notice-sentence.ts';
import type { English, EnglishApart } from './made/english.ts';
import type { Translated } from './translated.ts';

/** All words of the client, as web/words/made/<language>/index.ts has them. */
export type Words = Translated<English & typeof noticeSentence>;

/** Loads the words that only few screens have. */
type Apart = {
  readonly [Feature in keyof EnglishApart]: () => Promise<Translated<EnglishApart[Feature]>>;
};

declare global {
  /** The words of the chosen language, which web/boot.ts loads before the client. Undefined if it is English. */
  var peerwayWords: (Partial<Words> & { readonly apart?: Apart }) | undefined;
}
