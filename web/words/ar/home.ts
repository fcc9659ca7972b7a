import type { memberNow as English } from '../en/home.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words above the lists of a member's home. */
export const memberNow: Translated<typeof English> = {
  label: 'الآن',
  next: 'الجلسة القادمة',
  runs: 'جلستك جارية الآن',
  nothing: 'لا شيء مخطط بعد. ابحث عن جلسة',
  friends: 'الأصدقاء',
  online: (count) =>
    plural(count, {
      one: 'صديق واحد متصل',
      two: 'صديقان متصلان',
      few: `${count} أصدقاء متصلون`,
      many: `${count} صديقًا متصلًا`,
      other: `${count} صديق متصل`,
    }),
  nobodyOnline: 'لا أحد من أصدقائك متصل الآن',
};
