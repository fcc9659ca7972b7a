import type * as english from '../en/vocabulary.ts';
import type { Translated } from '../../translated.ts';
export const region: Translated<typeof english.region> = { europe: "Europe", "north-america": "Amérique du Nord", "south-america": "Amérique du Sud", asia: "Asie", oceania: "Océanie", africa: "Afrique", "middle-east": "Moyen-Orient" };
export const level: Translated<typeof english.level> = { any: "Tous niveaux", beginner: "Débutant", intermediate: "Intermédiaire", advanced: "Avancé" };
export const ownLevel: Translated<typeof english.ownLevel> = { any: "Tous niveaux", beginner: "Débutant", intermediate: "Intermédiaire", advanced: "Avancé" };
export const style: Translated<typeof english.style> = { casual: "Casual", ranked: "Ranked" };
