// @ts-nocheck
export const region = { europe: 'أوروبا', 'north-america': 'أمريكا الشمالية', 'south-america': 'أمريكا الجنوبية', asia: 'آسيا', oceania: 'أوقيانوسيا', africa: 'أفريقيا', 'middle-east': 'الشرق الأوسط' };
export const level = { any: 'كل المستويات', beginner: 'مبتدئون', intermediate: 'متوسط', advanced: 'متقدم' };
export const ownLevel = { any: 'كل المستويات', beginner: 'مبتدئ', intermediate: 'متوسط', advanced: 'متقدم' };
export const style = { casual: 'كاجوال', ranked: 'رانك' };
