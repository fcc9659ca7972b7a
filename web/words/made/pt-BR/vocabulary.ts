// @ts-nocheck
export const region = { europe: 'Europa', 'north-america': 'América do Norte', 'south-america': 'América do Sul', asia: 'Ásia', oceania: 'Oceania', africa: 'África', 'middle-east': 'Oriente Médio' };
export const level = { any: 'Qualquer nível', beginner: 'Iniciantes', intermediate: 'Intermediário', advanced: 'Avançado' };
export const ownLevel = { any: 'Qualquer nível', beginner: 'Iniciante', intermediate: 'Intermediário', advanced: 'Avançado' };
export const style = { casual: 'Casual', ranked: 'Ranqueada' };
