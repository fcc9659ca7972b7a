import type { languageChoice as English } from '../en/language-choice.ts';
import type { Translated } from '../translated.ts';

/** Words of choosing the language. The languages are named in themselves. */
export const languageChoice: Translated<typeof English> = {
  label: '言語',
  hint: 'メールや通知を含む、Peerwayの表示すべてに使われます。ほかの人が書いた内容はそのままです。',
};
