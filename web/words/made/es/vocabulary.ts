import type * as english from '../en/vocabulary.ts';
import type { Translated } from '../../translated.ts';
export const region: Translated<typeof english.region> = { europe: "Europa", "north-america": "Norteamérica", "south-america": "Sudamérica", asia: "Asia", oceania: "Oceanía", africa: "África", "middle-east": "Medio Oriente" };
export const level: Translated<typeof english.level> = { any: "Cualquier nivel", beginner: "Principiantes", intermediate: "Intermedio", advanced: "Avanzado" };
export const ownLevel: Translated<typeof english.ownLevel> = { any: "Cualquier nivel", beginner: "Principiante", intermediate: "Intermedio", advanced: "Avanzado" };
export const style: Translated<typeof english.style> = { casual: "Casual", ranked: "Ranked" };
