import type {
  common as Common,
  empty as Empty,
  errors as Errors,
  themes as Themes,
} from '../en/common.ts';
import type { Translated } from '../translated.ts';
import { amount, name } from './grammar.ts';

/** A span of time: some days, or some hours and minutes. */
interface Span {
  days: number;
  hours: number;
  minutes: number;
}

/** @param after whether it stands after a preposition, which bends "two" */
const words = ({ days, hours, minutes }: Span, after: boolean): string => {
  const inDays = amount(days, ['يوم واحد', after ? 'يومين' : 'يومان', 'أيام', 'يومًا', 'يوم']);
  const inHours = amount(hours, ['ساعة', after ? 'ساعتين' : 'ساعتان', 'ساعات', 'ساعة', 'ساعة']);
  const inMinutes = amount(minutes, [
    'دقيقة',
    after ? 'دقيقتين' : 'دقيقتان',
    'دقائق',
    'دقيقة',
    'دقيقة',
  ]);
  if (days > 0) return inDays;
  if (hours === 0) return inMinutes;
  return minutes === 0 ? inHours : `${inHours} و${inMinutes}`;
};

const span = (length: Span) => words(length, false);

/** Words of the shell, of home and of what every screen needs. */
export const common: Translated<typeof Common> = {
  name: 'Peerway',
  tagline: 'طريقك إلى رفاق اللعب',
  nav: {
    label: 'القائمة الرئيسية',
    skip: 'الانتقال إلى المحتوى',
    home: 'Peerway، الرئيسية',
    search: 'بحث',
    register: 'إنشاء حساب',
    login: 'دخول',
    preferences: 'ألعابك',
    sessions: 'الجلسات',
    user: 'صفحتك',
    friends: 'الأصدقاء',
    admin: 'الإدارة',
    logout: 'خروج',
  },
  footer: {
    label: 'معلومات قانونية',
    imprint: 'بيانات المشغّل',
    privacy: 'الخصوصية',
    terms: 'الشروط',
    copyright: '© 2025 Peerway',
  },
  theme: 'المظهر',
  messages: { label: 'رسائل الموقع', dismiss: 'إغلاق' },
  close: 'إغلاق',
  cancel: 'إلغاء',
  retry: 'إعادة المحاولة',
  loading: 'جارٍ التحميل',
  notLoaded: 'تعذّر التحميل. أعد المحاولة، أو أعد تحميل الصفحة.',
  offline: 'أنت غير متصل بالإنترنت. قد يكون ما تراه قديمًا، ويُحدَّث حين يعود الاتصال.',
  list: {
    sessionsLatest: 'أحدث الجلسات',
    sessionsPreferred: 'جلسات تناسب ألعابك',
    usersLatest: 'أحدث اللاعبين',
    usersPreferred: 'لاعبون يناسبون ألعابك',
    setPreferences: 'هذه هي الأحدث. اختر ألعابك لترى ما يناسبك.',
    setPreferencesLink: 'اختيار ألعابك',
    hostOne: 'استضافة جلسة',
    all: 'عرض الكل',
  },
  pitch: {
    sentence: 'اعثر على رفاق للعب: انضم إلى جلسة أو استضف جلستك، ثم التقوا في مكالمة.',
    find: 'البحث عن جلسة',
    register: 'إنشاء حساب',
  },
  media: { play: 'تشغيل الفيديو', pause: 'إيقاف الفيديو' },
  online: 'متصل الآن',
  offlineWord: 'غير متصل',
  card: {
    apply: 'طلب الانضمام',
    waitingList: 'دخول قائمة الانتظار',
    microphone: 'مايك مطلوب',
    host: (n) => `يستضيفها ${name(n)}`,
    inCall: (count) => `مكالمة · ${count} فيها`,
    edit: 'تعديل',
    add: 'إضافة',
    games: 'الألعاب',
    seats: (taken, total) => `المقاعد: ${taken} من ${total}`,
  },
  status: {
    open: 'مفتوحة',
    full: 'ممتلئة',
    running: 'جارية',
    ended: 'انتهت',
    cancelled: 'ملغاة',
  },
  applicationStatus: {
    pending: 'طلبت الانضمام',
    waiting: 'في قائمة الانتظار',
    accepted: 'أنت ضمن الجلسة',
    declined: 'مرفوض',
    withdrawn: 'مسحوب',
    left: 'غادرت',
    removed: 'أُخرجت',
  },
  timeOf: (label) => `${label}، الوقت`,
  count: (count, max) => `${count} من ${max}`,
  platform: {
    pc: 'PC',
    playstation: 'PlayStation',
    xbox: 'Xbox',
    switch: 'Switch',
    mobile: 'الجوال',
  },
  time: {
    today: 'اليوم',
    tonight: 'الليلة',
    tomorrow: 'غدًا',
    yesterday: 'أمس',
    /** A day, as one of the above, and a time of the day. */
    dayAt: (day, clock) => `${day} ${clock}`,
    /** How long something lasts. */
    span,
    ago: (passed) => `قبل ${words(passed, true)}`,
    startsIn: (left) => `بعد ${words(left, true)}`,
    startedAgo: (passed) => `بدأت قبل ${words(passed, true)}`,
    over: 'انتهت',
  },
};

/** Words of places with nothing to show. */
export const empty: Translated<typeof Empty> = {
  noSessions: 'لا توجد جلسات',
  noUsers: 'لا يوجد لاعبون',
  noSessionsHint: 'كن الأول! استضف جلسة وسيجدها من يلعبون الألعاب نفسها.',
  noUsersHint: 'أضف ألعابًا أخرى إلى ألعابك لتجد المزيد من اللاعبين.',
  please: 'سجّل الدخول من فضلك',
  pleaseHint: 'سنعيدك إلى هنا مباشرة.',
};

/** Words of what went wrong, and what to do. */
export const errors: Translated<typeof Errors> = {
  title: 'تعذّر التحميل',
  offline: 'تعذّر الوصول إلى Peerway. لم يضع شيء مما كتبته. أعد المحاولة حين يعود الاتصال.',
  broken: 'حدث خطأ لدينا. لم يضع شيء مما كتبته. أعد المحاولة بعد لحظة.',
  limited: 'محاولات كثيرة دفعة واحدة. انتظر دقيقة، ثم أعد المحاولة.',
  fields: 'تحقق من الحقول المحددة.',
  missingTitle: 'الصفحة غير موجودة',
  missing: 'هذه الصفحة غير موجودة، أو لا يمكنك الوصول إليها.',
  home: 'الذهاب إلى الرئيسية',
};

/** The names of the themes. */
export const themes: Translated<typeof Themes> = {
  dark: 'داكن',
  light: 'فاتح',
  system: 'مثل النظام',
};
