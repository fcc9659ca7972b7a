import { inLanguage } from './language.ts';
import * as english from './made/en/people.ts';

export const people = inLanguage('people', english.people);
