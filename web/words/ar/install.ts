import type { install as Install, pushOffer as PushOffer } from '../en/install.ts';
import type { Translated } from '../translated.ts';

/** Words of the installed app, and of turning on its notifications. */
export const install: Translated<typeof Install> = {
  name: 'Peerway',
  description: 'اعثر على رفاق للعب الليلة: جلسات ولاعبون ومكالمات.',
  button: 'تثبيت التطبيق',
};

export const pushOffer: Translated<typeof PushOffer> = {
  label: 'الإشعارات',
  title: {
    applied: 'هل نخبرك حين يُقبل طلبك؟',
    hosted: 'هل نخبرك حين يطلب أحد الانضمام؟',
  },
  hint: 'يمكن أن يرسل إليك Peerway إشعارات على هذا الجهاز: عن جلساتك ورسائلك ومكالماتك. اختر ما تريده في إعداداتك.',
  turnOn: 'تشغيل الإشعارات',
  later: 'ليس الآن',
  on: 'الإشعارات مفعّلة. يمكنك تغيير ما يصلك في إعداداتك.',
  denied: 'متصفحك يمنع إشعارات Peerway. يمكنك السماح بها في إعدادات الموقع.',
  failed: 'لم ينجح ذلك. أعد المحاولة بعد لحظة.',
  ios: 'على iPhone وiPad يعمل ذلك بعد إضافة Peerway إلى الشاشة الرئيسية: اضغط «مشاركة»، ثم «إضافة إلى الشاشة الرئيسية»، وافتحه من هناك.',
};
