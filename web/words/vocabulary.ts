import * as english from './en/vocabulary.ts';
import { inLanguage } from './language.ts';

export const region = inLanguage('region', english.region);
export const level = inLanguage('level', english.level);
export const ownLevel = inLanguage('ownLevel', english.ownLevel);
export const style = inLanguage('style', english.style);
