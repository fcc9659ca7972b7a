import type { Locale } from '../../worker/contract/locales.ts';
import { localeOf } from '../../worker/contract/locales.ts';
import * as arEmails from './ar/emails.ts';
import { problems as arProblems } from './ar/problems.ts';
import { pushes as arPushes } from './ar/push.ts';
import * as deEmails from './de/emails.ts';
import { problems as deProblems } from './de/problems.ts';
import { pushes as dePushes } from './de/push.ts';
import * as enEmails from './en/emails.ts';
import type { Problems } from './en/problems.ts';
import { pushes as enPushes } from './en/push.ts';
import * as esEmails from './es/emails.ts';
import { problems as esProblems } from './es/problems.ts';
import { pushes as esPushes } from './es/push.ts';
import * as frEmails from './fr/emails.ts';
import { problems as frProblems } from './fr/problems.ts';
import { pushes as frPushes } from './fr/push.ts';
import * as jaEmails from './ja/emails.ts';
import { problems as jaProblems } from './ja/problems.ts';
import { pushes as jaPushes } from './ja/push.ts';
import * as koEmails from './ko/emails.ts';
import { problems as koProblems } from './ko/problems.ts';
import { pushes as koPushes } from './ko/push.ts';
import * as plEmails from './pl/emails.ts';
import { problems as plProblems } from './pl/problems.ts';
import { pushes as plPushes } from './pl/push.ts';
import * as ptBrEmails from './pt-BR/emails.ts';
import { problems as ptBrProblems } from './pt-BR/problems.ts';
import { pushes as ptBrPushes } from './pt-BR/push.ts';
import * as zhHansEmails from './zh-Hans/emails.ts';
import { problems as zhHansProblems } from './zh-Hans/problems.ts';
import { pushes as zhHansPushes } from './zh-Hans/push.ts';
import type { Translated } from './translated.ts';

/** What the server says in one language. */
interface ServerWords {
  emails: Translated<typeof enEmails>;
  problems: Problems;
  pushes: Translated<typeof enPushes>;
}

const WORDS: Record<Locale, ServerWords> = {
  en: { emails: enEmails, problems: {}, pushes: enPushes },
  de: { emails: deEmails, problems: deProblems, pushes: dePushes },
  fr: { emails: frEmails, problems: frProblems, pushes: frPushes },
  es: { emails: esEmails, problems: esProblems, pushes: esPushes },
  'pt-BR': { emails: ptBrEmails, problems: ptBrProblems, pushes: ptBrPushes },
  pl: { emails: plEmails, problems: plProblems, pushes: plPushes },
  ja: { emails: jaEmails, problems: jaProblems, pushes: jaPushes },
  ko: { emails: koEmails, problems: koProblems, pushes: koPushes },
  'zh-Hans': { emails: zhHansEmails, problems: zhHansProblems, pushes: zhHansPushes },
  ar: { emails: arEmails, problems: arProblems, pushes: arPushes },
};

/** The server's words in the language of this tag. English if there are none. */
export const wordsIn = (locale: string | null) => WORDS[localeOf(locale)];
