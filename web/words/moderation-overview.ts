import { inLanguage } from './language.ts';
import * as english from './made/en/moderation-overview.ts';

export const adminOverview = inLanguage('adminOverview', english.adminOverview);
