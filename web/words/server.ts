import type { Locale } from '../../worker/contract/locales.ts';
import { localeOf } from '../../worker/contract/locales.ts';
import { calendar as arCalendar } from './ar/calendar.ts';
import * as arEmails from './ar/emails.ts';
import { problems as arProblems } from './ar/problems.ts';
import { pushes as arPushes } from './ar/push.ts';
import { calendar as deCalendar } from './de/calendar.ts';
import * as deEmails from './de/emails.ts';
import { problems as deProblems } from './de/problems.ts';
import { pushes as dePushes } from './de/push.ts';
import { calendar as enCalendar } from './en/calendar.ts';
import * as enEmails from './en/emails.ts';
import type { Problems } from './en/problems.ts';
import { pushes as enPushes } from './en/push.ts';
import { calendar as esCalendar } from './es/calendar.ts';
import * as esEmails from './es/emails.ts';
import { problems as esProblems } from './es/problems.ts';
import { pushes as esPushes } from './es/push.ts';
import { calendar as frCalendar } from './fr/calendar.ts';
import * as frEmails from './fr/emails.ts';
import { problems as frProblems } from './fr/problems.ts';
import { pushes as frPushes } from './fr/push.ts';
import { calendar as jaCalendar } from './ja/calendar.ts';
import * as jaEmails from './ja/emails.ts';
import { problems as jaProblems } from './ja/problems.ts';
import { pushes as jaPushes } from './ja/push.ts';
import { calendar as koCalendar } from './ko/calendar.ts';
import * as koEmails from './ko/emails.ts';
import { problems as koProblems } from './ko/problems.ts';
import { pushes as koPushes } from './ko/push.ts';
import { calendar as plCalendar } from './pl/calendar.ts';
import * as plEmails from './pl/emails.ts';
import { problems as plProblems } from './pl/problems.ts';
import { pushes as plPushes } from './pl/push.ts';
import { calendar as ptBrCalendar } from './pt-BR/calendar.ts';
import * as ptBrEmails from './pt-BR/emails.ts';
import { problems as ptBrProblems } from './pt-BR/problems.ts';
import { pushes as ptBrPushes } from './pt-BR/push.ts';
import type { Translated } from './translated.ts';
import { calendar as zhHansCalendar } from './zh-Hans/calendar.ts';
import * as zhHansEmails from './zh-Hans/emails.ts';
import { problems as zhHansProblems } from './zh-Hans/problems.ts';
import { pushes as zhHansPushes } from './zh-Hans/push.ts';

/** What the server says in one language. */
interface ServerWords {
  calendar: Translated<typeof enCalendar>;
  emails: Translated<typeof enEmails>;
  problems: Problems;
  pushes: Translated<typeof enPushes>;
}

const WORDS: Record<Locale, ServerWords> = {
  en: { calendar: enCalendar, emails: enEmails, problems: {}, pushes: enPushes },
  de: { calendar: deCalendar, emails: deEmails, problems: deProblems, pushes: dePushes },
  fr: { calendar: frCalendar, emails: frEmails, problems: frProblems, pushes: frPushes },
  es: { calendar: esCalendar, emails: esEmails, problems: esProblems, pushes: esPushes },
  'pt-BR': {
    calendar: ptBrCalendar,
    emails: ptBrEmails,
    problems: ptBrProblems,
    pushes: ptBrPushes,
  },
  pl: { calendar: plCalendar, emails: plEmails, problems: plProblems, pushes: plPushes },
  ja: { calendar: jaCalendar, emails: jaEmails, problems: jaProblems, pushes: jaPushes },
  ko: { calendar: koCalendar, emails: koEmails, problems: koProblems, pushes: koPushes },
  'zh-Hans': {
    calendar: zhHansCalendar,
    emails: zhHansEmails,
    problems: zhHansProblems,
    pushes: zhHansPushes,
  },
  ar: { calendar: arCalendar, emails: arEmails, problems: arProblems, pushes: arPushes },
};

/** The server's words for a language tag. English if the language isn't offered. */
export const wordsIn = (locale: string | null) => WORDS[localeOf(locale)];
