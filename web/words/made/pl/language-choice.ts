import type * as english from '../en/language-choice.ts';
import type { Translated } from '../../translated.ts';
export const languageChoice: Translated<typeof english.languageChoice> = { label: "Język", hint: "Dotyczy wszystkiego, co mówi Peerway, także w e-mailach i powiadomieniach. To, co piszą ludzie, się nie zmienia." };
