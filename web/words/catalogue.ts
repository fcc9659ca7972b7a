import * as english from './en/catalogue.ts';
import { inLanguage } from './language.ts';

export const games = inLanguage('games', english.games);
