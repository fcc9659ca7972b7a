import * as english from './en/moderation-overview.ts';
import { inLanguage } from './language.ts';

export const adminOverview = inLanguage('adminOverview', english.adminOverview);
