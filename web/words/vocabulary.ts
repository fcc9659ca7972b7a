import { inLanguage } from './language.ts';
import * as english from './made/en/vocabulary.ts';

export const region = inLanguage('region', english.region);
export const level = inLanguage('level', english.level);
export const ownLevel = inLanguage('ownLevel', english.ownLevel);
export const style = inLanguage('style', english.style);
