import type * as english from '../en/language-choice.ts';
import type { Translated } from '../../translated.ts';
export const languageChoice: Translated<typeof english.languageChoice> = { label: "Sprache", hint: "Für alles, was Peerway sagt, auch in E-Mails und Benachrichtigungen. Was andere schreiben, bleibt, wie es ist." };
