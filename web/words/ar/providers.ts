import type { providerNames as ProviderNames, providers as Providers } from '../en/providers.ts';
import type { Translated } from '../translated.ts';
import { name } from './grammar.ts';

/** The names of the services that one can log in with. */
export const providerNames: Translated<typeof ProviderNames> = {
  discord: 'Discord',
  google: 'Google',
  twitch: 'Twitch',
  steam: 'Steam',
  demo: 'Demo ID',
};

/** Words of logging in with an account of another service. */
export const providers: Translated<typeof Providers> = {
  or: 'أو استخدم حسابًا لديك:',
  goOn: (n) => `المتابعة عبر ${name(n)}`,
  arriving: {
    wait: (n) => `نتحقق لدى ${name(n)}. لحظة…`,
    denied: (n) => `ألغيت العملية لدى ${name(n)}، لذلك لم يتغير شيء.`,
    lost: (n) => `انتهى تسجيل الدخول هذا عبر ${name(n)}، أو بدأ في صفحة أخرى. ابدأ من جديد.`,
    toLogin: 'العودة إلى تسجيل الدخول',
    toSecurity: 'العودة إلى «الأمان»',
    goBack: 'العودة إلى حيث كنت',
  },
  register: {
    title: 'بقيت خطوة',
    lead: (provider) => `هذه أول مرة لك هنا عبر ${name(provider)}. اختر كيف يراك الآخرون.`,
    confirmed: (provider) => `أكّد ${name(provider)} هذا البريد، فلا حاجة إلى أن تؤكده.`,
    open: 'سنرسل إليك رابطًا لتأكيده.',
    takenTitle: 'لديك حساب بالفعل',
    taken: (provider) => `يوجد حساب ببريدك. سجّل الدخول إليه واربط ${name(provider)} من «الأمان».`,
    takenByOther: 'لم تنشئه؟ أعد تعيين كلمة مروره: يصبح لك ويُسجَّل خروج كل من سواك.',
    reset: 'إعادة تعيين كلمة المرور',
    logIn: 'تسجيل الدخول',
    other: 'إنشاء حساب آخر ببريد مختلف',
    gamertag: (provider) => `إظهار اسمي على ${name(provider)} لأصدقائي كاسم لاعب على PC`,
    ofAgeHint: 'يلزمك هذا للجلسات المخصصة للبالغين. يمكنك فعله لاحقًا أيضًا.',
  },
  section: {
    title: 'الحسابات المرتبطة',
    hint: 'سجّل الدخول بحساب لك في خدمة أخرى. لا ننشر فيها شيئًا أبدًا.',
    none: 'لم تربط أي حساب بعد.',
    link: (provider) => `ربط ${name(provider)}`,
    linked: (provider) => `رُبط ${name(provider)}. يمكنك تسجيل الدخول عبره من الآن.`,
    linkedOn: (date) => `رُبط في ${date}`,
    used: (ago) => `آخر استخدام ${ago}`,
    unused: 'لم يُستخدم بعد',
    unlink: 'إلغاء الربط',
    unlinkOne: (provider) => `إلغاء ربط ${name(provider)}`,
    unlinkTitle: (provider) => `إلغاء ربط ${name(provider)}؟`,
    unlinkText: (provider) =>
      `لن يمكنك تسجيل الدخول عبر ${name(provider)} بعد ذلك. الأجهزة المسجّل دخولها تبقى كذلك.`,
    unlinked: (provider) => `أُلغي ربط ${name(provider)}.`,
    off: 'لا يمكنك تسجيل الدخول عبره الآن.',
    last: 'هذه هي الطريقة الوحيدة للدخول إلى حسابك، لذلك لا يمكن إلغاء الربط. أضف طريقة أخرى أولًا.',
  },
  proof: {
    done: 'شكرًا، تأكدنا من هويتك. أعد المحاولة الآن.',
  },
};
