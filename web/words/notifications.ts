import { inLanguage } from './language.ts';
import * as english from './made/en/notifications.ts';

export const notices = inLanguage('notices', english.notices);
