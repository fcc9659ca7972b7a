import { inLanguage } from './language.ts';
import * as english from './made/en/calls.ts';

export const calls = inLanguage('calls', english.calls);
