import type * as english from '../en/vocabulary.ts';
import type { Translated } from '../../translated.ts';
export const region: Translated<typeof english.region> = { europe: "Europa", "north-america": "América do Norte", "south-america": "América do Sul", asia: "Ásia", oceania: "Oceania", africa: "África", "middle-east": "Oriente Médio" };
export const level: Translated<typeof english.level> = { any: "Qualquer nível", beginner: "Iniciantes", intermediate: "Intermediário", advanced: "Avançado" };
export const ownLevel: Translated<typeof english.ownLevel> = { any: "Qualquer nível", beginner: "Iniciante", intermediate: "Intermediário", advanced: "Avançado" };
export const style: Translated<typeof english.style> = { casual: "Casual", ranked: "Ranqueada" };
