import type {
  muting as Muting,
  notificationSettings as NotificationSettings,
  pushDevices as PushDevices,
  topics as Topics,
  unsubscribing as Unsubscribing,
} from '../en/notification-settings.ts';
import type { Translated } from '../translated.ts';
import { name } from './grammar.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: Translated<typeof Topics> = {
  applications: {
    name: 'طلبات الانضمام إلى جلساتك',
    hint: 'يطلب أحد الانضمام أو يسحب طلبه أو يغادر.',
  },
  seats: { name: 'طلباتك', hint: 'قُبلت أو رُفضت أو أُخرجت، أو عُرض عليك مقعد، أو فاتك عرض.' },
  changes: { name: 'تغييرات جلساتك', hint: 'وقت جديد أو ألعاب جديدة، أو إلغاء.' },
  reminders: { name: 'التذكيرات', hint: 'قبل جلساتك بيوم وبـ 15 دقيقة.' },
  voice: { name: 'الدردشة الصوتية', hint: 'يبدأ أحد الدردشة الصوتية في إحدى جلساتك.' },
  messages: { name: 'الرسائل', hint: 'الرسائل المباشرة، وذكرك، والجديد في غرف جلساتك.' },
  invitations: { name: 'الدعوات إلى الجلسات', hint: 'يدعوك مضيف أو عضو.' },
  friends: { name: 'الأصدقاء', hint: 'طلبات صداقة جديدة، ومن قبل طلبك.' },
  calls: { name: 'المكالمات الفائتة', hint: 'اتصل بك أحد وأنت غائب.' },
  matches: { name: 'عمليات البحث المحفوظة', hint: 'جلسة جديدة تناسب بحثًا حفظته.' },
  afterwards: { name: 'بعد الجلسة', hint: 'من حضر، والشكر الذي وصلك.' },
};

/** Words of the page where one chooses how to be notified. */
export const notificationSettings: Translated<typeof NotificationSettings> = {
  saved: 'حُفظ.',
  channels: { push: 'فوري', email: 'بريد' },
  topics: {
    title: 'ما تصلك إشعارات عنه',
    hint: 'يظهر كل شيء في الجرس أعلى الصفحة. اختر ما يصلك أيضًا وأنت غائب: كإشعار فوري على أجهزتك، أو كرسالة بريد إن لم تقرأه بعد مدة.',
    what: 'الموضوع',
    cell: (topic, channel) => `${topic}: ${channel}`,
    unconfirmed: 'لا نرسل رسائل إلا إلى عنوان مؤكد. أكّد عنوانك من «الحساب».',
    noMail: 'لا يرسل هذا المجتمع رسائل بريد بعد.',
  },
  when: {
    title: 'متى وكيف',
    quiet: 'ساعات الهدوء',
    quietHint: 'لا إشعارات فورية ولا رسائل بريد خلال هذه الساعات. ما يبقى مهمًا يصلك حين تنتهي.',
    from: 'من',
    to: 'إلى',
    same: 'اختر نهاية مختلفة.',
    digest: 'رسالة بريد واحدة يوميًا',
    digestHint:
      'يصلك ما فاتك في رسالة واحدة الساعة 9:00، وفيها ما لم تقرأه في الجرس. تغييرات الجلسات التي تبدأ خلال يوم لا تنتظر هذه الرسالة، إلا إذا أوقفت رسائل التغييرات.',
    zone: 'المنطقة الزمنية',
    private: 'إشعارات فورية خاصة',
    privateHint: 'تقول الإشعارات ما حدث، لكن دون أسماء أو رسائل.',
  },
};

/** Words about muted sessions. */
export const muting: Translated<typeof Muting> = {
  title: 'الجلسات المكتومة',
  none: 'لم تكتم أي جلسة. يمكنك كتم جلسة من صفحتها.',
  muteSession: 'كتم الجلسة',
  unmuteSession: 'إلغاء كتم الجلسة',
  unmute: 'إلغاء الكتم',
  unmuteOne: (n) => `إلغاء كتم ${name(n)}`,
  muted: (n) => `لن تصلك إشعارات فورية أو رسائل بريد عن ${name(n)}.`,
  unmuted: (n) => `أُلغي كتم ${name(n)}.`,
};

/** Words of the page behind the link in emails. */
export const unsubscribing: Translated<typeof Unsubscribing> = {
  title: 'إيقاف الرسائل',
  lead: 'لم تعد تريد هذه الرسائل؟ نقرة واحدة وتتوقف. يبقى كل شيء ظاهرًا في الجرس.',
  submit: 'إيقاف الرسائل',
  undo: 'تراجع',
  digest: (on) => (on ? 'ملخصك اليومي' : 'ملخصك اليومي، ورسائل الإشعارات المنفردة'),
  done: (on, emails) =>
    on ? `تصلك هذه الرسائل من جديد: ${emails}.` : `لن تصلك هذه الرسائل بعد الآن: ${emails}.`,
  dead: 'انتهت صلاحية هذا الرابط أو أنه غير مكتمل. سجّل الدخول لتغيير الرسائل التي تصلك.',
  settings: 'إعدادات الإشعارات',
};

/** Words about the browsers that get pushes. */
export const pushDevices: Translated<typeof PushDevices> = {
  title: 'أجهزة تصلها إشعارات فورية',
  hint: 'تسجيل الخروج على جهاز يوقف إشعاراته أيضًا.',
  unavailable: 'لا يرسل هذا المجتمع إشعارات فورية بعد.',
  on: 'الإشعارات مفعّلة في هذا المتصفح.',
  off: 'لا تصل إشعارات إلى هذا المتصفح بعد.',
  unsupported: 'لا يستقبل هذا المتصفح إشعارات حين يكون Peerway مغلقًا.',
  test: 'إرسال تجربة',
  testOne: (n) => `إرسال تجربة إلى ${name(n)}`,
  tested: (n) => `التجربة في طريقها إلى ${name(n)}.`,
  remove: 'إزالة',
  removeOne: (n) => `إيقاف الإشعارات الفورية إلى ${name(n)}`,
  removed: (n) => `لن تصل إشعارات فورية إلى ${name(n)} بعد الآن.`,
};
