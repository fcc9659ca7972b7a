import type * as english from '../en/language-choice.ts';
import type { Translated } from '../../translated.ts';
export const languageChoice: Translated<typeof english.languageChoice> = { label: "言語", hint: "メールや通知を含む、Peerwayの表示すべてに使われます。ほかの人が書いた内容はそのままです。" };
