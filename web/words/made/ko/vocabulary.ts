// @ts-nocheck
export const region = { europe: '유럽', 'north-america': '북미', 'south-america': '남미', asia: '아시아', oceania: '오세아니아', africa: '아프리카', 'middle-east': '중동' };
export const level = { any: '실력 무관', beginner: '초보', intermediate: '중수', advanced: '고수' };
export const ownLevel = { any: '실력 무관', beginner: '초보', intermediate: '중수', advanced: '고수' };
export const style = { casual: '즐겜', ranked: '랭크' };
