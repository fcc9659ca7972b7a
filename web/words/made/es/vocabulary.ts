// @ts-nocheck
export const region = { europe: 'Europa', 'north-america': 'Norteamérica', 'south-america': 'Sudamérica', asia: 'Asia', oceania: 'Oceanía', africa: 'África', 'middle-east': 'Medio Oriente' };
export const level = { any: 'Cualquier nivel', beginner: 'Principiantes', intermediate: 'Intermedio', advanced: 'Avanzado' };
export const ownLevel = { any: 'Cualquier nivel', beginner: 'Principiante', intermediate: 'Intermedio', advanced: 'Avanzado' };
export const style = { casual: 'Casual', ranked: 'Ranked' };
