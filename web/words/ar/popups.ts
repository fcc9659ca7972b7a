import type { popups as English } from '../en/popups.ts';
import type { Translated } from '../translated.ts';
import { name } from './grammar.ts';

/** Words of the popups that send an application or an invite. */
export const popups: Translated<typeof English> = {
  apply: {
    title: (session) => `طلب الانضمام إلى ${name(session)}`,
    text: 'رسالة إلى المضيف',
    hint: 'اكتب ماذا تلعب وكيف. يقرأ المضيف رسالتك قبل أن يقرر.',
    adults: 'عمري 18 عامًا أو أكثر',
    adultsHint: 'هذه الجلسة للبالغين فقط.',
    submit: 'إرسال الطلب',
    done: (session) => `أُرسل طلب الانضمام إلى ${name(session)}`,
    already: 'أنت عضو بالفعل أو سبق أن أرسلت طلبًا',
  },
  add: {
    title: (user) => `إضافة ${name(user)}`,
    text: 'رسالة مع طلب الصداقة',
    submit: 'إرسال الطلب',
    done: (user) => `أُرسل طلب الصداقة إلى ${name(user)}`,
    already: 'سبق أن أُرسل طلب الصداقة',
    login: 'سجّل الدخول من فضلك!',
  },
};
