import { LOCALES, type Locale, localeOf } from '../../worker/contract/locales.ts';
import { language } from '../words/language.ts';
import { accountState } from './account.ts';
import { announceFailure } from './announce-failure.ts';
import { api, send } from './api.ts';
import { keepFields } from './kept-fields.ts';

/** The chosen language, by the user or by the account. web/boot.ts reads it. */
const KEY = 'language';

/** The language of this page, which web/boot.ts has set. */
export const pageLocale = (): Locale => localeOf(language);

/** All languages, each named in itself. */
export const localeOptions = () =>
  LOCALES.map((value) => {
    const name = new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value;
    return { value, label: name.charAt(0).toLocaleUpperCase(value) + name.slice(1) };
  });

const saveToAccount = (locale: Locale) => {
  const id = String(accountState().user);
  return send(api.users[':id'].$patch({ param: { id }, json: { locale } }));
};

/** Saves the language to the account, then on this device. A page that is loaded afterwards is in it. */
export async function saveLanguage(locale: Locale) {
  if (accountState().login) await saveToAccount(locale);
  localStorage.setItem(KEY, locale);
}

/** Saves the language and reloads the page in it. If it can't be saved, nothing changes. */
export async function chooseLanguage(locale: Locale) {
  try {
    await saveLanguage(locale);
  } catch (error) {
    announceFailure(error);
    return;
  }
  keepFields();
  location.reload();
}

/** After a log-in, a browser without a chosen language takes the account's. An account without one takes the page's. */
export async function followAccountLanguage() {
  const { account } = accountState();
  if (account === null || account.leavesAt !== null) return;
  if (account.locale === null) {
    // An account without a language gets English texts.
    if (pageLocale() !== 'en') await saveToAccount(pageLocale());
  } else if (localStorage.getItem(KEY) === null && account.locale !== pageLocale()) {
    localStorage.setItem(KEY, account.locale);
    location.reload();
  }
}
