import type { adminOverview as English } from '../en/moderation-overview.ts';
import type { Translated } from '../translated.ts';
import { number } from './formats.ts';

const loginWith = (provider: string, weak: string) => ({
  name: `تسجيل الدخول عبر ${provider}`,
  ok: 'مُعدّ، أو غير مستخدم.',
  weak,
  missing: 'غير مُعدّ.',
});

const onlyOne = (prefix: string) =>
  `ضُبط واحد فقط من ${prefix}_CLIENT_ID و${prefix}_CLIENT_SECRET، لذلك لا يُعرض.`;

/** Words of the admin overview. */
export const adminOverview: Translated<typeof English> = {
  now: 'الآن',
  days: 'آخر 30 يومًا',
  health: 'حالة النظام',
  online: 'متصل',
  openReports: 'بلاغات مفتوحة',
  openGameRequests: 'طلبات ألعاب',
  suspended: 'حسابات موقوفة مؤقتًا',
  takenDown: 'جلسات وملفات أُزيلت',
  figures: {
    users: 'مستخدمون جدد',
    sessions: 'جلسات جديدة',
    applications: 'طلبات الانضمام',
    calls: 'المكالمات',
    files: 'الملفات المرفوعة',
    errors: 'أخطاء الخادم',
  },
  sum: number,
  today: (count) => `${number(count)} اليوم حتى الآن`,
  plot: (figure, least, most) =>
    `${figure} في اليوم: بين ${least} و${most} خلال آخر 30 يومًا. الأرقام في الجدول أدناه.`,
  table: 'عرض كجدول',
  day: 'اليوم (UTC)',
  dayUntilNow: (day) => `${day}، حتى الآن`,
  count: 'العدد',
  states: { ok: 'سليم', weak: 'للتحقق', missing: 'يلزم إجراء' },
  subjects: {
    JWT_SECRET: {
      name: 'سر التوقيع',
      ok: 'قوي بما يكفي.',
      weak: 'JWT_SECRET أقصر من 32 حرفًا أو ليس عشوائيًا بما يكفي. اضبط سرًا جديدًا.',
      missing: 'لم يُضبط JWT_SECRET، لذلك لا يستطيع أحد تسجيل الدخول. اضبطه.',
    },
    JWT_SECRET_PREVIOUS: {
      name: 'سر التوقيع السابق',
      ok: 'غير مضبوط، أو قوي بما يكفي.',
      weak: 'JWT_SECRET_PREVIOUS ضعيف. أزله بعد انتهاء صلاحية رموزه.',
      missing: 'غير مضبوط.',
    },
    PUBLIC_URL: {
      name: 'عنوان هذا الموقع',
      ok: 'مضبوط.',
      weak: 'PUBLIC_URL ليس عنوان https. لن تعمل الروابط في الرسائل والتقاويم.',
      missing: 'لم يُضبط PUBLIC_URL. لن تعمل الروابط في الرسائل والتقاويم.',
    },
    OPERATOR: {
      name: 'المشغّل',
      ok: 'بيانات المشغّل كاملة.',
      weak: 'بيانات المشغّل ناقصة.',
      missing: 'لم يُضبط OPERATOR_NAME أو OPERATOR_ADDRESS أو OPERATOR_EMAIL. بيانات المشغّل ناقصة.',
    },
    MAIL: {
      name: 'البريد الإلكتروني',
      ok: 'مُعدّ.',
      weak: 'مُعدّ جزئيًا.',
      missing: 'غير مُعدّ. لا يستطيع المستخدمون تأكيد بريدهم أو إعادة تعيين كلمة مرور منسية.',
    },
    PUSH: {
      name: 'الإشعارات الفورية',
      ok: 'مُعدّة.',
      weak: 'مُعدّة جزئيًا.',
      missing:
        'غير مُعدّة. شغّل «npm run make-push-keys»، واضبط VAPID_SUBJECT أو OPERATOR_EMAIL على عنوان لك.',
    },
    IMAGES: {
      name: 'تغيير حجم الصور',
      ok: 'عبر ارتباط Images.',
      weak: 'مُعدّ جزئيًا.',
      missing: 'لا يوجد ارتباط Images. تُعرض الصور بحجمها الأصلي.',
    },
    TURN: {
      name: 'خادم وسيط للمكالمات',
      ok: 'مُعدّ.',
      weak: 'مُعدّ جزئيًا.',
      missing: 'لا يوجد خادم TURN. تفشل المكالمات بين بعض الشبكات، وغالبًا على الجوال.',
    },
    ADMIN_SECOND_FACTOR: {
      name: 'عامل ثانٍ للمشرفين',
      ok: 'يحتاج المشرفون إلى مفتاح مرور أو رموز.',
      weak: 'ADMIN_SECOND_FACTOR متوقف: تكفي كلمة مرور المشرف وحدها.',
      missing: 'غير مضبوط.',
    },
    DISCORD: loginWith('Discord', onlyOne('DISCORD')),
    GOOGLE: loginWith('Google', onlyOne('GOOGLE')),
    TWITCH: loginWith('Twitch', onlyOne('TWITCH')),
    STEAM: loginWith(
      'Steam',
      'يجب أن تكون قيمة STEAM_LOGIN «on» أو «off». لا يفعل STEAM_API_KEY وحده شيئًا.',
    ),
    clock: {
      name: 'المهام المجدولة',
      ok: 'تعمل كل دقيقة.',
      weak: 'لم تعمل بعد. يُفترض أن تعمل أول مرة خلال دقيقة.',
      missing: 'لم تعمل منذ خمس دقائق. تبقى الجلسات المنتهية معروضة ولا تُحدَّث الأعداد.',
    },
  },
  sweptAgo: (ago) => `آخر تشغيل ${ago}.`,
};
