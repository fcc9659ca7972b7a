import * as english from './en/messages.ts';
import { inLanguage } from './language.ts';

export const messages = inLanguage('messages', english.messages);
