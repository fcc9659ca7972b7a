// @ts-nocheck
export const region = { europe: 'ヨーロッパ', 'north-america': '北米', 'south-america': '南米', asia: 'アジア', oceania: 'オセアニア', africa: 'アフリカ', 'middle-east': '中東' };
export const level = { any: '腕前不問', beginner: '初心者', intermediate: '中級者', advanced: '上級者' };
export const ownLevel = { any: '腕前不問', beginner: '初心者', intermediate: '中級者', advanced: '上級者' };
export const style = { casual: 'カジュアル', ranked: 'ランク' };
