import { inLanguage } from './language.ts';
import * as english from './made/en/moderation-reports.ts';

export const adminReports = inLanguage('adminReports', english.adminReports);
