import type {
  level as EnglishLevel,
  ownLevel as EnglishOwnLevel,
  region as EnglishRegion,
  style as EnglishStyle,
} from '../en/vocabulary.ts';

/** The labels of the contract's closed sets, wherever they are shown. */

export const region: typeof EnglishRegion = {
  europe: 'Europe',
  'north-america': 'Amérique du Nord',
  'south-america': 'Amérique du Sud',
  asia: 'Asie',
  oceania: 'Océanie',
  africa: 'Afrique',
  'middle-east': 'Moyen-Orient',
};

export const level: typeof EnglishLevel = {
  any: 'Tous niveaux',
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
};

/** The same as said of a player. */
export const ownLevel: typeof EnglishOwnLevel = { ...level };

export const style: typeof EnglishStyle = { casual: 'Casual', ranked: 'Ranked' };
