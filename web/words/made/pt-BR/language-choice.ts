import type * as english from '../en/language-choice.ts';
import type { Translated } from '../../translated.ts';
export const languageChoice: Translated<typeof english.languageChoice> = { label: "Idioma", hint: "Para tudo o que o Peerway diz, também em e-mails e notificações. O que as pessoas escrevem fica como está." };
