import type { Locale } from '../../worker/contract/locales.ts';
import { localeOf } from '../../worker/contract/locales.ts';
import { problems as deProblems } from './de/problems.ts';
import * as enEmails from './en/emails.ts';
import { previews as enPreviews } from './en/previews.ts';
import type { Problems } from './en/problems.ts';
import { pushes as enPushes } from './en/push.ts';
import type { Translated } from './translated.ts';

/** What the server says in one language. */
interface ServerWords {
  emails: Translated<typeof enEmails>;
  previews: Translated<typeof enPreviews>;
  problems: Problems;
  pushes: Translated<typeof enPushes>;
}

const ENGLISH: ServerWords = {
  emails: enEmails,
  previews: enPreviews,
  problems: {},
  pushes: enPushes,
};

const WORDS: Record<Locale, ServerWords> = {
  en: ENGLISH,
  de: { ...ENGLISH, problems: deProblems },
};

/** The server's words in the language of this tag. English if there are none. */
export const wordsIn = (locale: string | null) => WORDS[localeOf(locale)];
