import { inLanguage } from './language.ts';
import * as english from './made/en/catalogue.ts';

export const games = inLanguage('games', english.games);
