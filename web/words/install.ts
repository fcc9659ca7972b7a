import * as english from './en/install.ts';
import { inLanguage } from './language.ts';

export const install = inLanguage('install', english.install);
export const pushOffer = inLanguage('pushOffer', english.pushOffer);
