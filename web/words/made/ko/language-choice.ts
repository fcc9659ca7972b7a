import type * as english from '../en/language-choice.ts';
import type { Translated } from '../../translated.ts';
export const languageChoice: Translated<typeof english.languageChoice> = { label: "언어", hint: "이메일과 알림까지, Peerway가 하는 모든 말에 적용돼요. 사람들이 쓴 글은 그대로예요." };
