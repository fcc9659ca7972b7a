import type * as english from '../en/vocabulary.ts';
import type { Translated } from '../../translated.ts';
export const region: Translated<typeof english.region> = { europe: "유럽", "north-america": "북미", "south-america": "남미", asia: "아시아", oceania: "오세아니아", africa: "아프리카", "middle-east": "중동" };
export const level: Translated<typeof english.level> = { any: "실력 무관", beginner: "초보", intermediate: "중수", advanced: "고수" };
export const ownLevel: Translated<typeof english.ownLevel> = { any: "실력 무관", beginner: "초보", intermediate: "중수", advanced: "고수" };
export const style: Translated<typeof english.style> = { casual: "즐겜", ranked: "랭크" };
