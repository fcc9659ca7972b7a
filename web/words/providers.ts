import * as english from './en/providers.ts';
import { inLanguage } from './language.ts';

export const providers = inLanguage('providers', english.providers);
export const providerNames = inLanguage('providerNames', english.providerNames);
