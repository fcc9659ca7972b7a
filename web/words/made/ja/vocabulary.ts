import type * as english from '../en/vocabulary.ts';
import type { Translated } from '../../translated.ts';
export const region: Translated<typeof english.region> = { europe: "ヨーロッパ", "north-america": "北米", "south-america": "南米", asia: "アジア", oceania: "オセアニア", africa: "アフリカ", "middle-east": "中東" };
export const level: Translated<typeof english.level> = { any: "腕前不問", beginner: "初心者", intermediate: "中級者", advanced: "上級者" };
export const ownLevel: Translated<typeof english.ownLevel> = { any: "腕前不問", beginner: "初心者", intermediate: "中級者", advanced: "上級者" };
export const style: Translated<typeof english.style> = { casual: "カジュアル", ranked: "ランク" };
