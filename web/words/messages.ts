import { inLanguage } from './language.ts';
import * as english from './made/en/messages.ts';

export const messages = inLanguage('messages', english.messages);
