import type {
  level as EnglishLevel,
  ownLevel as EnglishOwnLevel,
  region as EnglishRegion,
  style as EnglishStyle,
} from '../en/vocabulary.ts';

/** The labels of the contract's closed sets, wherever they are shown. */

export const region: typeof EnglishRegion = {
  europe: '欧洲',
  'north-america': '北美',
  'south-america': '南美',
  asia: '亚洲',
  oceania: '大洋洲',
  africa: '非洲',
  'middle-east': '中东',
};

export const level: typeof EnglishLevel = {
  any: '不限水平',
  beginner: '新手',
  intermediate: '进阶',
  advanced: '高手',
};

/** The same as said of a player. */
export const ownLevel: typeof EnglishOwnLevel = { ...level };

export const style: typeof EnglishStyle = { casual: '休闲', ranked: '排位' };
