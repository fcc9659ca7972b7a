import type {
  level as Levels,
  ownLevel as OwnLevels,
  region as Regions,
  style as Styles,
} from '../en/vocabulary.ts';
import type { Translated } from '../translated.ts';

/** The labels of the contract's closed sets, wherever they are shown. */

export const region: Translated<typeof Regions> = {
  europe: 'أوروبا',
  'north-america': 'أمريكا الشمالية',
  'south-america': 'أمريكا الجنوبية',
  asia: 'آسيا',
  oceania: 'أوقيانوسيا',
  africa: 'أفريقيا',
  'middle-east': 'الشرق الأوسط',
};

export const level: Translated<typeof Levels> = {
  any: 'كل المستويات',
  beginner: 'مبتدئون',
  intermediate: 'متوسط',
  advanced: 'متقدم',
};

/** The same as said of a player. */
export const ownLevel: Translated<typeof OwnLevels> = { ...level, beginner: 'مبتدئ' };

export const style: Translated<typeof Styles> = { casual: 'كاجوال', ranked: 'رانك' };
