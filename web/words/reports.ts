import { inLanguage } from './language.ts';
import * as english from './made/en/reports.ts';

export const reports = inLanguage('reports', english.reports);
