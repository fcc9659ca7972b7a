import * as english from './en/seats.ts';
import { inLanguage } from './language.ts';

export const seats = inLanguage('seats', english.seats);
