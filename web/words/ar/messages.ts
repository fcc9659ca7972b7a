import type { messages as English } from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { name, plural } from './grammar.ts';

const WHOM = 'يمكنك مراسلة أصدقائك ومن يشاركونك جلسة.';

const conversations = (count: number) =>
  plural(count, {
    one: 'محادثة واحدة',
    two: 'محادثتان',
    few: `${count} محادثات`,
    other: `${count} محادثة`,
  });

/** Words of rooms and conversations. */
export const messages: Translated<typeof English> = {
  title: 'الرسائل',
  link: (unread) =>
    plural(unread, {
      zero: 'الرسائل',
      one: 'الرسائل، محادثة واحدة فيها رسائل جديدة',
      two: 'الرسائل، محادثتان فيهما رسائل جديدة',
      few: `الرسائل، ${unread} محادثات فيها رسائل جديدة`,
      other: `الرسائل، ${unread} محادثة فيها رسائل جديدة`,
    }),
  none: 'لا توجد رسائل بعد',
  noneText: WHOM,
  unread: (count) => `${count} جديدة`,
  shown: (count, more) => (more ? conversations(count) : `كل المحادثات: ${count}`),
  moreConversations: 'عرض محادثات أخرى',
  deletedLast: 'رسالة محذوفة',
  room: 'الغرفة',
  roomHint: 'لا يراها إلا المضيف والأعضاء.',
  with: (n) => `الرسائل مع ${name(n)}`,
  message: 'مراسلة',
  messageOne: (n) => `مراسلة ${name(n)}`,
  empty: 'لا شيء هنا بعد. ألقِ التحية!',
  failed: 'تعذّر تحميل الرسائل.',
  missing: 'لا يمكنك مراسلة هذا الشخص.',
  retry: 'إعادة المحاولة',
  closed: 'لم يعد بإمكانك الكتابة هنا.',
  write: 'اكتب رسالة',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  discard: 'حذف',
  older: 'تحميل رسائل أقدم',
  newFrom: 'جديد',
  toNewest: (count) =>
    plural(count, {
      one: 'رسالة جديدة',
      two: 'رسالتان جديدتان',
      few: `${count} رسائل جديدة`,
      other: `${count} رسالة جديدة`,
    }),
  toBottom: 'أحدث الرسائل',
  edited: 'معدّلة',
  removed: {
    author: 'حُذفت هذه الرسالة.',
    host: 'أزال المضيف هذه الرسالة.',
    admin: 'أزال أحد المشرفين هذه الرسالة.',
  },
  typing: (people) => {
    const [one = ''] = people;
    return people.length === 1 ? `${name(one)} يكتب…` : 'عدة أشخاص يكتبون…';
  },
  more: (n) => `المزيد لرسالة ${name(n)}`,
  edit: 'تعديل',
  remove: 'حذف',
  save: 'حفظ',
  cancel: 'إلغاء',
  editing: 'تعديل رسالتك',
  you: 'أنت',
  search: {
    open: 'البحث في الرسائل',
    label: 'البحث في الرسائل',
    submit: 'بحث',
    close: 'إغلاق البحث',
    older: 'البحث في رسائل أقدم',
    found: (count, more) => {
      const found = plural(count, {
        zero: 'لا نتائج',
        one: 'وُجدت رسالة واحدة',
        two: 'وُجدت رسالتان',
        few: `وُجدت ${count} رسائل`,
        other: `وُجدت ${count} رسالة`,
      });
      return more ? `${found} حتى الآن.` : `${found}.`;
    },
  },
  gone: 'لم تعد في هذه الجلسة، لذلك لا يمكنك قراءة غرفتها أو الكتابة فيها.',
  unsent: 'ما كتبته لم يُرسل:',
};
