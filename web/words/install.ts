import { inLanguage } from './language.ts';
import * as english from './made/en/install.ts';

export const install = inLanguage('install', english.install);
export const pushOffer = inLanguage('pushOffer', english.pushOffer);
