import { inLanguage } from './language.ts';
import * as english from './made/en/sessions.ts';

export const sessions = inLanguage('sessions', english.sessions);
