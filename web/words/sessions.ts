import * as english from './en/sessions.ts';
import { inLanguage } from './language.ts';

export const sessions = inLanguage('sessions', english.sessions);
