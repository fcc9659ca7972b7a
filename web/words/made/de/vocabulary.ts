// @ts-nocheck
export const region = { europe: 'Europa', 'north-america': 'Nordamerika', 'south-america': 'Südamerika', asia: 'Asien', oceania: 'Ozeanien', africa: 'Afrika', 'middle-east': 'Naher Osten' };
export const level = { any: 'Jedes Level', beginner: 'Einsteiger', intermediate: 'Fortgeschritten', advanced: 'Profi' };
export const ownLevel = { any: 'Jedes Level', beginner: 'Einsteiger', intermediate: 'Fortgeschritten', advanced: 'Profi' };
export const style = { casual: 'Casual', ranked: 'Ranked' };
