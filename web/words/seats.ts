import { inLanguage } from './language.ts';
import * as english from './made/en/seats.ts';

export const seats = inLanguage('seats', english.seats);
