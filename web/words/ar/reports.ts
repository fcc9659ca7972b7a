import type { reports as English } from '../en/reports.ts';
import type { Translated } from '../translated.ts';
import { name } from './grammar.ts';

/** Words of sending a report, and of a warning. */
export const reports: Translated<typeof English> = {
  reasons: {
    harassment: 'مضايقة أو تهديد',
    hate: 'خطاب كراهية',
    sexual: 'محتوى جنسي أو دون موافقة',
    spam: 'إزعاج أو إعلانات',
    cheating: 'غش أو بوستينغ',
    impersonation: 'انتحال شخصية',
    other: 'شيء آخر',
  },
  report: 'إبلاغ',
  /** By the kind of what is reported. A photo or video may have no name. */
  titles: {
    users: (n) => `الإبلاغ عن ${name(n)}`,
    sessions: (n) => `الإبلاغ عن الجلسة ${name(n)}`,
    media: (alt) => (alt === '' ? 'الإبلاغ عن صورة أو فيديو' : `الإبلاغ عن ${name(alt)}`),
    calls: (people) => `الإبلاغ عن المكالمة مع ${people}`,
    messages: (n) => `الإبلاغ عن رسالة من ${name(n)}`,
  },
  intro: 'يرى المشرفون اسمك ونسخة مما تبلغ عنه. لن يعرف من تبلغ عنه أنه أنت. سنخبرك بالقرار.',
  reason: 'ما المشكلة؟',
  choose: 'اختيار سبب',
  missing: 'اختر سببًا.',
  text: 'ماذا حدث؟',
  textHint: 'بكلماتك. مطلوب عند اختيار «شيء آخر».',
  block: (n) => `حظر ${name(n)} أيضًا`,
  blockHint: 'لن يرى أحدكما الآخر في أي مكان على Peerway. لن نبلغ الطرف الآخر بذلك.',
  submit: 'إرسال البلاغ',
  done: 'شكرًا على بلاغك. سنخبرك بالقرار.',
  doneBlocked: (n) => `شكرًا على بلاغك. حُظر ${name(n)}.`,
  notBlocked: (n) => `شكرًا على بلاغك. تعذّر حظر ${name(n)}. أعد المحاولة من صفحته.`,
  already: 'سبق أن أبلغت عن هذا. سنخبرك بالقرار.',
  warning: {
    title: 'وصلك تحذير',
    intro: 'رسالة من مشرفي Peerway:',
    outro: 'إذا استمر ذلك، فقد يُوقف حسابك مؤقتًا أو نهائيًا.',
    acknowledge: 'فهمت',
    failed: 'تعذّر الحفظ. أعد المحاولة.',
  },
};
