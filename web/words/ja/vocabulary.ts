import type { Level, Region, Style } from '../../../worker/contract/vocabulary.ts';

/** The labels of the contract's closed sets, wherever they are shown. */

export const region: Record<Region, string> = {
  europe: 'ヨーロッパ',
  'north-america': '北米',
  'south-america': '南米',
  asia: 'アジア',
  oceania: 'オセアニア',
  africa: 'アフリカ',
  'middle-east': '中東',
};

export const level: Record<Level, string> = {
  any: '腕前不問',
  beginner: '初心者',
  intermediate: '中級者',
  advanced: '上級者',
};

/** The same as said of a player. */
export const ownLevel: Record<Level, string> = { ...level };

export const style: Record<Style, string> = { casual: 'カジュアル', ranked: 'ランク' };
