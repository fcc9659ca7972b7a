import { inLanguage } from './language.ts';
import * as english from './made/en/moderation-log.ts';

export const adminLog = inLanguage('adminLog', english.adminLog);
