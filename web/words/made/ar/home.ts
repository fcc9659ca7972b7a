import type * as english from '../en/home.ts';
import type { Translated } from '../../translated.ts';
import { plural as plural$ } from '../../ar/grammar.ts';
export const memberNow: Translated<typeof english.memberNow> = { label: "الآن", next: "الجلسة القادمة", runs: "جلستك جارية الآن", nothing: "لا شيء مخطط بعد. ابحث عن جلسة", friends: "الأصدقاء", online: (count) => (plural$(count, { one: "صديق واحد متصل", two: "صديقان متصلان", few: `${count} أصدقاء متصلون`, many: `${count} صديقًا متصلًا`, other: `${count} صديق متصل` })), nobodyOnline: "لا أحد من أصدقائك متصل الآن" };
