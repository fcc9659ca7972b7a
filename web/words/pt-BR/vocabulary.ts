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
  'north-america': 'América do Norte',
  'south-america': 'América do Sul',
  asia: 'Ásia',
  oceania: 'Oceania',
  africa: 'África',
  'middle-east': 'Oriente Médio',
};

export const level: Translated<typeof EnglishLevel> = {
  any: 'Qualquer nível',
  beginner: 'Iniciantes',
  intermediate: 'Intermediário',
  advanced: 'Avançado',
};

/** The same as said of a player. */
export const ownLevel: Translated<typeof EnglishOwnLevel> = { ...level, beginner: 'Iniciante' };

export const style: Translated<typeof EnglishStyle> = { casual: 'Casual', ranked: 'Ranqueada' };
