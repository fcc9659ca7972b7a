import * as english from './en/people.ts';
import { inLanguage } from './language.ts';

export const people = inLanguage('people', english.people);
