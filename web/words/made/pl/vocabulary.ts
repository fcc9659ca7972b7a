// @ts-nocheck
export const region = { europe: 'Europa', 'north-america': 'Ameryka Północna', 'south-america': 'Ameryka Południowa', asia: 'Azja', oceania: 'Oceania', africa: 'Afryka', 'middle-east': 'Bliski Wschód' };
export const level = { any: 'Każdy poziom', beginner: 'Początkujący', intermediate: 'Średni', advanced: 'Zaawansowany' };
export const ownLevel = { any: 'Każdy poziom', beginner: 'Początkujący', intermediate: 'Średni', advanced: 'Zaawansowany' };
export const style = { casual: 'Casual', ranked: 'Ranked' };
