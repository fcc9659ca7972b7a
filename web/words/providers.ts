import { inLanguage } from './language.ts';
import * as english from './made/en/providers.ts';

export const providers = inLanguage('providers', english.providers);
export const providerNames = inLanguage('providerNames', english.providerNames);
