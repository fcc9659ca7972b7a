import type {
  level as EnglishLevel,
  ownLevel as EnglishOwnLevel,
  region as EnglishRegion,
  style as EnglishStyle,
} from '../en/vocabulary.ts';
import type { Translated } from '../translated.ts';

/** The labels of the contract's closed sets, wherever they are shown. */

export const region: Translated<typeof EnglishRegion> = {
  europe: 'Europa',
  'north-america': 'Norteamérica',
  'south-america': 'Sudamérica',
  asia: 'Asia',
  oceania: 'Oceanía',
  africa: 'África',
  'middle-east': 'Medio Oriente',
};

export const level: Translated<typeof EnglishLevel> = {
  any: 'Cualquier nivel',
  beginner: 'Principiantes',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
};

/** The same as said of a player. */
export const ownLevel: Translated<typeof EnglishOwnLevel> = { ...level, beginner: 'Principiante' };

export const style: Translated<typeof EnglishStyle> = { casual: 'Casual', ranked: 'Ranked' };
