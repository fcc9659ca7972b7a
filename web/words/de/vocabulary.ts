import type {
  level as EnglishLevel,
  ownLevel as EnglishOwnLevel,
  region as EnglishRegion,
  style as EnglishStyle,
} from '../en/vocabulary.ts';

/** The labels of the contract's closed sets, wherever they are shown. */

export const region: typeof EnglishRegion = {
  europe: 'Europa',
  'north-america': 'Nordamerika',
  'south-america': 'Südamerika',
  asia: 'Asien',
  oceania: 'Ozeanien',
  africa: 'Afrika',
  'middle-east': 'Naher Osten',
};

export const level: typeof EnglishLevel = {
  any: 'Jedes Level',
  beginner: 'Einsteiger',
  intermediate: 'Fortgeschritten',
  advanced: 'Profi',
};

/** The same as said of a player. */
export const ownLevel: typeof EnglishOwnLevel = { ...level };

export const style: typeof EnglishStyle = { casual: 'Casual', ranked: 'Ranked' };
