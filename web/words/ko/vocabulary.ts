import type { Level, Region, Style } from '../../../worker/contract/vocabulary.ts';

/** The labels of the contract's closed sets, wherever they are shown. */

export const region: Record<Region, string> = {
  europe: '유럽',
  'north-america': '북미',
  'south-america': '남미',
  asia: '아시아',
  oceania: '오세아니아',
  africa: '아프리카',
  'middle-east': '중동',
};

export const level: Record<Level, string> = {
  any: '실력 무관',
  beginner: '초보',
  intermediate: '중수',
  advanced: '고수',
};

/** The same as said of a player. */
export const ownLevel: Record<Level, string> = { ...level, beginner: '초보' };

export const style: Record<Style, string> = { casual: '즐겜', ranked: '랭크' };
