import type { NotificationTopic } from '../../../worker/contract/vocabulary.ts';
import type {
  deviceWords as DeviceWords,
  emailTexts as English,
  moment as Moment,
  WayChange,
} from '../en/emails.ts';
import { topics } from '../made/ar/notification-settings.ts';
import { amount, name, plural } from './grammar.ts';

const NOT_YOURS = 'ثم أزل ما ليس لك من قسم «الأمان» في صفحتك.';
const IGNORE = 'إن لم يكن هذا منك، يمكنك تجاهل هذه الرسالة. لن يتغير شيء.';
const SECURE_ACCOUNT =
  'إن لم يكن هذا منك، أعد تعيين كلمة المرور الآن: اختر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول. يُسجَّل عندها الخروج من كل الأجهزة.';
const FINE = 'إن كان هذا منك، فلا حاجة إلى فعل شيء.';

/** What was done to a way into the account. */
const WAY_CHANGES: Record<WayChange, (at: string) => string> = {
  'passkey-added': (at) => `أُضيف مفتاح مرور إلى حسابك على Peerway في ${at}.`,
  'passkey-removed': (at) => `أُزيل مفتاح مرور من حسابك على Peerway في ${at}.`,
  'codes-on': (at) => `شُغّلت رموز تطبيق المصادقة لحسابك على Peerway في ${at}.`,
  'codes-off': (at) => `أُوقفت رموز تطبيق المصادقة لحسابك على Peerway في ${at}.`,
  'recovery-codes-renewed': (at) =>
    `أُنشئت رموز استرداد جديدة لحسابك على Peerway في ${at}. لم تعد الرموز السابقة صالحة.`,
  'password-added': (at) => `أُضيفت كلمة مرور إلى حسابك على Peerway في ${at}.`,
  'password-removed': (at) => `أُزيلت كلمة المرور من حسابك على Peerway في ${at}.`,
};

const WAY_SUBJECT = 'تغيّرت إحدى طرق الدخول إلى حسابك';

const hello = (n: string) => `أهلًا ${name(n)}،`;
const HELLO = 'أهلًا،';

const toLink = ({ sentence, url }: { sentence: string; url: string }) => ({ label: sentence, url });

const why = (of: readonly NotificationTopic[] | 'digest') =>
  of === 'digest'
    ? 'تصلك هذه الرسالة مرة في اليوم لأنك طلبت ملخصًا يوميًا.'
    : `تصلك رسائل عن: ${of.map((topic) => topics[topic].name).join('، ')}.`;

