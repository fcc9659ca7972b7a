import type * as english from '../en/vocabulary.ts';
import type { Translated } from '../translated.ts';

export const region: Translated<typeof english.region> = {
  europe: 'Europa',
  'north-america': 'Nordamerika',
  'south-america': 'Südamerika',
  asia: 'Asien',
  oceania: 'Ozeanien',
  africa: 'Afrika',
  'middle-east': 'Naher Osten',
};

export const level: Translated<typeof english.level> = {
  any: 'Jedes Niveau',
  beginner: 'Einsteiger',
  intermediate: 'Fortgeschritten',
  advanced: 'Sehr erfahren',
};

export const ownLevel: Translated<typeof english.ownLevel> = { ...level };

export const style: Translated<typeof english.style> = { casual: 'Casual', ranked: 'Ranked' };
