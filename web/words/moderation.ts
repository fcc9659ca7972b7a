import { inLanguage } from './language.ts';
import * as english from './made/en/moderation.ts';

export const admin = inLanguage('admin', english.admin);
