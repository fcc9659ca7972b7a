import type * as english from '../en/language-choice.ts';
import type { Translated } from '../../translated.ts';
export const languageChoice: Translated<typeof english.languageChoice> = { label: "Langue", hint: "Pour tout ce que dit Peerway, e-mails et notifications compris. Ce que les gens écrivent ne change pas." };
