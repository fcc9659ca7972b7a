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
  'north-america': 'Ameryka Północna',
  'south-america': 'Ameryka Południowa',
  asia: 'Azja',
  oceania: 'Oceania',
  africa: 'Afryka',
  'middle-east': 'Bliski Wschód',
};

export const level: Translated<typeof EnglishLevel> = {
  any: 'Każdy poziom',
  beginner: 'Początkujący',
  intermediate: 'Średni',
  advanced: 'Zaawansowany',
};

/** The same as said of a player: the Polish words fit both. */
export const ownLevel: Translated<typeof EnglishOwnLevel> = { ...level };

export const style: Translated<typeof EnglishStyle> = { casual: 'Casual', ranked: 'Ranked' };
