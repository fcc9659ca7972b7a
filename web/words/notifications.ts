import * as english from './en/notifications.ts';
import { inLanguage } from './language.ts';

export const notices = inLanguage('notices', english.notices);
