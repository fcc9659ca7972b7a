import { inLanguage } from './language.ts';
import * as english from './made/en/accounts.ts';

export const account = inLanguage('account', english.account);
export const accountSettings = inLanguage('accountSettings', english.accountSettings);
export const recovery = inLanguage('recovery', english.recovery);
