import * as english from './en/moderation-reports.ts';
import { inLanguage } from './language.ts';

export const adminReports = inLanguage('adminReports', english.adminReports);
