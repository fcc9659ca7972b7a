import type { fitWords as FitWords, hours as Hours } from '../en/hours.ts';
import type { Translated } from '../translated.ts';
import { name } from './grammar.ts';

/** Words of the hours in which someone has time to play. */
export const hours: Translated<typeof Hours> = {
  title: 'ساعاتك',
  hint: 'حدد الأوقات التي يمكنك اللعب فيها. نستخدمها لنجد جلسات تناسبك. لا يراها غيرك.',
  grid: 'ساعات الأسبوع',
  keys: 'انقر أو اسحب فوق الساعات. بلوحة المفاتيح: الأسهم للتنقل، والمسافة للتحديد، وShift مع الأسهم لتحديد عدة ساعات.',
  cell: (day, clock) => `${day} ${clock}`,
  hour: 'الساعة',
  quick: { evenings: 'مساء أيام العمل', weekends: 'نهاية الأسبوع' },
  clear: 'مسح كل الساعات',
  zone: (zone) => `الأوقات بالمنطقة الزمنية ${name(zone)}.`,
  changeZone: (zone) => `التغيير إلى ${name(zone)}`,
  list: 'بالكلمات',
  none: 'لم تحدد أي ساعات بعد.',
  always: 'أي وقت، كل يوم',
  span: (day, from, to) => `${day} من ${from} إلى ${to}`,
  spanOver: (day, from, nextDay, to) => `من ${day} ${from} إلى ${nextDay} ${to}`,
  state: { saved: 'محفوظ', saving: 'جارٍ الحفظ…', failed: 'لم يُحفظ' },
};

/** Why a session may fit. */
export const fitWords: Translated<typeof FitWords> = {
  why: 'لماذا تناسبك',
  game: 'لعبتك',
  hours: 'ساعاتك',
  language: 'لغتك',
  level: 'مستواك',
  region: 'منطقتك',
};
