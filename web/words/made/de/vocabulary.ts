import type * as english from '../en/vocabulary.ts';
import type { Translated } from '../../translated.ts';
export const region: Translated<typeof english.region> = { europe: "Europa", "north-america": "Nordamerika", "south-america": "Südamerika", asia: "Asien", oceania: "Ozeanien", africa: "Afrika", "middle-east": "Naher Osten" };
export const level: Translated<typeof english.level> = { any: "Jedes Level", beginner: "Einsteiger", intermediate: "Fortgeschritten", advanced: "Profi" };
export const ownLevel: Translated<typeof english.ownLevel> = { any: "Jedes Level", beginner: "Einsteiger", intermediate: "Fortgeschritten", advanced: "Profi" };
export const style: Translated<typeof english.style> = { casual: "Casual", ranked: "Ranked" };
