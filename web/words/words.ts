import type * as noticeSentence from './en/notice-sentence.ts';
import type { English, LazyEnglish } from './made/english.ts';
import type { Translated } from './translated.ts';

/** All words of the client, as web/words/made/<language>/index.ts has them. */
export type Words = Translated<English & typeof noticeSentence>;

declare global {
  /** The words of the chosen language, which web/boot.ts loads before the client. Undefined if it is English. */
  var peerwayWords: Partial<Words> | undefined;
  /** Load the words that only few screens have. Undefined if the language is English. */
  var peerwayLazyWords:
    | { readonly [Feature in keyof LazyEnglish]?: () => Promise<Translated<LazyEnglish[Feature]>> }
    | undefined;
  /** Adds the words of the admins' screens to `peerwayWords`. Undefined if the language is English. */
  var peerwayLoadAdminWords: (() => Promise<unknown>) | undefined;
}
