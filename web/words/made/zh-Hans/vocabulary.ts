import type * as english from '../en/vocabulary.ts';
import type { Translated } from '../../translated.ts';
export const region: Translated<typeof english.region> = { europe: "欧洲", "north-america": "北美", "south-america": "南美", asia: "亚洲", oceania: "大洋洲", africa: "非洲", "middle-east": "中东" };
export const level: Translated<typeof english.level> = { any: "不限水平", beginner: "新手", intermediate: "进阶", advanced: "高手" };
export const ownLevel: Translated<typeof english.ownLevel> = { any: "不限水平", beginner: "新手", intermediate: "进阶", advanced: "高手" };
export const style: Translated<typeof english.style> = { casual: "休闲", ranked: "排位" };
