import type { Translated } from '../../web/words/translated.ts';
import { type Locale, localeOf } from '../contract/locales.ts';
import * as ar from '../words/made/ar/index.ts';
import * as de from '../words/made/de/index.ts';
import * as en from '../words/made/en/index.ts';
import * as es from '../words/made/es/index.ts';
import * as fr from '../words/made/fr/index.ts';
import * as ja from '../words/made/ja/index.ts';
import * as ko from '../words/made/ko/index.ts';
import * as pl from '../words/made/pl/index.ts';
import * as ptBr from '../words/made/pt-BR/index.ts';
import * as zhHans from '../words/made/zh-Hans/index.ts';

/** What the server says in one language: worker/words/<language>/*.json, and a few words of the client. */
type ServerWords = Translated<typeof en>;

const WORDS: Record<Locale, ServerWords> = {
  en,
  de,
  fr,
  es,
  'pt-BR': ptBr,
  pl,
  ja,
  ko,
  'zh-Hans': zhHans,
  ar,
};

/** The server's words for a language tag. English if the language isn't offered. */
export const wordsIn = (locale: string | null) => WORDS[localeOf(locale)];

export type Problems = ServerWords['problems'];