/** The texts of all emails, the same in plain text and HTML. */
export const emailTexts: typeof English = {
  // An unconfirmed address gets no name, since a name can be anything, even an advert by a stranger.
  confirm: (url) => ({
    subject: 'أكّد بريدك الإلكتروني',
    lines: [
      HELLO,
      'أهلًا بك في Peerway! أكّد بريدك لتتمكن من تغيير كلمة المرور إن نسيتها. صلاحية الرابط ساعة واحدة.',
    ],
    links: [{ label: 'تأكيد البريد', url }],
    otherwise: 'إن لم تنشئ حسابًا على Peerway، يمكنك تجاهل هذه الرسالة.',
  }),
  reset: (n, url) => ({
    subject: 'إعادة تعيين كلمة المرور',
    lines: [
      n === null ? HELLO : hello(n),
      'وصلنا طلب لإعادة تعيين كلمة مرور حسابك على Peerway. يعمل الرابط مرة واحدة خلال ساعة.',
    ],
    links: [{ label: 'إعادة تعيين كلمة المرور', url }],
    otherwise: IGNORE,
  }),
  changeOld: (n, address, url) => ({
    subject: 'أكّد تغيير بريدك',
    lines: [
      hello(n),
      `طلبت تغيير بريد حسابك على Peerway إلى ${name(address)}. يتم التغيير بعد تأكيده من العنوانين. صلاحية الرابط ساعة واحدة.`,
    ],
    links: [{ label: 'تأكيد التغيير', url }],
    otherwise: `إن لم تطلب ذلك، فلا تؤكده. ${SECURE_ACCOUNT}`,
  }),
  changeNew: (url) => ({
    subject: 'أكّد بريدك الجديد',
    lines: [HELLO, 'أكّد أنك تريد استخدام هذا البريد لحسابك على Peerway. صلاحية الرابط ساعة واحدة.'],
    links: [{ label: 'تأكيد البريد الجديد', url }],
    otherwise: IGNORE,
  }),
  newDevice: (n, device, at) => ({
    subject: 'تسجيل دخول جديد إلى حسابك',
    lines: [hello(n), `سُجّل الدخول إلى حسابك على Peerway من جهاز جديد: ${name(device)}، في ${at}.`],
    otherwise: `${FINE} ${SECURE_ACCOUNT}`,
  }),
  passwordChanged: (n, at, removed) => ({
    subject: 'تغيّرت كلمة مرورك',
    lines: [
      hello(n),
      `تغيّرت كلمة مرور حسابك على Peerway في ${at}. وسُجّل الخروج من كل الأجهزة الأخرى.`,
      ...(removed
        ? [
            'وللأمان، أزلنا أيضًا الحسابات المرتبطة ومفاتيح المرور والرموز وروابط التقويم التي أُضيفت قبل تأكيد هذا البريد. يمكنك إضافة ما يخصك من جديد في صفحتك.',
          ]
        : []),
    ],
    otherwise: `${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  waysChanged: (n, change, at) => ({
    subject: WAY_SUBJECT,
    lines: [hello(n), WAY_CHANGES[change](at)],
    otherwise: `${FINE} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  linked: (n, provider, at) => ({
    subject: WAY_SUBJECT,
    lines: [hello(n), `رُبط ${name(provider)} بحسابك على Peerway في ${at}.`],
    otherwise: `${FINE} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  unlinked: (n, provider, at) => ({
    subject: WAY_SUBJECT,
    lines: [hello(n), `أُلغي ربط ${name(provider)} بحسابك على Peerway في ${at}.`],
    otherwise: `${FINE} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  recoveryUsed: (n, left, at) => ({
    subject: 'استُخدم رمز استرداد',
    lines: [
      hello(n),
      `استُخدم رمز استرداد لحسابك على Peerway في ${at}. ${plural(left, {
        zero: 'كان آخر رمز لديك. يمكنك الحصول على رموز جديدة من قسم «الأمان» في صفحتك.',
        one: 'بقي لديك رمز واحد.',
        two: 'بقي لديك رمزان.',
        few: `بقيت لديك ${left} رموز.`,
        many: `بقي لديك ${left} رمزًا.`,
        other: `بقي لديك ${left} رمز.`,
      })}`,
    ],
    otherwise: `${FINE} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  leaving: (n, until) => ({
    subject: 'سيُحذف حسابك',
    lines: [
      hello(n),
      `سيُحذف حسابك على Peerway وكل بياناتك الشخصية فيه في ${until}. للاحتفاظ بحسابك، سجّل الدخول قبل ذلك.`,
    ],
    otherwise: `إن لم يكن هذا منك، سجّل الدخول واحتفظ بحسابك. ${SECURE_ACCOUNT}`,
  }),
  /** One notification, several, or those of a day. */
  notifications: (n, [first, ...more], { of, unsubscribeUrl, settingsUrl }) => {
    const alone = more.length === 0;
    const headline = `${amount(more.length + 1, [
      'إشعار واحد',
      'إشعاران',
      'إشعارات',
      'إشعارًا',
      'إشعار',
    ])} من Peerway`;
    return {
      subject: of === 'digest' ? 'يومك على Peerway' : alone ? first.sentence : headline,
      lines: [
        hello(n),
        of === 'digest'
          ? 'هذا ما فاتك:'
          : alone
            ? first.sentence.replace(/(?<![.?!؟])$/u, '.')
            : 'هذا هو الجديد:',
      ],
      links:
        alone && of !== 'digest'
          ? [{ label: 'فتح على Peerway', url: first.url }]
          : [first, ...more].map(toLink),
      otherwise: why(of),
      foot: [
        { label: 'إيقاف هذه الرسائل', url: unsubscribeUrl },
        { label: 'تغيير الإشعارات التي تصلك', url: settingsUrl },
      ],
    };
  },
};

let days: Intl.DateTimeFormat | undefined;

/** A moment in UTC: emails don't know the reader's time zone. */
export const moment: typeof Moment = (at) => {
  days ??= new Intl.DateTimeFormat('ar-u-nu-latn', { timeZone: 'UTC', dateStyle: 'long' });
  return `${days.format(at)} الساعة ${new Date(at).toISOString().slice(11, 16)} بتوقيت UTC`;
};

/** A device as its owner knows it: "Firefox on Windows". */
export const deviceWords: typeof DeviceWords = (browser, system) =>
  system === null
    ? (browser ?? 'متصفح غير معروف')
    : `${name(browser ?? 'متصفح غير معروف')} على ${name(system)}`;
