import * as english from './en/reports.ts';
import { inLanguage } from './language.ts';

export const reports = inLanguage('reports', english.reports);
