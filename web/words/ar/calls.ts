import type { CALL_MEMBERS_MAX, VIDEO_MEMBERS_MAX } from '../../../worker/contract/call-bounds.ts';
import type { calls as English } from '../en/calls.ts';
import type { Translated } from '../translated.ts';
import { callDevices, trouble } from './call-devices.ts';
import { names } from './formats.ts';
import { name, plural } from './grammar.ts';

/** Copies of the contract’s bounds, since words import only types. Their types keep them equal. */
const MEMBERS: typeof CALL_MEMBERS_MAX = 8;
const WITH_VIDEO: typeof VIDEO_MEMBERS_MAX = 5;

const FULL = `المكالمة ممتلئة: فيها ${MEMBERS} أشخاص أو يرن الاتصال لديهم.`;

/** Words of calls. */
export const calls: Translated<typeof English> = {
  prompt: (people) => `الانضمام إلى المكالمة مع ${names(people)}`,
  /** Before joining people who aren't friends. */
  exposed: 'بدون خادم وسيط، يمكن لمن في هذه المكالمة رؤية عنوان IP الخاص بك.',
  stranger: {
    title: (n) => `الاتصال بـ ${name(n)}؟`,
    text: 'انضم هذا الشخص إلى المكالمة وليس من أصدقائك. بدون خادم وسيط، يمكنه رؤية عنوان IP الخاص بك بعد الاتصال.',
    agree: 'اتصال',
    refuse: 'عدم الاتصال',
  },
  notification: 'Peerway يرن. افتح الصفحة للرد.',
  ring: {
    single: 'مكالمة صوتية',
    singleVideo: 'مكالمة فيديو',
    group: (count) =>
      plural(count, {
        one: 'مكالمة جماعية مع شخص واحد',
        two: 'مكالمة جماعية مع شخصين',
        few: `مكالمة جماعية مع ${count} أشخاص`,
        many: `مكالمة جماعية مع ${count} شخصًا`,
        other: `مكالمة جماعية مع ${count} شخص`,
      }),
    join: 'انضمام',
    joinVideo: 'انضمام بالكاميرا',
    joinVoice: 'صوت فقط',
    decline: 'رفض',
    silence: 'كتم الرنين',
    sound: 'تشغيل الرنين',
    check: 'تجربة الميكروفون والكاميرا',
    leavesOther: 'إذا انضممت، تغادر مكالمتك الحالية.',
    joining: 'جارٍ الانضمام…',
  },
  dial: {
    call: 'اتصال',
    callOne: (n) => `اتصال بـ ${name(n)}`,
    video: 'مكالمة فيديو',
    videoOne: (n) => `مكالمة فيديو مع ${name(n)}`,
    add: 'إضافة إلى المكالمة',
    addOne: (n) => `إضافة ${name(n)} إلى المكالمة`,
    inCall: 'في هذه المكالمة',
    group: 'اتصال بالمجموعة',
    videoGroup: 'مكالمة فيديو مع المجموعة',
    everyone: 'اتصال بالجميع',
    join: (count) =>
      count === 0 ? 'دخول الدردشة الصوتية' : `دخول الدردشة الصوتية · ${count} فيها`,
    joinHint: (people) =>
      people.length === 0
        ? 'لن يرن لدى أحد.'
        : `في الدردشة الصوتية: ${names(people)}. لن يرن لدى أحد.`,
    full: `المكالمة ممتلئة: فيها ${MEMBERS} أشخاص. يمكنك الانضمام حين يغادر أحدهم.`,
    everyoneHint: (count) =>
      count > MEMBERS - 1
        ? `يرن لدى ${MEMBERS - 1} أشخاص في هذه الجلسة، بدءًا بالموجودين الآن.`
        : 'يرن لدى كل من في هذه الجلسة.',
    failed: 'تعذّر بدء المكالمة. تحقق من اتصالك وأعد المحاولة.',
    unsupported:
      'المكالمات لا تعمل في هذا المتصفح. جرّب إصدارًا حديثًا من Chrome أو Edge أو Firefox أو Safari.',
    select: 'تحديد أصدقاء',
    selectDone: 'إلغاء',
    selected: (count) =>
      plural(count, {
        one: 'حُدد شخص واحد',
        two: 'حُدد شخصان',
        few: `حُدد ${count} أشخاص`,
        many: `حُدد ${count} شخصًا`,
        other: `حُدد ${count} شخص`,
      }),
    selectUpTo: `حتى ${MEMBERS - 1}`,
    selectOne: (n) => `تحديد ${name(n)}`,
    selectedLabel: 'الأصدقاء المحددون',
  },
  stage: {
    label: 'المكالمة',
    asking: 'بدء المكالمة…',
    resuming: 'العودة إلى المكالمة…',
    alone: 'غادر جميع الآخرين. صوتك مكتوم، وتنتهي المكالمة خلال دقيقة.',
    aloneShort: 'غادر جميع الآخرين. صوتك مكتوم.',
    first: 'أنت أول الحاضرين. يرى الآخرون أنك في المكالمة ويمكنهم الانضمام.',
    firstShort: 'لا أحد غيرك هنا بعد.',
    clock: 'مدة المكالمة',
    you: 'أنت',
    ringing: 'يرن…',
    connecting: 'جارٍ الاتصال…',
    lost: 'إعادة الاتصال…',
    away: 'انقطع الاتصال، وقد يعود',
    heldBack: 'غير متصل بك',
    mayHaveToAgree: 'غير متصل بعد، وقد تلزم موافقته أولًا',
    noWay: 'تعذّر الاتصال حتى الآن، نواصل المحاولة',
    noRelay:
      'تعذّر الاتصال حتى الآن، نواصل المحاولة. شبكتاكما تمنعان المكالمات المباشرة، وليس لهذا المجتمع خادم وسيط.',
    quality: { good: 'اتصال جيد', fair: 'اتصال متوسط', poor: 'اتصال ضعيف' },
    speaking: 'يتكلم',
    muted: 'صوته مكتوم',
    sharing: (n) => `شاشة ${name(n)}`,
    ownScreen: 'شاشتك',
    fullScreen: 'ملء الشاشة',
    popOut: 'عرض في نافذة مستقلة',
    noWindow: 'لم يسمح متصفحك بذلك. أعد المحاولة بعد لحظة.',
    reconnecting: 'انقطع اتصالك بـ Peerway. مكالمتك مستمرة ونحن نعيد الاتصال.',
    autoplayBlocked: 'متصفحك منع الصوت. انقر أو المس أي مكان لتسمع الآخرين.',
    noVideo: `المكالمات التي تضم أكثر من ${WITH_VIDEO} أشخاص صوتية فقط. الكاميرات ومشاركة الشاشة متوقفة.`,
    session: (n) => `الجلسة: ${name(n)}`,
    full: FULL,
    outcome: {
      declined: (n) => `رفض ${name(n)} المكالمة.`,
      'no-answer': (n) => `لم يرد ${name(n)}.`,
      busy: (n) => `${name(n)} في مكالمة أخرى.`,
      cancelled: (n) => `توقف الرنين لدى ${name(n)}.`,
      unreachable: (n) => `تعذّر الوصول إلى ${name(n)}.`,
      'friends-only': (n) => `لا يستقبل ${name(n)} المكالمات إلا من الأصدقاء.`,
      full: (n) => `لم يتمكن ${name(n)} من الانضمام لأن المكالمة ممتلئة.`,
    },
  },
  controls: {
    label: 'أزرار المكالمة',
    mute: 'كتم الصوت',
    unmute: 'إلغاء الكتم',
    cameraOn: 'تشغيل الكاميرا',
    cameraOff: 'إيقاف الكاميرا',
    share: 'مشاركة الشاشة',
    unshare: 'إيقاف مشاركة الشاشة',
    deafen: 'إيقاف صوت الآخرين',
    undeafen: 'تشغيل صوت الآخرين',
    devices: 'الأجهزة والإعدادات',
    add: 'إضافة أشخاص',
    hangUp: 'إنهاء',
    hold: 'اضغط مطولًا لتتكلم',
    short: {
      mute: 'كتم',
      unmute: 'إلغاء الكتم',
      camera: 'الكاميرا',
      share: 'الشاشة',
      deafen: 'الصوت',
      devices: 'الأجهزة',
      add: 'إضافة',
      hangUp: 'إنهاء',
      hold: 'تكلم',
    },
    talkKey: (key) =>
      `اضغط ${name(key)} مطولًا لتتكلم. يعمل ذلك حين تكون هذه الصفحة في الأمام ولا تكتب فيها.`,
    talking: 'الآخرون يسمعونك.',
  },
  person: {
    menu: (n) => `إعدادات صوت ${name(n)}`,
    volume: (n) => `مستوى صوت ${name(n)}`,
    percent: (share) => `${Math.round(share * 100)}%`,
  },
  trouble,
  bar: {
    label: 'المكالمة الحالية',
    open: 'فتح المكالمة',
    with: (people) => (people.length === 0 ? 'مكالمة' : `مع ${names(people)}`),
    asking: 'جارٍ الاتصال…',
  },
  devices: callDevices,
  add: {
    title: 'إضافة أشخاص إلى المكالمة',
    none: 'لا يوجد شخص آخر لإضافته.',
    fellow: 'في هذه الجلسة',
    room: (count) =>
      plural(count, {
        one: 'يوجد مكان لشخص واحد.',
        two: 'يوجد مكان لشخصين.',
        few: `يوجد مكان لـ ${count} أشخاص.`,
        many: `يوجد مكان لـ ${count} شخصًا.`,
        other: `يوجد مكان لـ ${count} شخص.`,
      }),
    submit: 'إضافة إلى المكالمة',
    failed: 'تعذّر تحميل هذه القائمة. أعد المحاولة.',
  },
  over: {
    left: (people) => `غادر ${people}. انتهت المكالمة.`,
    leftAlone: 'انتهت المكالمة.',
    'hung-up': (people) => `غادرت المكالمة مع ${people}.`,
    declined: (people) => `رفض ${people} المكالمة.`,
    'no-answer': (people) => `لم يرد ${people}.`,
    busy: (people) => `في مكالمة أخرى الآن: ${people}.`,
    cancelled: 'أُلغي الاتصال.',
    unreachable: (people) => `تعذّر الوصول إلى ${people}.`,
    'friends-only': (people) => `يستقبل المكالمات من الأصدقاء فقط: ${people}.`,
    unreachableNobody: 'تعذّر الوصول إلى أي أحد.',
    elsewhere: 'أنت في هذه المكالمة في صفحة أخرى أو على جهاز آخر.',
    alone: 'انتهت المكالمة لأن جميع الآخرين غادروا.',
    removed: 'انتهت المكالمة بالنسبة إليك.',
    full: `${FULL} أعد المحاولة حين يغادر أحدهم.`,
    lost: 'انتهت المكالمة لأن الاتصال انقطع مدة طويلة.',
    refused: 'تعذّر بدء المكالمة. ربما أنت في مكالمة في صفحة أخرى أو على جهاز آخر.',
    unanswered: 'لم يستجب Peerway. أعد المحاولة.',
    offline: 'أنت غير متصل بالإنترنت. يمكنك الاتصال مجددًا حين يعود الإنترنت.',
    again: 'إعادة الاتصال',
    dismiss: 'إغلاق',
    missed: (people) => `مكالمة فائتة من ${people}.`,
    names,
  },
  recent: {
    title: 'المكالمات الأخيرة',
    missed: 'فائتة',
    incoming: 'واردة',
    outgoing: 'صادرة',
    back: (people) => `معاودة الاتصال بـ ${people}`,
    backShort: 'معاودة الاتصال',
    failed: 'تعذّر تحميل مكالماتك.',
    more: 'عرض المزيد',
    noAnswer: 'صادرة، دون رد',
    declined: 'واردة، مرفوضة',
    missedCount: (count) =>
      plural(count, {
        one: 'مكالمة فائتة واحدة',
        two: 'مكالمتان فائتتان',
        few: `${count} مكالمات فائتة`,
        other: `${count} مكالمة فائتة`,
      }),
  },
  title: {
    ringing: (people) => `☎ ${names(people)}`,
    inCall: '● في مكالمة',
    muted: '○ الصوت مكتوم',
  },
};
