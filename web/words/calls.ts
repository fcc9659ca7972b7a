import * as english from './en/calls.ts';
import { inLanguage } from './language.ts';

export const calls = inLanguage('calls', english.calls);
