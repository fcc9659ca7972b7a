import type * as english from '../en/vocabulary.ts';
import type { Translated } from '../../translated.ts';
export const region: Translated<typeof english.region> = { europe: "Europa", "north-america": "Ameryka Północna", "south-america": "Ameryka Południowa", asia: "Azja", oceania: "Oceania", africa: "Afryka", "middle-east": "Bliski Wschód" };
export const level: Translated<typeof english.level> = { any: "Każdy poziom", beginner: "Początkujący", intermediate: "Średni", advanced: "Zaawansowany" };
export const ownLevel: Translated<typeof english.ownLevel> = { any: "Każdy poziom", beginner: "Początkujący", intermediate: "Średni", advanced: "Zaawansowany" };
export const style: Translated<typeof english.style> = { casual: "Casual", ranked: "Ranked" };
