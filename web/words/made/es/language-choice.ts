import type * as english from '../en/language-choice.ts';
import type { Translated } from '../../translated.ts';
export const languageChoice: Translated<typeof english.languageChoice> = { label: "Idioma", hint: "Para todo lo que dice Peerway, también en correos y notificaciones. Lo que escribe la gente no cambia." };
