import type { languageChoice as English } from '../en/language-choice.ts';
import type { Translated } from '../translated.ts';

/** Words of choosing the language. The languages are named in themselves. */
export const languageChoice: Translated<typeof English> = {
  label: '语言',
  hint: '用于 Peerway 的所有文字，包括邮件和通知。大家自己写的内容不变。',
};
