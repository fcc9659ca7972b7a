import type * as english from '../en/vocabulary.ts';
import type { Translated } from '../../translated.ts';
export const region: Translated<typeof english.region> = { europe: "أوروبا", "north-america": "أمريكا الشمالية", "south-america": "أمريكا الجنوبية", asia: "آسيا", oceania: "أوقيانوسيا", africa: "أفريقيا", "middle-east": "الشرق الأوسط" };
export const level: Translated<typeof english.level> = { any: "كل المستويات", beginner: "مبتدئون", intermediate: "متوسط", advanced: "متقدم" };
export const ownLevel: Translated<typeof english.ownLevel> = { any: "كل المستويات", beginner: "مبتدئ", intermediate: "متوسط", advanced: "متقدم" };
export const style: Translated<typeof english.style> = { casual: "كاجوال", ranked: "رانك" };
