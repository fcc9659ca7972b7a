import * as english from './en/moderation-log.ts';
import { inLanguage } from './language.ts';

export const adminLog = inLanguage('adminLog', english.adminLog);
