import type { Weekday } from '../../../worker/contract/vocabulary.ts';
import type { series as English } from '../en/series.ts';
import type { Translated } from '../translated.ts';
import { list } from './formats.ts';
import { name, plural } from './grammar.ts';

const everyWeeks = (weeks: number) =>
  plural(weeks, {
    one: 'كل أسبوع',
    two: 'كل أسبوعين',
    few: `كل ${weeks} أسابيع`,
    many: `كل ${weeks} أسبوعًا`,
    other: `كل ${weeks} أسبوع`,
  });

const weekday: Record<Weekday, string> = {
  monday: 'الاثنين',
  tuesday: 'الثلاثاء',
  wednesday: 'الأربعاء',
  thursday: 'الخميس',
  friday: 'الجمعة',
  saturday: 'السبت',
  sunday: 'الأحد',
};

/** Words of sessions that repeat. */
export const series: Translated<typeof English> = {
  weekday,
  shortWeekday: {
    monday: 'اثنين',
    tuesday: 'ثلاثاء',
    wednesday: 'أربعاء',
    thursday: 'خميس',
    friday: 'جمعة',
    saturday: 'سبت',
    sunday: 'أحد',
  },
  editor: {
    repeats: 'تتكرر',
    repeatsHint:
      'من تقبلهم يكونون في كل الجلسات، أو في قائمة الانتظار حين تكون إحداها ممتلئة. يمكنهم تخطّي أي منها.',
    days: 'الأيام',
    daysHint: (zone) => `يوم البداية مشمول دائمًا. المنطقة الزمنية: ${name(zone)}.`,
    every: 'التكرار',
    everyWeeks,
    until: 'آخر يوم',
    untilHint: (weeks) =>
      plural(weeks, {
        one: 'بعد أسبوع من الجلسة الأولى على الأكثر.',
        two: 'بعد أسبوعين من الجلسة الأولى على الأكثر.',
        few: `بعد ${weeks} أسابيع من الجلسة الأولى على الأكثر.`,
        many: `بعد ${weeks} أسبوعًا من الجلسة الأولى على الأكثر.`,
        other: `بعد ${weeks} أسبوع من الجلسة الأولى على الأكثر.`,
      }),
    untilMissing: 'اختر آخر يوم.',
    untilEarly: 'يجب أن يكون آخر يوم بعد الأول.',
    added: (n) => `نُشرت ${name(n)} وهي تتكرر. شارك الرابط مع أصدقائك.`,
    scope: 'ما الذي يتغير',
    one: 'هذه الجلسة فقط',
    oneHint: 'تبقى الأخرى كما هي.',
    following: 'هذه الجلسة وكل ما بعدها',
    followingHint: 'نبلغ الأعضاء مرة واحدة.',
    saved: 'حُفظت، هنا وفي كل الجلسات التالية.',
  },
  place: (place, of) => `الجلسة ${place} من ${of}`,
  title: 'كل الجلسات',
  rule: (weeks, weekdays, time) => {
    const days = list(weekdays.map((day) => weekday[day]));
    return weekdays.length === 1
      ? `${everyWeeks(weeks)} يوم ${days} الساعة ${time}`
      : `${everyWeeks(weeks)} أيام ${days} الساعة ${time}`;
  },
  zone: (zone) => `بالمنطقة الزمنية ${name(zone)}`,
  soon: 'تظهر الجلسات اللاحقة هنا قبل موعدها بأربعة أسابيع.',
  here: 'هذه',
  number: (place) => `الجلسة ${place}`,
  loading: 'تحميل الجلسات…',
  skipped: 'تتخطاها',
  acceptedHint: 'لك مقعد في هذه الجلسة. وأنت أيضًا في الجلسات اللاحقة من هذه السلسلة.',
  skipping: 'لست في هذه الجلسة',
  skippingHint: 'ما زلت في السلسلة. لتحضر رغم ذلك، اطلب الانضمام من جديد.',
  leave: 'تخطّي أو مغادرة',
  leaveTitle: 'تخطّي هذه الجلسة أم مغادرة السلسلة؟',
  leaveText:
    'إذا تخطيتها، يصبح مقعدك شاغرًا لغيرك، ولا يتغير شيء في الجلسات الأخرى. إذا غادرت، تتخلى عن مقعدك أو مكانك في قائمة الانتظار في كل الجلسات التي لم تبدأ.',
  leaveAllTitle: 'مغادرة هذه السلسلة؟',
  leaveAllText: 'تتخلى عن مقعدك أو مكانك في قائمة الانتظار في كل الجلسات التي لم تبدأ.',
  skip: 'تخطّي هذه الجلسة',
  leaveAll: 'مغادرة السلسلة',
  skippedNow: 'تتخطى هذه الجلسة. ما زلت في الأخرى.',
  left: 'غادرت السلسلة.',
  cancelScope: 'ما الذي يُلغى',
  cancelFollowing: 'هذه الجلسة وكل ما بعدها',
  cancelledFollowing: 'أُلغيت هذه الجلسات. أُبلغ كل الأعضاء وأصحاب الطلبات مرة واحدة.',
};
