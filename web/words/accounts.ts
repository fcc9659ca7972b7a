import * as english from './en/accounts.ts';
import { inLanguage } from './language.ts';

export const account = inLanguage('account', english.account);
export const accountSettings = inLanguage('accountSettings', english.accountSettings);
export const recovery = inLanguage('recovery', english.recovery);
