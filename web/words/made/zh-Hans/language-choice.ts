import type * as english from '../en/language-choice.ts';
import type { Translated } from '../../translated.ts';
export const languageChoice: Translated<typeof english.languageChoice> = { label: "语言", hint: "用于 Peerway 的所有文字，包括邮件和通知。大家自己写的内容不变。" };
