import type { Level, Region, Style } from '../../../worker/contract/vocabulary.ts';

/** The labels of the contract's closed sets, wherever they are shown. */

export const region: Record<Region, string> = {
  europe: 'Europe',
  'north-america': 'North America',
  'south-america': 'South America',
  asia: 'Asia',
  oceania: 'Oceania',
  africa: 'Africa',
  'middle-east': 'Middle East',
};

export const level: Record<Level, string> = {
  any: 'Any level',
  beginner: 'Beginners',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** The same as said of a player. */
export const ownLevel: Record<Level, string> = { ...level, beginner: 'Beginner' };

export const style: Record<Style, string> = { casual: 'Casual', ranked: 'Ranked' };
