import type { seats as English } from '../en/seats.ts';
import type { Translated } from '../translated.ts';
import { name, plural } from './grammar.ts';

/** Words of instant seats, of roles, and of offers from the waiting list. */
export const seats: Translated<typeof English> = {
  editor: {
    title: 'كيف ينضم الآخرون',
    instantLabel: 'من يحصل على مقعد',
    instant: {
      nobody: { name: 'أنت تقرر', hint: 'تقرأ كل طلب وتقبله أو ترفضه.' },
      friends: { name: 'الأصدقاء ينضمون فورًا', hint: 'يطلب غيرهم الانضمام، وأنت تقرر.' },
      everyone: { name: 'الجميع ينضم فورًا', hint: 'الأسبقية لمن يصل أولًا، حتى تمتلئ.' },
    },
    roles: 'الأدوار (اختياري)',
    rolesHint: (most) => `خصّص مقاعد للأدوار، مثلًا تانك واحد وهيلر واحد. أقصى عدد للأدوار ${most}.`,
    role: (place) => `الدور ${place}`,
    rolePlaceholder: 'تانك',
    roleSeats: 'المقاعد',
    addRole: 'إضافة دور',
    removeRole: (n) => (n === '' ? 'إزالة الدور' : `إزالة دور ${name(n)}`),
    rest: (count) =>
      plural(count, {
        zero: 'لا مقاعد لأي دور.',
        one: 'مقعد واحد لأي دور.',
        two: 'مقعدان لأي دور.',
        few: `${count} مقاعد لأي دور.`,
        many: `${count} مقعدًا لأي دور.`,
        other: `${count} مقعد لأي دور.`,
      }),
  },
  rules: {
    roleName: 'أعطِ كل دور اسمًا.',
    roleTwice: 'لا يمكن إدراج الدور أكثر من مرة.',
    roleSeats: 'يحتاج كل دور إلى مقعد واحد على الأقل.',
    tooMany: 'مقاعد الأدوار أكثر من مقاعد الجلسة. أحد المقاعد لك.',
  },
  page: {
    roles: 'الأدوار',
    any: 'أي دور',
    taken: (taken, total) => `${taken} من ${total}`,
    full: 'ممتلئ',
    held: (count) =>
      plural(count, {
        one: 'مقعد واحد معروض على قائمة الانتظار',
        two: 'مقعدان معروضان على قائمة الانتظار',
        few: `${count} مقاعد معروضة على قائمة الانتظار`,
        many: `${count} مقعدًا معروضًا على قائمة الانتظار`,
        other: `${count} مقعد معروض على قائمة الانتظار`,
      }),
  },
  join: {
    now: 'انضمام الآن',
    hint: 'تحصل على مقعد فورًا.',
    roleFullHint: 'تحصل على مقعد فورًا إن وُجد لدورك. وإلا تدخل قائمة الانتظار.',
    listHint: 'كل المقاعد محجوزة. يمكنك دخول قائمة الانتظار.',
    role: 'دورك',
    any: 'أي دور',
    full: (role) => `${name(role)} (ممتلئ)`,
    text: 'رسالة إلى المضيف (اختيارية)',
    joined: (session) => `انضممت إلى ${name(session)}`,
    waiting: (session) => `أنت في قائمة انتظار ${name(session)}`,
  },
  offer: {
    title: 'لك مقعد شاغر',
    until: (clock) => `هو لك إن أخذته قبل الساعة ${clock}.`,
    left: (time) => `الوقت المتبقي: ${time}.`,
    passHint: 'إذا مرّرته، ينتقل إلى التالي وتغادر قائمة الانتظار.',
    freeHint: 'خذه قبل أن يأخذه غيرك.',
    take: 'أخذ المقعد',
    pass: 'تمرير',
    takeIn: (session) => `أخذ المقعد في ${name(session)}`,
    taken: 'أنت ضمن الجلسة.',
    passed: 'مرّرت المقعد، وينتقل إلى التالي.',
    offered: (clock) => `مقعد معروض حتى ${clock}`,
  },
  host: {
    roleOf: (n) => `دور ${name(n)}`,
    given: (n, role) => `دور ${name(n)} الآن: ${name(role)}.`,
    givenAny: (n) => `دور ${name(n)} الآن: أي دور.`,
  },
};
